import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import type { NavigationEntry, NavigationSection } from '#kit/contract/define-screen.ts'
import { namespaceOf } from '#kit/web/define-routes.ts'
import { allScreens, screenAt, type KnownScreen } from '#kit/web/router/known-screens.ts'
import type { Text } from '#kit/web/text.ts'
import { navigationSections } from '#modules/dashboard/contract/sections.ts'
import { subjectsByModule } from '../contract/subjects-by-module.generated.ts'

export interface NamedSubject {
  name: string
  label: string
}

export interface SubjectSection {
  name: NavigationSection
  label: string
  subjects: readonly NamedSubject[]
}

/** Every subject with its words, in the sections and the order of the navigation. */
export function useSubjectSections(): readonly SubjectSection[] {
  const words = useTranslations() as unknown as Text
  return useMemo(() => {
    const all = Object.entries(subjectsByModule).flatMap(([module, subjects]) =>
      Object.keys(subjects).map((name) => ({
        name,
        label: words(`${namespaceOf(module)}.subjects.${name}`),
        place: placeOf(name, namespaceOf(module)),
      })),
    )
    all.sort((a, b) => a.place.order - b.place.order)
    return navigationSections.map((name) => ({
      name,
      label: words(`dashboard.areas.${name}`),
      subjects: all.filter(({ place }) => place.section === name),
    }))
  }, [words])
}

type Place = Pick<NavigationEntry, 'section' | 'order'>
const last: Place = { section: 'administration', order: Number.MAX_SAFE_INTEGER }

/** Where the navigation leads to the subject's screens; else to others of its module. */
function placeOf(subject: string, namespace: string): Place {
  const screens = allScreens()
  const places = [
    ...screens.filter(({ screen }) => screen.subject === subject),
    ...screens.filter((each) => each.namespace === namespace),
  ].flatMap((known) => entryOf(known) ?? [])
  return places[0] ?? last
}

const entryOf = ({ screen }: KnownScreen) =>
  screen.navigation ?? screenAt(screen.navActiveLink)?.screen.navigation

/** `applications awaiting` is found by words without accents or capitals. */
export const plain = (words: string) =>
  words
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
