import { AbilityProvider, useAbility } from '@casl/react'
import { useMemo, type ReactNode } from 'react'
import type { Action } from '#kit/contract/define-subjects.ts'
import { abilityFrom, may, type PortalAbility } from './ability.ts'
import { useSession } from './session.ts'

export function AbilityOfSession({ children }: { children: ReactNode }) {
  const { rules } = useSession()
  const ability = useMemo(() => abilityFrom(rules), [rules])
  return <AbilityProvider value={ability}>{children}</AbilityProvider>
}

export const usePortalAbility = () => useAbility<PortalAbility>()

/** Whether the signed-in person may do this at all; for one record see its `can`. */
export const useMay = (action: Action, subject: string) => may(usePortalAbility(), action, subject)
