import { useState } from 'react'
import type { Search } from '../router/search.ts'

/** What an action on several rows is given: the rows by id, or everything that matches. */
export type Selected =
  | { all: false; ids: string[]; count: number }
  | { all: true; parameters: Search; count: number }

export interface Selection {
  has: (id: string) => boolean
  /** @param within the rows as they are listed: all from the last touched one are treated alike */
  toggle: (id: string, within?: readonly string[]) => void
  setMany: (ids: readonly string[], on: boolean) => void
  takeAll: () => void
  clear: () => void
  isAll: boolean
  count: number
  selected: Selected
}

export interface Chosen {
  /** What the list was narrowed to when the rows were chosen. */
  key: string
  ids: ReadonlySet<string>
  isAll: boolean
  /** The row that was touched last. */
  last?: string
}

interface Narrowed {
  parameters: Search
  total: number
  /** What narrows the list besides, which nobody chose. */
  fixed?: Search
}

/** The chosen rows, across pages; another search or filter starts anew. */
export function useSelection(parameters: Search, total: number, fixed?: Search): Selection {
  const [chosen, choose] = useState<Chosen>({ key: '', ids: new Set(), isAll: false })
  return selectionOf(chosen, { parameters, total, ...(fixed && { fixed }) }, choose)
}

export function selectionOf(
  chosen: Chosen,
  { parameters, total, fixed }: Narrowed,
  choose: (next: Chosen) => void,
): Selection {
  const matching = narrowing(parameters)
  const key = JSON.stringify(matching)
  const now = chosen.key === key ? chosen : { key, ids: new Set<string>(), isAll: false }
  const set = (ids: ReadonlySet<string>, isAll = false, last?: string) =>
    choose({ key, ids, isAll, ...(last !== undefined && { last }) })
  const setMany = (ids: readonly string[], on: boolean, last?: string) => {
    const next = new Set(now.ids)
    for (const id of ids)
      if (on) next.add(id)
      else next.delete(id)
    set(next, false, last)
  }
  const count = now.isAll ? total : now.ids.size
  return {
    has: (id) => now.isAll || now.ids.has(id),
    toggle: (id, within = []) => setMany(between(within, now.last, id), !now.ids.has(id), id),
    setMany: (ids, on) => setMany(ids, on),
    takeAll: () => set(new Set(), true),
    clear: () => set(new Set()),
    isAll: now.isAll,
    count,
    selected: now.isAll
      ? { all: true, parameters: { ...narrowing(fixed), ...matching }, count }
      : { all: false, ids: [...now.ids], count },
  }
}

/** What decides which rows there are, and not where they stand. */
function narrowing({
  page: _page,
  perPage: _perPage,
  sort: _sort,
  ...others
}: Search = {}): Search {
  return others
}

/** The rows from one to the other, both included; the other alone where the first is not listed. */
function between(ids: readonly string[], from: string | undefined, to: string): readonly string[] {
  const ends = [from === undefined ? -1 : ids.indexOf(from), ids.indexOf(to)]
  if (ends.includes(-1)) return [to]
  return ids.slice(Math.min(...ends), Math.max(...ends) + 1)
}
