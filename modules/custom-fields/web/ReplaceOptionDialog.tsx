import { defineEntity } from '#kit/contract/define-entity.ts'
import { reference } from '#kit/contract/fields.ts'
import { useChange } from '#kit/web/api-query.ts'
import { FormDialog } from '#kit/web/dialog/FormDialog.tsx'
import { fieldsOf } from '#kit/web/form/Field.tsx'
import { Wide } from '#kit/web/form/FormSection.tsx'
import { matching, type UseOptions } from '#kit/web/form/reference-options.ts'
import { useEntityForm } from '#kit/web/form/use-entity-form.ts'
import { useBilingual } from '#kit/web/show/BilingualText.tsx'
import { useText } from '#kit/web/text.ts'
import { toast } from '#kit/web/toast/toast.ts'
import {
  customFieldsEndpoints,
  type CustomFieldRecord,
} from '../contract/custom-fields.endpoints.ts'
import { shownElsewhere } from './shown-elsewhere.ts'

const replacing = defineEntity('replacing', {
  optionId: reference({ required: true }),
  replacementId: reference({ required: true }),
})
const Field = fieldsOf(replacing)

/** Whoever has a choice has another one from then on. */
export function ReplaceOptionDialog(props: { field: CustomFieldRecord; close: () => void }) {
  const { field, close } = props
  const text = useText()
  const bilingual = useBilingual()
  const replace = useChange(customFieldsEndpoints.replaceOption, shownElsewhere)
  const form = useEntityForm<unknown>({
    entity: replacing,
    schema: replacing.create,
    initial: {},
    save: (body, { version = field.version }) =>
      replace.mutateAsync({ params: { id: field.id }, body, version }),
    onSaved: () => {
      toast.success(text('toast.replaced'))
      close()
    },
  })
  const useAll: UseOptions = (typed, chosen) =>
    matching(
      field.options.map(({ id, name, uses }) => ({
        value: id,
        label: text('replace.option', { name: bilingual(name), count: uses }),
      })),
      typed,
      chosen,
    )
  const useOffered: UseOptions = (typed, chosen) =>
    matching(
      field.options
        .filter(({ id, isArchived }) => !isArchived && id !== form.values['optionId'])
        .map(({ id, name }) => ({ value: id, label: bilingual(name) })),
      typed,
      chosen,
    )
  return (
    <FormDialog
      title={text('replace.title', { name: bilingual(field.name) })}
      intro={text('replace.intro')}
      verb={text('replace.verb')}
      form={form}
      close={close}
    >
      <Wide>
        <Field name="optionId" useOptions={useAll} />
      </Wide>
      <Wide>
        <Field name="replacementId" useOptions={useOffered} />
      </Wide>
    </FormDialog>
  )
}
