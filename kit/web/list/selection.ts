import { useState } from 'react'
import type { Search } from '../router/search.ts'

/** What an action on several rows is given: the rows by id, or everything that matches. */
export type Selected =
  | { all: false; ids: string[]; count: number }
  | { all: true; parameters: Search; count: number }

export interface Selection {
  has: (id: string) => boolean
  toggle: (id: string) => void
  setMany: (ids: readonly string[], on: boolean) => void
  takeAll: () => void
  clear: () => void
  isAll: boolean
  count: number
  selected: Selected
}

/** The chosen rows, across pages; another search or filter starts anew. */
export function useSelection(parameters: Search, total: number, fixed: Search = {}): Selection {
  const { page: _page, perPage: _perPage, sort: _sort, ...matching } = parameters
  const key = JSON.stringify(matching)
  const [state, setState] = useState({ key, ids: new Set<string>(), isAll: false })
  const now = state.key === key ? state : { key, ids: new Set<string>(), isAll: false }
  const set = (ids: Set<string>, isAll = false) => setState({ key, ids, isAll })
  const setMany = (ids: readonly string[], on: boolean) => {
    const next = new Set(now.ids)
    for (const id of ids)
      if (on) next.add(id)
      else next.delete(id)
    set(next)
  }
  const count = now.isAll ? total : now.ids.size
  return {
    has: (id) => now.isAll || now.ids.has(id),
    toggle: (id) => setMany([id], !now.ids.has(id)),
    setMany,
    takeAll: () => set(new Set(), true),
    clear: () => set(new Set()),
    isAll: now.isAll,
    count,
    selected: now.isAll
      ? { all: true, parameters: { ...fixed, ...matching }, count }
      : { all: false, ids: [...now.ids], count },
  }
}
