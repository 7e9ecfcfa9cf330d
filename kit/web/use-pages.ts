import { useInfiniteQuery } from '@tanstack/react-query'
import type { Endpoint } from '#kit/contract/define-endpoint.ts'
import { callApi } from './api-call.ts'
import { queryKey, type Page } from './api-query.ts'
import { queries } from './queries.ts'

/** A list page after page, as far as somebody has read on; each begins where the one before ended. */
export function usePages<Row>(
  endpoint: Endpoint,
  query: Record<string, string>,
  { keptByHand = false, params }: { keptByHand?: boolean; params?: Record<string, string> } = {},
) {
  const asked = {
    queryKey: [...queryKey(endpoint, { query, ...(params && { params }) }), 'pages'],
    meta: { keptByHand },
    queryFn: ({ pageParam, signal }: { pageParam: string | null; signal: AbortSignal }) =>
      callApi(endpoint, {
        ...(params && { params }),
        query: { ...query, ...(pageParam && { after: pageParam }) },
        signal,
      }) as Promise<unknown> as Promise<Page<Row>>,
    initialPageParam: null as string | null,
    getNextPageParam: ({ meta }: Page<Row>) => meta.after ?? null,
  }
  const answer = useInfiniteQuery(asked, queries)
  return { ...answer, rows: answer.data?.pages.flatMap(({ data }) => data) ?? [] }
}
