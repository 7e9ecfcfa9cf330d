import { useMemo } from 'react'
import type { NavigationSection } from '#kit/contract/define-screen.ts'
import { maySee } from '#kit/contract/may-see.ts'
import { useOpenScreen } from '../router/address.ts'
import { allScreens, allSections, type KnownScreen } from '../router/known-screens.ts'
import { useSession } from '../session.ts'

export interface NavGroup {
  /** Null: the entries stand by themselves. */
  name: string | null
  entries: KnownScreen[]
}

export interface NavSection {
  name: NavigationSection
  groups: NavGroup[]
}

/** What the signed-in person may open, in sections and groups. */
export function useNavigation(): NavSection[] {
  const session = useSession()
  return useMemo(() => {
    const permitted = allScreens()
      .filter(({ screen }) => screen.navigation && maySee(session, screen))
      .toSorted((a, b) => orderOf(a) - orderOf(b))
    return allSections()
      .map((name) => ({
        name,
        groups: grouped(permitted.filter(({ screen }) => screen.navigation?.section === name)),
      }))
      .filter(({ groups }) => groups.length > 0)
  }, [session])
}

const orderOf = ({ screen }: KnownScreen) => screen.navigation?.order ?? 0

/** Entries of one group stay together, at the place of its first. */
function grouped(entries: readonly KnownScreen[]): NavGroup[] {
  const groups: NavGroup[] = []
  for (const entry of entries) {
    const name = entry.screen.navigation?.group ?? null
    const known = groups.find((group) => name !== null && group.name === name)
    if (known) known.entries.push(entry)
    else groups.push({ name, entries: [entry] })
  }
  return groups
}

/** The path of the entry that is lit up. */
export const useActiveEntry = () => useOpenScreen()?.screen.navActiveLink?.toLowerCase() ?? null

export const isActive = (entry: KnownScreen, active: string | null) =>
  entry.screen.path.toLowerCase() === active
