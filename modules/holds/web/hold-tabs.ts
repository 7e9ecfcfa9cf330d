import type { Search } from '#kit/web/router/search.ts'

const status = 'filter[status]'

/** What is offered at a glance, by the filter that it stands for. */
export const holdTabs = {
  open: { [status]: 'open' },
  ended: { [status]: 'lifted,expired' },
  all: {},
} as const satisfies Record<string, Search>

export type HoldTab = keyof typeof holdTabs
export const holdTabKeys = Object.keys(holdTabs) as HoldTab[]

/** The tab that an address stands on, whatever else it filters by. */
export const openTab = (search: Search): HoldTab | undefined =>
  holdTabKeys.find((key) => (holdTabs[key] as Search)[status] === search[status])

/** What the open tab filters by, which nobody chose beside it. */
export const tabFilters = (search: Search): readonly string[] =>
  search[status] && openTab(search) ? ['status'] : []
