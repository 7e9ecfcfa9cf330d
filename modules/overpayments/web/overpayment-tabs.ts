import { filterTabs } from '#kit/web/list/filter-tabs.ts'

const status = 'filter[status]'

/** What is owed, what of it is late, and what is done with. */
export const overpaymentTabs = filterTabs({
  all: {},
  owed: { [status]: 'owed' },
  overdue: { 'filter[isOverdue]': 'true' },
  settled: { [status]: 'recovered,writtenOff' },
})

/** What is due first stands first, where something is owed. */
export const tabSorts = { owed: 'dueOn', overdue: 'dueOn' }
