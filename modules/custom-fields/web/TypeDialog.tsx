import { Text } from '@mantine/core'
import { defineEntity } from '#kit/contract/define-entity.ts'
import { choice } from '#kit/contract/fields.ts'
import { ownTypes, type OwnType } from '#kit/contract/own-fields.ts'
import { useAnswer, useChange } from '#kit/web/api-query.ts'
import { FormDialog } from '#kit/web/dialog/FormDialog.tsx'
import { fieldsOf } from '#kit/web/form/Field.tsx'
import { Wide } from '#kit/web/form/FormSection.tsx'
import { useEntityForm } from '#kit/web/form/use-entity-form.ts'
import { useBilingual } from '#kit/web/show/BilingualText.tsx'
import { useText } from '#kit/web/text.ts'
import { toast } from '#kit/web/toast/toast.ts'
import {
  customFieldsEndpoints,
  type CustomFieldRecord,
} from '../contract/custom-fields.endpoints.ts'
import { shownElsewhere } from './shown-elsewhere.ts'
import { typesAfter } from './types-after.ts'

const retyping = defineEntity('retyping', { type: choice(ownTypes, { required: true }) })
const Field = fieldsOf(retyping)

/** Gives a field another type, once it was seen what that would lose. */
export function TypeDialog(props: { field: CustomFieldRecord; close: () => void }) {
  const { field, close } = props
  const text = useText()
  const { id } = field
  const types = typesAfter(field.type)
  const change = useChange(customFieldsEndpoints.changeType, shownElsewhere)
  const form = useEntityForm<unknown>({
    entity: retyping,
    schema: retyping.create,
    initial: { type: types.length === 1 ? types[0] : null },
    save: ({ type }: { type: OwnType }, { version = field.version }) =>
      change.mutateAsync({ params: { id }, body: { type, losing: lost }, version }),
    onSaved: () => {
      toast.success(text('toast.retyped'))
      close()
    },
  })
  const type = (form.values['type'] || null) as OwnType | null
  const preview = useAnswer(
    customFieldsEndpoints.previewTypeChange,
    { params: { id }, query: { type: type ?? 'text' } },
    { enabled: type !== null },
  )
  const { kept = 0, lost = 0, examples = [] } = preview.data ?? {}
  return (
    <FormDialog
      title={text('retype.title', { name: useBilingual()(field.name) })}
      verb={text('retype.verb')}
      isDanger={lost > 0}
      form={form}
      close={close}
    >
      <Wide>
        <Field name="type" choices={types} />
      </Wide>
      {type && preview.data && (
        <Wide>
          <Text role="status">
            {text('retype.kept', { count: kept })} {text('retype.lost', { count: lost })}
            {examples.length > 0 &&
              ` ${text('retype.examples', { examples: examples.join(', ') })}`}
          </Text>
        </Wide>
      )}
    </FormDialog>
  )
}
