import { useCallback, useEffect, useState } from 'react'
import type { Endpoint, OutputOf } from '#kit/contract/define-endpoint.ts'
import { callApi, type CallInput } from './api-call.ts'
import { ApiProblem } from './api-problem.ts'

interface Fetched<T> {
  data?: T
  problem?: ApiProblem
}

/**
 * One answer for one page. The library that staff screens fetch with keeps and shares answers,
 * which these pages do not need and phones would have to load. Without `input` nothing is asked;
 * what came last stays until the next answer is there.
 */
export function useFetched<E extends Endpoint>(endpoint: E, input: CallInput<E> | null) {
  const [fetched, setFetched] = useState<Fetched<OutputOf<E>>>({})
  const asked = input && JSON.stringify(input)
  const ask = useCallback(() => {
    const stop = new AbortController()
    if (asked === null) return stop
    const call = { ...(JSON.parse(asked) as CallInput<E>), signal: stop.signal }
    callApi(endpoint, call).then(
      (data) => setFetched({ data }),
      (error: unknown) => {
        if (error instanceof ApiProblem) setFetched({ problem: error })
      },
    )
    return stop
  }, [endpoint, asked])
  useEffect(() => {
    const stop = ask()
    return () => stop.abort()
  }, [ask])
  return { ...fetched, again: ask }
}
