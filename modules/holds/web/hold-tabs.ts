import { filterTabs } from '#kit/web/list/filter-tabs.ts'

const status = 'filter[status]'

/** Holds that stand, and those that are over. */
export const holdTabs = filterTabs({
  open: { [status]: 'open' },
  ended: { [status]: 'lifted,expired' },
  all: {},
})
