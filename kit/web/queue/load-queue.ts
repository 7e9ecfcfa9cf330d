import type { Endpoint } from '#kit/contract/define-endpoint.ts'
import { formatListQuery } from '#kit/contract/define-list.ts'
import { callApi } from '../api-call.ts'
import { queryKey, type Page } from '../api-query.ts'
import { isListParameter, only, understood } from '../list/list-parameters.ts'
import { queries } from '../queries.ts'
import type { Search } from '../router/search.ts'
import type { QueueOf } from './queue-props.ts'
import { begin, goTo, grow, type QueueState } from './queue-state.ts'

const perPage = '50'

interface Listed {
  list: Endpoint
  fixed?: Search
  unfiltered?: Search
  sort: string
}

/** What the address asks of the list, in the queue's order unless it names one. */
export function parametersOf(queue: Listed, address: Search): Search {
  const { list, fixed, unfiltered, sort } = queue
  if (!list.list) throw new Error(`${list.path} is not declared as a list`)
  const asked = understood(list.list, only(address, isListParameter))
  const { page: _page, ...parameters } = formatListQuery(list.list, { ...asked, after: null })
  const isNarrowed = Boolean(asked.search) || asked.filters.length > 0
  return { sort, ...fixed, ...(!isNarrowed && unfiltered), ...parameters, perPage }
}

/** A piece of the list, kept as lists keep their pages: records find their neighbours there. */
export const fetchPiece = <Row>(list: Endpoint, query: Search, after?: string | null) => {
  const whole = after ? { ...query, after } : query
  return queries.fetchQuery({
    queryKey: queryKey(list, { query: whole }),
    queryFn: async () => (await callApi(list, { query: whole })) as unknown as Page<Row>,
    staleTime: 0,
  })
}

/** So many pieces are looked through for what the address names. */
const mostPieces = 20

/** The beginning of the queue, and on to the entry that the address names. */
export async function fetchQueue<Row extends { id: string }>(
  list: Endpoint,
  query: Search,
  item: string | undefined,
): Promise<QueueState<Row>> {
  let state = begin(await fetchPiece<Row>(list, query), item)
  if (!item) return state
  const isHere = () => state.entries.some(({ id }) => id === item)
  for (let pieces = 1; state.after && !isHere() && pieces < mostPieces; pieces++)
    state = grow(state, await fetchPiece<Row>(list, query, state.after))
  return goTo(state, item)
}

type Ahead = Pick<QueueOf<never, never>, 'reads' | 'readsBeside'>

/** So that the next is there before anybody asks for it. */
export function prefetch({ reads, readsBeside }: Ahead, id: string) {
  const own = reads.map((endpoint) => ({ endpoint, call: { params: { id } } }))
  for (const { endpoint, call } of [...own, ...(readsBeside?.(id) ?? [])])
    void queries.prefetchQuery({
      queryKey: queryKey(endpoint, call),
      queryFn: () => callApi(endpoint, call),
    })
}
