import { useState } from 'react'
import { useChange } from '#kit/web/api-query.ts'
import { expectChange } from '#kit/web/record/ChangedElsewhere.tsx'
import { Dialog } from '#kit/web/dialog/Dialog.tsx'
import { DialogForm } from '#kit/web/dialog/DialogForm.tsx'
import { useText } from '#kit/web/text.ts'
import { toast } from '#kit/web/toast/toast.ts'
import { usersEndpoints, type UserRecord } from '../contract/users.endpoints.ts'
import { ReasonInput } from './DisableDialog.tsx'
import { useDialogForm } from './use-dialog-form.ts'

/** Takes the second factors from somebody who has lost them, with a note on who was recognised. */
export function ResetTwoFactorDialog({ user, close }: { user: UserRecord; close: () => void }) {
  const text = useText('users')
  const { id, name } = user
  const [identityNote, setIdentityNote] = useState('')
  const reset = useChange(usersEndpoints.resetTwoFactor)
  const form = useDialogForm({
    required: { identityNote },
    async send() {
      expectChange(await reset.mutateAsync({ params: { id }, body: { identityNote } }))
      toast.success(text('toast.twoFactorReset', { name }))
      close()
    },
  })
  return (
    <Dialog title={text('resetTwoFactor.title', { name })} close={close}>
      <DialogForm
        {...form}
        close={close}
        verb={text('actions.resetTwoFactor')}
        isDanger
        intro={text('resetTwoFactor.body', { name })}
      >
        <ReasonInput
          name="identityNote"
          value={identityNote}
          onChange={setIdentityNote}
          error={form.errors['identityNote']}
        />
      </DialogForm>
    </Dialog>
  )
}
