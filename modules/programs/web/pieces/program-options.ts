import { useList } from '#kit/web/api-query.ts'
import type { UseOptions } from '#kit/web/form/reference-options.ts'
import { useBilingual } from '#kit/web/show/BilingualText.tsx'
import { programsEndpoints, type ProgramRow } from '../../contract/programs.endpoints.ts'

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
