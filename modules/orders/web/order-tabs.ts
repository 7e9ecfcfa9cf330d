import type { Search } from '#kit/web/router/search.ts'

const status = 'filter[status]'
const care = 'filter[careStatus]'

/** What is offered at a glance, by the filters that it stands for. */
export const orderTabs = {
  active: { [status]: 'active' },
  all: {},
  carePending: { [status]: 'active', [care]: 'pending' },
  careConfirmed: { [status]: 'active', [care]: 'confirmed' },
  careRejected: { [status]: 'active', [care]: 'rejected' },
  void: { [status]: 'void' },
  drafts: { [status]: 'draft' },
} as const satisfies Record<string, Search>

export type OrderTab = keyof typeof orderTabs
export const orderTabKeys = Object.keys(orderTabs) as OrderTab[]

/** The tab that an address stands on, whatever else it filters by. */
export const openTab = (search: Search): OrderTab | undefined =>
  orderTabKeys.find((key) =>
    [status, care].every((name) => (orderTabs[key] as Search)[name] === search[name]),
  )

/** What the open tab filters by, which nobody chose beside it. */
export const tabFilters = (search: Search): readonly string[] => {
  const open = openTab(search)
  return open ? Object.keys(orderTabs[open]).map((name) => name.slice('filter['.length, -1)) : []
}
