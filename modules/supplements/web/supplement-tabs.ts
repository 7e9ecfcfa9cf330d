import { filterTabs } from '#kit/web/list/filter-tabs.ts'

const status = 'filter[status]'

/** What waits for a decision, and what has become of the others. */
export const supplementTabs = filterTabs({
  all: {},
  toDecide: { [status]: 'requested' },
  approved: { [status]: 'approved' },
  closed: { [status]: 'closed' },
  declined: { [status]: 'declined' },
})

/** What waits longest stands first, where something waits. */
export const tabSorts = { toDecide: 'requestedOn' }
