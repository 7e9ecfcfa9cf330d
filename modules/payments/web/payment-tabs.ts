import { filterTabs } from '#kit/web/list/filter-tabs.ts'
import { paymentList } from '../contract/payment.list.ts'

export const paymentTabs = filterTabs(paymentList.tabs)

/** What waits longest stands first, where something waits. */
export const tabSorts = {
  toAssess: 'submittedOn',
  toApprove: 'submittedOn',
  returned: 'submittedOn',
}
