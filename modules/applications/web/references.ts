import { useAnswer, useList } from '#kit/web/api-query.ts'
import { useMay } from '#kit/web/Can.tsx'
import type { UseOptions } from '#kit/web/form/reference-options.ts'
import { useBilingual } from '#kit/web/show/BilingualText.tsx'
import { useText } from '#kit/web/text.ts'
import {
  programsEndpoints,
  type ProgramRow,
} from '#modules/programs/contract/programs.endpoints.ts'
import { applicationsEndpoints } from '../contract/applications.endpoints.ts'

/** The programs that the person may see, by what is typed of their name or code. */
export const useProgramOptions: UseOptions = (typed, chosen) => {
  const nameOf = useBilingual()
  const { data } = useList<ProgramRow>(programsEndpoints.listPrograms, { perPage: '100' })
  const options = (data?.data ?? []).map((row) => ({
    value: row.id,
    label: `${row.code} – ${nameOf(row.name)}`,
  }))
  return matching(options, typed, chosen)
}

export function useAssignees() {
  const mayAssign = useMay('assign', 'Applications View')
  return useAnswer(applicationsEndpoints.listAssignees, {}, { enabled: mayAssign }).data?.data ?? []
}

/** Whom a file can be given to, with how many open ones they have. */
export const useAssigneeOptions: UseOptions = (typed, chosen) => {
  const text = useText('applications')
  const people = useAssignees().map(({ id, name, openFiles }) => ({
    value: id,
    label: `${name} – ${text('dialogs.assign.load', { count: openFiles })}`,
  }))
  return matching(people, typed, chosen)
}

/** Everybody who reviews, and nobody; who may not assign filters by what the list shows. */
export const useAssigneeFilter: UseOptions = (typed, chosen) => {
  const text = useText('applications')
  const people = useAssignees().map(({ id, name }) => ({ value: id, label: name }))
  return matching([{ value: 'none', label: text('list.unassigned') }, ...people], typed, chosen)
}

const folded = (words: string) => words.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase()

export function matching<O extends { value: string; label: string }>(
  options: readonly O[],
  typed: string,
  chosen: string | null,
): O[] {
  // The chosen one's own name in the box is no search.
  const own = options.find(({ value }) => value === chosen)?.label
  if (!typed || typed === own) return [...options]
  return options.filter(
    ({ label, value }) => value === chosen || folded(label).includes(folded(typed)),
  )
}
