import { lazy, Suspense, useState } from 'react'
import { useGo } from '#kit/web/go.ts'
import type { MoreAct } from '#kit/web/record/MoreMenu.tsx'
import { RecordActs } from '#kit/web/record/RecordActs.tsx'
import { useText } from '#kit/web/text.ts'
import { usePrivacyActs } from '#modules/privacy/web/pieces/use-privacy-acts.tsx'
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

const simple = ['resend', 'enable', 'withdraw', 'signOut', 'renewPassword'] as const
const rare: readonly string[] = ['withdraw', 'signOut', 'renewPassword']

/** What one can do with a user now; what is not possible says why. */
export function UserActions({ user }: { user: UserRecord }) {
  const text = useText()
  const go = useGo()
  const acts = useAccountActs()
  const privacy = usePrivacyActs({ kind: 'user', id: user.id }, user.erased)
  const [open, setOpen] = useState<'disable' | 'handOver' | 'resetTwoFactor' | null>(null)
  const { can, id, openWork } = user
  const close = () => setOpen(null)
  const offered: MoreAct[] = [
    {
      key: 'edit',
      label: text('actions.edit'),
      can: can['edit'],
      act: () => go(usersScreens.editUser, { query: { id } }),
    },
    ...simple.map((key): MoreAct => ({
      key,
      label: text(verbs[key]),
      can: can[key],
      act: () => acts[key](user),
      isAside: true,
      isRare: rare.includes(key),
      danger: key === 'withdraw',
    })),
    {
      key: 'handOver',
      label: text('actions.handOver'),
      can: openWork.length > 0 ? can['handOver'] : undefined,
      act: () => setOpen('handOver'),
      isAside: true,
    },
    {
      key: 'resetTwoFactor',
      label: text('actions.resetTwoFactor'),
      can: can['resetTwoFactor'],
      act: () => setOpen('resetTwoFactor'),
      isRare: true,
    },
    {
      key: 'disable',
      label: text('actions.disable'),
      can: can['disable'],
      act: () => setOpen('disable'),
      danger: true,
      isRare: true,
    },
  ]
  return (
    <>
      <RecordActs acts={[...offered, ...privacy.acts]} />
      {privacy.dialog}
      <Suspense>
        {open === 'disable' && <DisableDialog id={id} close={close} />}
        {open === 'resetTwoFactor' && <ResetTwoFactorDialog user={user} close={close} />}
        {open === 'handOver' && <HandOverDialog from={user} close={close} />}
      </Suspense>
    </>
  )
}
