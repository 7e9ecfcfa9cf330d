import { useState } from 'react'
import { refreshTopics } from '#kit/web/api-query.ts'
import { queries } from '#kit/web/queries.ts'
import type { TwoFactorMethod } from '../contract/methods.ts'
import { AuthenticatorAppDialog } from './AuthenticatorAppDialog.tsx'
import { PasskeyDialog } from './PasskeyDialog.tsx'
import { RecoveryCodesDialog } from './RecoveryCodesDialog.tsx'
import { SmsVerificationDialog } from './SmsVerificationDialog.tsx'
import { TwoFactorMethodDialog } from './TwoFactorMethodDialog.tsx'

const dialogs = {
  authApp: AuthenticatorAppDialog,
  sms: SmsVerificationDialog,
  passkey: PasskeyDialog,
}

export interface SetUpTwoFactorProps {
  enabled: readonly TwoFactorMethod[]
  /** Straight to this one. */
  first?: TwoFactorMethod
  close: () => void
}

/** The way to a second factor: choose it, show that one has it, keep the recovery codes. */
export function SetUpTwoFactor({ enabled, first, close }: SetUpTwoFactorProps) {
  const [method, setMethod] = useState<TwoFactorMethod | null>(first ?? null)
  const [codes, setCodes] = useState<string[] | null>(null)
  const refresh = () => void refreshTopics(queries, ['two-factor-auth', 'passkeys', 'sessions'])
  const isOn = (recoveryCodes: string[] | undefined) => {
    if (recoveryCodes) return setCodes(recoveryCodes)
    refresh()
    close()
  }
  if (codes)
    return (
      <RecoveryCodesDialog
        codes={codes}
        close={() => {
          refresh()
          close()
        }}
      />
    )
  if (!method) return <TwoFactorMethodDialog enabled={enabled} choose={setMethod} close={close} />
  const Dialog = dialogs[method]
  return <Dialog enabled={isOn} close={first ? close : () => setMethod(null)} />
}
