import { folded } from '#kit/contract/folded.ts'
import { useAnswer, useList } from '#kit/web/api-query.ts'
import { bestFirst, type UseOptions } from '#kit/web/form/reference-options.ts'
import {
  shareholdersEndpoints,
  type ShareholderRow,
} from '#modules/shareholders/contract/shareholders.endpoints.ts'
import { shareholdersScreens } from '#modules/shareholders/contract/shareholders.screens.ts'
import { ordersEndpoints } from '../../contract/orders.endpoints.ts'

/** What stands in the box once somebody is chosen is no search. */
const searched = (typed: string) => {
  const text = typed.split(' – ')[0]?.trim() ?? ''
  return text.length >= shortest ? text : ''
}

/** As much as is worth a look. */
const shortest = 2

/** The shareholders that the person may see, by name, e-mail, telephone or number. */
export const useShareholderOptions: UseOptions = (typed, chosen) => {
  const search = searched(typed)
  const query = { perPage: '20', ...(search && { search }) }
  const { data, isPlaceholderData } = useList<ShareholderRow>(
    shareholdersEndpoints.listShareholders,
    query,
  )
  const own = useAnswer(
    shareholdersEndpoints.readShareholder,
    { params: { id: chosen ?? '' } },
    { enabled: Boolean(chosen) },
  )
  const found = data?.data ?? []
  const all = own.data && !found.some(({ id }) => id === chosen) ? [own.data, ...found] : found
  const options = all.map((row) => ({
    value: row.id,
    label: `${row.name} – ${row.number}`,
    name: row.name,
    about: [row.number, row.city, row.email].filter(Boolean).join(' · '),
  }))
  return Object.assign(bestFirst(options, search), {
    isLooking: isPlaceholderData || data === undefined,
    openedAt: shareholdersScreens.shareholders.path,
  })
}

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
