import { filterTabs } from '#kit/web/list/filter-tabs.ts'

const status = 'filter[status]'
const care = 'filter[careStatus]'

/** States of orders. */
export const orderTabs = filterTabs({
  active: { [status]: 'active' },
  all: {},
  carePending: { [status]: 'active', [care]: 'pending' },
  careConfirmed: { [status]: 'active', [care]: 'confirmed' },
  careRejected: { [status]: 'active', [care]: 'rejected' },
  void: { [status]: 'void' },
  drafts: { [status]: 'draft' },
})
