import {
  keepPreviousData,
  type QueryClient,
  useMutation,
  useQuery,
  type UseQueryResult,
} from '@tanstack/react-query'
import type { Endpoint, OutputOf, PageMeta, ParamsOf } from '#kit/contract/define-endpoint.ts'
import { callApi, type CallInput } from './api-call.ts'
import type { ApiProblem } from './api-problem.ts'
import { queries } from './queries.ts'
import { expectChange } from './record/own-changes.ts'
import { refetchShown } from './refetch-shown.ts'

type KeyInput = { params?: unknown; query?: unknown }
/** Whether what was answered to another question may stand until this one is answered. */
type Keeps<E extends Endpoint> = (before: Omit<CallInput<E>, 'signal'>) => boolean

/** `['GET /documents/{id}', {params, query}]`: live events look topics up in the first part. */
export const queryKey = (endpoint: Endpoint, { params, query }: KeyInput = {}) =>
  [`${endpoint.method} ${endpoint.path}`, { params, query }] as const

/** `GET /documents/{id}/history` has the topics `documents` and `history`. */
export const topicsOf = (endpointName: string) =>
  endpointName.split(/[ /]/).filter((part) => part && !/^[{A-Z]/.test(part))

export type Loaded<T> = UseQueryResult<T, ApiProblem>

interface AnswerOptions<E extends Endpoint> {
  enabled?: boolean
  keepPrevious?: boolean | Keeps<E>
  refetchInterval?: number
  /** News of one record leaves it as it is while it is shown: its screen takes in what changed. */
  keptByHand?: boolean
}

/** Any GET. */
export function useAnswer<E extends Endpoint>(
  endpoint: E,
  input: Omit<CallInput<E>, 'signal'>,
  options: AnswerOptions<E> = {},
): Loaded<OutputOf<E>> {
  const { keepPrevious, keptByHand, ...rest } = options
  const query = {
    queryKey: queryKey(endpoint, input),
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      callApi(endpoint, { ...input, signal } as CallInput<E>),
    ...placeholder(keepPrevious),
    ...(keptByHand && { meta: { keptByHand } }),
    ...rest,
  }
  return useQuery<OutputOf<E>, ApiProblem>(query as never, queries)
}

function placeholder<E extends Endpoint>(keep: boolean | Keeps<E> = false) {
  if (typeof keep === 'boolean') return keep ? { placeholderData: keepPreviousData } : {}
  type Before = { queryKey: readonly unknown[] } | undefined
  return {
    placeholderData: (data: unknown, before: Before) =>
      before && keep(before.queryKey[1] as never) ? data : undefined,
  }
}

export interface Page<Row> {
  data: Row[]
  meta: PageMeta
}

/** One page of a list; the previous one stays visible until it is there. */
export function useList<Row>(
  endpoint: Endpoint,
  query: Record<string, string>,
  params?: Record<string, string>,
): Loaded<Page<Row>> {
  const input = params ? { params, query } : { query }
  return useAnswer(endpoint, input, { keepPrevious: true }) as Loaded<Page<Row>>
}

export const useRecord = <E extends Endpoint>(endpoint: E, params: ParamsOf<E>) =>
  useAnswer(endpoint, { params } as never) as Loaded<OutputOf<E>>

/** A change, which is no news here; what shows the same topics is fetched anew when it has succeeded. */
export function useChange<E extends Endpoint>(endpoint: E, alsoTopics: readonly string[] = []) {
  const topics = [...topicsOf(endpoint.path).slice(0, 1), ...alsoTopics]
  const mutation = {
    mutationKey: queryKey(endpoint),
    mutationFn: (input: CallInput<E>) => callApi(endpoint, input),
    onSuccess: (after: OutputOf<E>) => {
      expectChange(after ?? {})
      void refreshTopics(queries, topics)
    },
  }
  return useMutation<OutputOf<E>, ApiProblem, CallInput<E>>(mutation, queries)
}

/**
 * Fetches anew what shows any of the topics; with an id, only lists and that record, without what a
 * screen keeps by hand.
 */
export function refreshTopics(client: QueryClient, topics: readonly string[], id?: string) {
  return refetchShown(client, {
    predicate: (query) => {
      const [name, input] = query.queryKey
      if (id && query.meta?.['keptByHand'] && query.isActive()) return false
      const shown = topicsOf(String(name))
      const own = (input as { params?: { id?: string } } | undefined)?.params?.id
      return topics.some((topic) => shown.includes(topic)) && (!id || !own || own === id)
    },
  })
}
