import { lazy, Suspense, useState } from 'react'
import { useGo } from '#kit/web/go.ts'
import { ActButton } from '#kit/web/record/ActButton.tsx'
import { useText } from '#kit/web/text.ts'
import type { UserRecord } from '../contract/users.endpoints.ts'
import { usersScreens } from '../contract/users.screens.ts'
import { useAccountActs, verbs } from './use-account-acts.ts'

const DisableDialog = lazy(() =>
  import('./DisableDialog.tsx').then((m) => ({ default: m.DisableDialog })),
)
const HandOverDialog = lazy(() =>
  import('./HandOverDialog.tsx').then((m) => ({ default: m.HandOverDialog })),
)
const ResetTwoFactorDialog = lazy(() =>
  import('./ResetTwoFactorDialog.tsx').then((m) => ({ default: m.ResetTwoFactorDialog })),
)

const simple = ['resend', 'withdraw', 'enable', 'signOut', 'renewPassword'] as const

/** What one can do with a user now; what is not possible says why. */
export function UserActions({ user }: { user: UserRecord }) {
  const text = useText()
  const go = useGo()
  const acts = useAccountActs()
  const [open, setOpen] = useState<'disable' | 'handOver' | 'resetTwoFactor' | null>(null)
  const { can, id, openWork } = user
  const close = () => setOpen(null)
  return (
    <>
      {simple.map((act) => (
        <ActButton key={act} variant="default" can={can[act]} act={() => acts[act](user)}>
          {text(verbs[act])}
        </ActButton>
      ))}
      <ActButton
        variant="default"
        can={can['resetTwoFactor']}
        act={() => setOpen('resetTwoFactor')}
      >
        {text('actions.resetTwoFactor')}
      </ActButton>
      {openWork.length > 0 && (
        <ActButton variant="default" can={can['handOver']} act={() => setOpen('handOver')}>
          {text('actions.handOver')}
        </ActButton>
      )}
      <ActButton
        variant="default"
        c="var(--mantine-color-error)"
        can={can['disable']}
        act={() => setOpen('disable')}
      >
        {text('actions.disable')}
      </ActButton>
      <ActButton can={can['edit']} act={() => go(usersScreens.editUser, { query: { id } })}>
        {text('actions.edit')}
      </ActButton>
      <Suspense>
        {open === 'disable' && <DisableDialog id={id} close={close} />}
        {open === 'resetTwoFactor' && <ResetTwoFactorDialog user={user} close={close} />}
        {open === 'handOver' && <HandOverDialog from={user} close={close} />}
      </Suspense>
    </>
  )
}
