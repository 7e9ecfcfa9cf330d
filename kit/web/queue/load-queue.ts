import type { Endpoint } from '#kit/contract/define-endpoint.ts'
import { formatListQuery } from '#kit/contract/define-list.ts'
import { callApi } from '../api-call.ts'
import { queryKey, type Page } from '../api-query.ts'
import { isListParameter, only, understood } from '../list/list-parameters.ts'
import { queries } from '../queries.ts'
import type { Search } from '../router/search.ts'

const perPage = '50'

interface Asked {
  list: Endpoint
  fixed?: Search
  sort: string
}

/** What the address asks of the list, in the queue's order unless it names one. */
export function parametersOf({ list, fixed, sort }: Asked, address: Search): Search {
  if (!list.list) throw new Error(`${list.path} is not declared as a list`)
  const asked = understood(list.list, only(address, isListParameter))
  const { page: _page, ...parameters } = formatListQuery(list.list, { ...asked, after: null })
  return { sort, ...fixed, ...parameters, perPage }
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

/** So that the next is there before anybody asks for it. */
export function prefetch(reads: readonly Endpoint[], id: string) {
  const params = { id }
  for (const endpoint of reads)
    void queries.prefetchQuery({
      queryKey: queryKey(endpoint, { params }),
      queryFn: () => callApi(endpoint, { params }),
    })
}
