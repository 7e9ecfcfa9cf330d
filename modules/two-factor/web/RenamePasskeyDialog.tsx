import { defineEntity } from '#kit/contract/define-entity.ts'
import { text as oneLine } from '#kit/contract/fields.ts'
import { callApi } from '#kit/web/api-call.ts'
import { refreshTopics } from '#kit/web/api-query.ts'
import { FormDialog } from '#kit/web/dialog/FormDialog.tsx'
import { Field } from '#kit/web/form/Field.tsx'
import { useEntityForm } from '#kit/web/form/use-entity-form.ts'
import { queries } from '#kit/web/queries.ts'
import { useText } from '#kit/web/text.ts'
import { toast } from '#kit/web/toast/toast.ts'
import { passkeysEndpoints, type Passkey } from '#modules/passkeys/contract/passkeys.endpoints.ts'

const entity = defineEntity('passkey', { name: oneLine(60, { required: true }) })

export function RenamePasskeyDialog({ passkey, close }: { passkey: Passkey; close: () => void }) {
  const { id, name } = passkey
  const text = useText('twoFactor')
  const form = useEntityForm<Passkey>({
    entity,
    schema: entity.create,
    initial: { name },
    save: (body) => callApi(passkeysEndpoints.renamePasskey, { params: { id }, body }),
    onSaved: () => {
      toast.success(text('toast.renamed'))
      void refreshTopics(queries, ['passkeys'])
      close()
    },
  })
  return (
    <FormDialog
      title={text('security.renamePasskey', { name })}
      verb={text('security.rename')}
      form={form}
      close={close}
    >
      <Field name="name" label={text('security.passkeyName')} />
    </FormDialog>
  )
}
