import { filterTabs } from '#kit/web/list/filter-tabs.ts'
import { overpaymentList } from '../contract/overpayment.list.ts'

export const overpaymentTabs = filterTabs(overpaymentList.tabs)

/** What is due first stands first, where something is owed. */
export const tabSorts = { owed: 'dueOn', overdue: 'dueOn' }
