import { defineEntity } from '#kit/contract/define-entity.ts'
import { useChange } from '#kit/web/api-query.ts'
import { FormDialog } from '#kit/web/dialog/FormDialog.tsx'
import { fieldsOf } from '#kit/web/form/Field.tsx'
import { Wide } from '#kit/web/form/FormSection.tsx'
import { useEntityForm } from '#kit/web/form/use-entity-form.ts'
import { expectChange } from '#kit/web/record/own-changes.ts'
import { useText } from '#kit/web/text.ts'
import { toast } from '#kit/web/toast/toast.ts'
import { resettingAsks, usersEndpoints, type UserRecord } from '../contract/users.endpoints.ts'

const resetting = defineEntity('resetting', resettingAsks)
const Field = fieldsOf(resetting)

/** Takes the second factors from somebody who has lost them, with a note on who was recognised. */
export function ResetTwoFactorDialog({ user, close }: { user: UserRecord; close: () => void }) {
  const text = useText()
  const { id, name } = user
  const reset = useChange(usersEndpoints.resetTwoFactor)
  const form = useEntityForm<UserRecord>({
    entity: resetting,
    schema: resetting.create,
    initial: {},
    save: (body) => reset.mutateAsync({ params: { id }, body }),
    onSaved: (saved) => {
      expectChange(saved)
      toast.success(text('toast.twoFactorReset', { name }))
      close()
    },
  })
  return (
    <FormDialog
      title={text('resetTwoFactor.title', { name })}
      intro={text('resetTwoFactor.body', { name })}
      verb={text('actions.resetTwoFactor')}
      isDanger
      form={form}
      close={close}
    >
      <Wide>
        <Field name="identityNote" />
      </Wide>
    </FormDialog>
  )
}
