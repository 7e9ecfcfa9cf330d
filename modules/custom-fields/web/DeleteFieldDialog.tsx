import { Text } from '@mantine/core'
import { defineEntity } from '#kit/contract/define-entity.ts'
import { useChange } from '#kit/web/api-query.ts'
import { FormDialog } from '#kit/web/dialog/FormDialog.tsx'
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

const removing = defineEntity('removing', {})

/** Names what goes and how many values go with it. */
export function DeleteFieldDialog(props: { field: CustomFieldRecord; close: () => void }) {
  const { field, close } = props
  const text = useText()
  const name = useBilingual()(field.name)
  const remove = useChange(customFieldsEndpoints.deleteCustomField, shownElsewhere)
  const { id, values } = field
  const form = useEntityForm<unknown>({
    entity: removing,
    schema: removing.create,
    initial: {},
    save: (_, { version = field.version }) =>
      remove.mutateAsync({ params: { id }, query: { values: String(values) }, version }),
    onSaved: () => {
      toast.success(text('toast.deleted'))
      close()
    },
  })
  return (
    <FormDialog
      title={text('delete.title', { name })}
      verb={text('delete.verb', { name })}
      isDanger
      form={form}
      close={close}
    >
      <Wide>
        <Text>{text('delete.body', { count: values })}</Text>
      </Wide>
    </FormDialog>
  )
}
