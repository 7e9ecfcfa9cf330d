import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { navigationSections, type NavigationSection } from '#kit/contract/define-screen.ts'
import { allScreens, screenAt, type KnownScreen } from '#kit/web/router/known-screens.ts'
import type { Text } from '#kit/web/text.ts'
import { subjectsByModule } from '../contract/all-subjects.ts'

/** Whose words name the subjects of each module. */
const sources: readonly { module: keyof typeof subjectsByModule; namespace: string }[] = [
  { module: 'dashboard', namespace: 'dashboard' },
  { module: 'notifications', namespace: 'notifications' },
  { module: 'notes-and-tasks', namespace: 'notesAndTasks' },
  { module: 'applications', namespace: 'applications' },
  { module: 'participants', namespace: 'participants' },
  { module: 'orphaned', namespace: 'orphaned' },
  { module: 'monitoring', namespace: 'monitoring' },
  { module: 'funding-requests', namespace: 'fundingRequests' },
  { module: 'payments', namespace: 'payments' },
  { module: 'holds', namespace: 'holds' },
  { module: 'programs', namespace: 'programs' },
  { module: 'reports', namespace: 'reports' },
  { module: 'shareholders', namespace: 'shareholders' },
  { module: 'merges', namespace: 'merges' },
  { module: 'imports', namespace: 'imports' },
  { module: 'orders', namespace: 'orders' },
  { module: 'snapshots', namespace: 'snapshots' },
  { module: 'share-prices', namespace: 'sharePrices' },
  { module: 'leads', namespace: 'leads' },
  { module: 'statistics', namespace: 'statistics' },
  { module: 'birthdays', namespace: 'birthdays' },
  { module: 'users', namespace: 'users' },
  { module: 'roles', namespace: 'roles' },
  { module: 'audit', namespace: 'audit' },
  { module: 'settings', namespace: 'settings' },
  { module: 'custom-fields', namespace: 'customFields' },
  { module: 'accounts', namespace: 'accounts' },
  { module: 'outbox', namespace: 'outbox' },
]

export interface NamedSubject {
  name: string
  label: string
}

export interface SubjectSection {
  name: NavigationSection
  label: string
  subjects: readonly NamedSubject[]
}

/** Every subject with its words, in the sections of the navigation. */
export function useSubjectSections(): readonly SubjectSection[] {
  const words = useTranslations() as unknown as Text
  return useMemo(() => {
    const all = sources.flatMap(({ module, namespace }) =>
      Object.keys(subjectsByModule[module]).map((name) => ({
        name,
        label: words(`${namespace}.subjects.${name}`),
        section: sectionOf(name, namespace),
      })),
    )
    return navigationSections.map((name) => ({
      name,
      label: words(`dashboard.areas.${name}`),
      subjects: all.filter(({ section }) => section === name),
    }))
  }, [words])
}

/** Where the navigation leads to the subject's screens; else to others of its module. */
function sectionOf(subject: string, namespace: string): NavigationSection {
  const screens = allScreens()
  const places = [
    ...screens.filter(({ screen }) => screen.subject === subject),
    ...screens.filter((each) => each.namespace === namespace),
  ].flatMap((known) => placeOf(known) ?? [])
  return places[0] ?? 'administration'
}

const placeOf = ({ screen }: KnownScreen) =>
  (screen.navigation ?? screenAt(screen.navActiveLink)?.screen.navigation)?.section

/** `applications awaiting` is found by words without accents or capitals. */
export const plain = (words: string) =>
  words
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
