import type { ListTabs } from '#kit/contract/define-list.ts'
import type { Search } from '../router/search.ts'

/** Views of a list that are offered at a glance, each by the filters that it stands for. */
export interface FilterTabs<Key extends string> {
  keys: readonly Key[]
  /** What the address of a tab says. */
  searchOf(key: Key): Search
  /** The tab that an address stands on, whatever else it filters by. */
  openAt(search: Search): Key | undefined
  /** What the open tab filters by, which nobody chose beside it. */
  filtersAt(search: Search): readonly string[]
}

/** The tabs that a list declares. */
export function filterTabs<const Tabs extends ListTabs>(
  tabs: Tabs,
): FilterTabs<keyof Tabs & string> {
  const keys = Object.keys(tabs)
  const searchOf = (key: string): Search =>
    Object.fromEntries(
      Object.entries(tabs[key] ?? {}).map(([field, value]) => [`filter[${field}]`, value]),
    )
  const names = [...new Set(keys.flatMap((key) => Object.keys(searchOf(key))))]
  const openAt = (search: Search) =>
    keys.find((key) => names.every((name) => searchOf(key)[name] === search[name]))
  return {
    keys,
    searchOf,
    openAt,
    filtersAt(search) {
      const open = openAt(search)
      return open ? Object.keys(searchOf(open)).map((name) => name.slice('filter['.length, -1)) : []
    },
  }
}
