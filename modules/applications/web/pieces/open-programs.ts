import { useAnswer } from '#kit/web/api-query.ts'
import { useMay } from '#kit/web/Can.tsx'
import { matching, type UseOptions } from '#kit/web/form/reference-options.ts'
import { useBilingual } from '#kit/web/show/BilingualText.tsx'
import { openProgramsEndpoints } from '#modules/programs/contract/open-programs.endpoints.ts'
import { programsEndpoints } from '#modules/programs/contract/programs.endpoints.ts'

/** Programs that take applications now; staff are offered those they work in. */
export const useOpenProgramOptions: UseOptions = (typed, chosen) => {
  const nameOf = useBilingual()
  const seesList = useMay('view', 'Programs List')
  const open = useAnswer(openProgramsEndpoints.listOpenPrograms, {}).data?.data ?? []
  const query = { perPage: '100' }
  const own = useAnswer(programsEndpoints.listPrograms, { query }, { enabled: seesList })
  const mine = new Set(own.data?.data.map(({ id }) => id))
  const offered = seesList ? open.filter(({ id }) => mine.has(id)) : open
  const options = offered.map(({ id, code, name }) => ({
    value: id,
    label: `${code} – ${nameOf(name)}`,
  }))
  return matching(options, typed, chosen)
}
