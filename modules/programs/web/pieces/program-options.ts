import { useList } from '#kit/web/api-query.ts'
import { matching, type UseOptions } from '#kit/web/form/reference-options.ts'
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
