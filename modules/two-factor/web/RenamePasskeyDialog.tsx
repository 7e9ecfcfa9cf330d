import { Button, TextInput } from '@mantine/core'
import { useState } from 'react'
import { callApi } from '#kit/web/api-call.ts'
import { ApiProblem } from '#kit/web/api-problem.ts'
import { refreshTopics } from '#kit/web/api-query.ts'
import { queries } from '#kit/web/queries.ts'
import { useKitText, useText } from '#kit/web/text.ts'
import { toast } from '#kit/web/toast/toast.ts'
import { passkeysEndpoints, type Passkey } from '#modules/passkeys/contract/passkeys.endpoints.ts'
import { AccountDialog } from './AccountDialog.tsx'
import classes from './dialogs.module.css'
import { useAttempt } from './use-attempt.ts'

export function RenamePasskeyDialog({ passkey, close }: { passkey: Passkey; close: () => void }) {
  const text = useText('twoFactor')
  const kit = useKitText()
  const [name, setName] = useState(passkey.name)
  const { attempt, isPending, complaints } = useAttempt()
  const save = async () => {
    const { id } = passkey
    const call = () => callApi(passkeysEndpoints.renamePasskey, { params: { id }, body: { name } })
    if ((await attempt(call)) instanceof ApiProblem) return
    toast.success(text('toast.renamed'))
    void refreshTopics(queries, ['passkeys'])
    close()
  }
  return (
    <AccountDialog
      title={text('security.renamePasskey', { name: passkey.name })}
      width={600}
      close={close}
    >
      <form
        noValidate
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault()
          void save()
        }}
      >
        <p role="alert" className={classes.failure}>
          {complaints.general}
        </p>
        <TextInput
          label={text('security.passkeyName')}
          value={name}
          maxLength={60}
          size="md"
          data-autofocus
          error={complaints.fields['name']}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <div className={classes.buttons}>
          <Button variant="default" onClick={close}>
            {kit('actions.cancel')}
          </Button>
          <Button type="submit" loading={isPending}>
            {kit('actions.save')}
          </Button>
        </div>
      </form>
    </AccountDialog>
  )
}
