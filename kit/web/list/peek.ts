import { lazy, useState, type ComponentType } from 'react'
import type { Endpoint, OutputOf } from '#kit/contract/define-endpoint.ts'

/** What of a row's record is looked at without leaving the list. */
export interface PeekOf {
  record: Endpoint
  Shown: ComponentType<{ record: never }>
  /** Fetches what shows it, as soon as somebody is near. */
  prepare: () => void
}

/** `peekOf(endpoints.readOrder, () => import('./OrderPeek.tsx').then((m) => m.OrderPeek))` */
export const peekOf = <E extends Endpoint>(
  record: E,
  load: () => Promise<ComponentType<{ record: OutputOf<E> }>>,
): PeekOf => ({
  record,
  Shown: lazy(async () => ({ default: await load() })) as ComponentType<{ record: never }>,
  prepare: () => void load().catch(() => undefined),
})

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
