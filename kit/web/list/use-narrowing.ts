import type { Filter, ListDeclaration, ListQuery } from '#kit/contract/define-list.ts'
import type { Search } from '../router/search.ts'
import { useTableMemory } from './list-memory.ts'
import { useListState } from './list-state.ts'

/** What narrows a list, and how that is changed. */
export interface Narrowing {
  list: ListDeclaration
  query: ListQuery
  chosenFilters: readonly Filter[]
  change: (changes: Partial<ListQuery>) => void
  clear: () => void
}

const ofRows = ['page', 'perPage', 'sort']

/**
 * A list's search and filters for a screen that shows its rows otherwise than as a table: the same
 * address, and the same memory.
 */
export function useNarrowing(list: ListDeclaration): Narrowing & { parameters: Search } {
  const { memory, remember } = useTableMemory(list.tableState)
  const { query, parameters, change } = useListState(list, memory, remember)
  const narrowing = Object.entries(parameters).filter(([name]) => !ofRows.includes(name))
  return {
    list,
    query,
    parameters: Object.fromEntries(narrowing),
    chosenFilters: query.filters,
    change,
    clear: () => change({ search: null, filters: [] }),
  }
}
