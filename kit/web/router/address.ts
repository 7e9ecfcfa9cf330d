import { useMatches, useParams, useRouterState } from '@tanstack/react-router'
import type { KnownScreen } from './known-screens.ts'
import type { Search } from './search.ts'

const nothing: Search = {}

/** Of the screen that is shown; while the next one loads, its address is not looked at yet. */
export const useSearchParameters = (): Search =>
  useRouterState({ select: ({ matches }) => (matches.at(-1)?.search ?? nothing) as Search })

/**
 * The parameters of the open screen. A record that stays open under a dialog has its id in the
 * dialog's search parameters.
 */
export function useScreenParams(): Record<string, string> {
  const path: Record<string, string> = useParams({ strict: false })
  return { ...useSearchParameters(), ...path }
}

/** The screen in the address bar: the innermost, so the dialog when one is open. */
export function useOpenScreen(): KnownScreen | null {
  const known = useMatches({
    select: (matches) => matches.flatMap(({ staticData }) => staticData.known ?? []),
    structuralSharing: false,
  })
  return known.at(-1) ?? null
}
