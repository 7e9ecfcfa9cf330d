import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { callApi } from '#kit/web/api-call.ts'
import type { ApiProblem } from '#kit/web/api-problem.ts'
import { queryKey } from '#kit/web/api-query.ts'
import { queries } from '#kit/web/queries.ts'
import { useRecordAround } from '#kit/web/record/record-context.ts'
import { timelineEndpoints, type TimelineKind } from '../contract/timeline.endpoints.ts'
import type { ParentKey } from './parent-key.ts'

const { readTimeline } = timelineEndpoints

/** The timeline piece by piece; fetched anew when the record around it is another one. */
export function useTimeline({ kind, id }: ParentKey, only: TimelineKind | null) {
  const { version } = useRecordAround().record as { version?: number }
  const params = { kind, id }
  const filter = only ? { only } : {}
  const answer = useInfiniteQuery(
    {
      queryKey: [...queryKey(readTimeline, { params, query: filter }), 'pages'],
      queryFn: ({ pageParam, signal }) =>
        callApi(readTimeline, {
          params,
          query: { ...filter, ...(pageParam && { after: pageParam }) },
          signal,
        }),
      initialPageParam: '',
      getNextPageParam: (last) => last.after ?? null,
      placeholderData: (before) => before,
    },
    queries,
  )
  const seen = useRef(version)
  useEffect(() => {
    if (seen.current === version) return
    seen.current = version
    void answer.refetch()
  }, [version, answer])
  const [first] = answer.data?.pages ?? []
  return {
    first,
    items: answer.data?.pages.flatMap(({ data }) => data) ?? [],
    error: answer.error as ApiProblem | null,
    retry: () => void answer.refetch(),
    hasMore: answer.hasNextPage,
    isFetchingMore: answer.isFetchingNextPage,
    more: () => void answer.fetchNextPage(),
  }
}
