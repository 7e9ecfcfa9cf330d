import { useAnswer, useList } from '#kit/web/api-query.ts'
import { bestFirst, type UseOptions } from '#kit/web/form/reference-options.ts'
import {
  directoryEndpoints,
  type EmployerRow,
} from '#modules/employers/contract/directory.endpoints.ts'
import { queryOf, searchOf } from './asked-options.ts'

/** The employers that the person may see, by name or business number. */
export const useEmployerOptions: UseOptions = (typed, chosen) => {
  const search = searchOf(typed)
  const { data } = useList<EmployerRow>(directoryEndpoints.listEmployerDirectory, queryOf(search))
  const own = useAnswer(
    directoryEndpoints.readEmployer,
    { params: { id: chosen ?? '' } },
    { enabled: Boolean(chosen) },
  )
  const found = data?.data ?? []
  const all = own.data && !found.some(({ id }) => id === chosen) ? [own.data, ...found] : found
  const options = all.map(({ id, legalName: name, businessNumber, city }) => ({
    value: id,
    label: `${name} – ${businessNumber}`,
    name,
    about: [businessNumber, city].join(' · '),
  }))
  return Object.assign(bestFirst(options, search), { isLooking: data === undefined })
}
