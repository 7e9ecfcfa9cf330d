import { useState } from 'react'
import type { Endpoint } from '#kit/contract/define-endpoint.ts'
import { useAnswer, type Loaded } from '#kit/web/api-query.ts'
import { partLength } from '../contract/parents.ts'
import type { ParentKey } from './parent-key.ts'

interface Parts<Part> {
  data: Part[]
  total: number
  can: Record<string, unknown>
}

/** What hangs on a record, the first of it, and more when that is asked for. */
export function useParts<Part>(endpoint: Endpoint, { kind, id }: ParentKey) {
  const [most, setMost] = useState(partLength)
  const asked = { params: { kind, id }, query: { most: String(most) } }
  const answer = useAnswer(endpoint, asked as never, { keepPrevious: true }) as Loaded<Parts<Part>>
  return {
    answer,
    mayAdd: answer.data?.can['add'] === true,
    more: () => setMost(most + partLength),
  }
}
