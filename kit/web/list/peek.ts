import { lazy, useState, type ComponentType } from 'react'
import type { Endpoint, OutputOf } from '#kit/contract/define-endpoint.ts'
import type { Screen } from '#kit/contract/define-screen.ts'
import { withWordsOf } from '../router/screen-words.ts'

/** What of a row's record is looked at without leaving the list. */
export interface PeekOf {
  record: Endpoint
  Shown: ComponentType<{ record: never }>
  /** Fetches what shows it, as soon as somebody is near. */
  prepare: () => void
}

/**
 * `peekOf(endpoints.readOrder, () => import('./OrderPeek.tsx').then((m) => m.OrderPeek))`
 * @param speaksAs the record's screen, where what is looked at has words that the list does without
 */
export function peekOf<E extends Endpoint>(
  record: E,
  load: () => Promise<ComponentType<{ record: OutputOf<E> }>>,
  speaksAs?: Screen,
): PeekOf {
  const whole = () => withWordsOf(speaksAs, load)
  return {
    record,
    Shown: lazy(async () => ({ default: await whole() })) as ComponentType<{ record: never }>,
    prepare: () => void whole().catch(() => undefined),
  }
}

/** Which row is peeked at; it goes with its row. */
export function usePeek<Row extends { id: string }>(rows: readonly Row[]) {
  const [id, set] = useState<string | null>(null)
  return {
    row: rows.find((row) => row.id === id) ?? null,
    toggle: (asked: string) => set(asked === id ? null : asked),
    /** What has the focus now is what is peeked at. */
    follow: (focused: string) => id !== null && set(focused),
    close: () => set(null),
  }
}

export type Peek = ReturnType<typeof usePeek>
