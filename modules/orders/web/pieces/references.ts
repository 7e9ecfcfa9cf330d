import { useAnswer, useList } from '#kit/web/api-query.ts'
import type { UseOptions } from '#kit/web/form/reference-options.ts'
import {
  shareholdersEndpoints,
  type ShareholderRow,
} from '#modules/shareholders/contract/shareholders.endpoints.ts'
import { ordersEndpoints } from '../../contract/orders.endpoints.ts'

/** What stands in the box once somebody is chosen is no search. */
const searched = (typed: string) => typed.split(' – ')[0]?.trim() ?? ''

/** The shareholders that the person may see, by name, e-mail, telephone or number. */
export const useShareholderOptions: UseOptions = (typed, chosen) => {
  const search = searched(typed)
  const query = { perPage: '20', ...(search && { search }) }
  const { data } = useList<ShareholderRow>(shareholdersEndpoints.listShareholders, query)
  const own = useAnswer(
    shareholdersEndpoints.readShareholder,
    { params: { id: chosen ?? '' } },
    { enabled: Boolean(chosen) },
  )
  const found = data?.data ?? []
  const all = own.data && !found.some(({ id }) => id === chosen) ? [own.data, ...found] : found
  return all.map(({ id, name, number }) => ({ value: id, label: `${name} – ${number}` }))
}

const folded = (words: string) => words.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase()

function useUsers(typed: string, chosen: string | null, onlyAssignable: boolean) {
  const { data } = useAnswer(ordersEndpoints.listOrderUsers, {})
  const users = (data?.data ?? []).filter(
    ({ id, mayBeAssigned }) => !onlyAssignable || mayBeAssigned || id === chosen,
  )
  const own = users.find(({ id }) => id === chosen)?.name
  const search = typed === own ? '' : folded(typed)
  return users
    .filter(({ id, name }) => id === chosen || folded(name).includes(search))
    .map(({ id, name }) => ({ value: id, label: name }))
}

/** Everybody to whom the person may assign an order. */
export const useAssigneeOptions: UseOptions = (typed, chosen) => useUsers(typed, chosen, true)

/** Everybody who deals with orders. */
export const useUserOptions: UseOptions = (typed, chosen) => useUsers(typed, chosen, false)
