import { TextInput } from '@mantine/core'
import { startRegistration } from '@simplewebauthn/browser'
import { useState } from 'react'
import { callApi } from '#kit/web/api-call.ts'
import { ApiProblem } from '#kit/web/api-problem.ts'
import { DialogForm } from '#kit/web/dialog/DialogForm.tsx'
import { useText } from '#kit/web/text.ts'
import { toast } from '#kit/web/toast/toast.ts'
import { passkeysEndpoints } from '#modules/passkeys/contract/passkeys.endpoints.ts'
import { AccountDialog } from './AccountDialog.tsx'
import { useAttempt } from './use-attempt.ts'
import type { Enabled } from './use-verification.ts'

/** A name by which the person knows it again, then the device makes the passkey. */
export function PasskeyDialog({ enabled, close }: { enabled: Enabled; close: () => void }) {
  const text = useText('twoFactor')
  const [name, setName] = useState(thisDevice)
  const { attempt, isPending, complaints } = useAttempt()
  const add = async () => {
    const answer = await attempt(() => makePasskey(name.trim() || thisDevice()))
    if (answer instanceof ApiProblem) return
    if (!answer) return toast.error(text('toast.passkeyFailed'))
    toast.success(text('toast.passkeyAdded'))
    enabled(answer.recoveryCodes)
  }
  return (
    <AccountDialog title={text('security.addPasskey')} width={650} close={close}>
      <DialogForm
        submit={add}
        verb={text('security.addPasskey')}
        isBusy={isPending}
        failure={complaints.general}
        intro={text('methodHelp.passkey')}
      >
        <TextInput
          label={text('security.passkeyName')}
          value={name}
          maxLength={60}
          size="md"
          data-autofocus
          error={complaints.fields['name']}
          onChange={(event) => setName(event.currentTarget.value)}
        />
      </DialogForm>
    </AccountDialog>
  )
}

/** Null when the device, or the person, did not make one. */
async function makePasskey(name: string) {
  const options = await callApi(passkeysEndpoints.offerPasskey, {})
  const made = await startRegistration({ optionsJSON: options as never }).catch(() => null)
  if (!made) return null
  const { clientDataJSON, attestationObject, transports = [] } = made.response
  return callApi(passkeysEndpoints.addPasskey, {
    body: { id: made.id, clientDataJSON, attestationObject, transports, name },
  })
}

/** What the browser calls the machine that it runs on, e.g. Windows. */
function thisDevice(): string {
  const { userAgentData, platform } = navigator as Navigator & {
    userAgentData?: { platform?: string }
  }
  return userAgentData?.platform || platform || 'Passkey'
}
