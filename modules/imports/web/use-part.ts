import { useState } from 'react'
import type { Endpoint } from '#kit/contract/define-endpoint.ts'
import { useAnswer } from '#kit/web/api-query.ts'

/** A part of what is told of an import, and how to get to those before and behind it. */
export function usePart<Row>(endpoint: Endpoint, id: string) {
  const [starts, setStarts] = useState<number[]>([])
  const from = starts.at(-1) ?? 0
  const input = { params: { id }, query: { from: String(from) } }
  const { data } = useAnswer(endpoint, input as never, { keepPrevious: true })
  const { data: rows = [], more = false } = (data ?? {}) as { data?: Row[]; more?: boolean }
  return {
    rows,
    previous: starts.length > 0 ? () => setStarts(starts.slice(0, -1)) : null,
    next: more ? () => setStarts([...starts, from + perPage]) : null,
  }
}

/** As many as the server tells at once. */
const perPage = 25
