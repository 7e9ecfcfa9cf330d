import { filterTabs } from '#kit/web/list/filter-tabs.ts'
import { orderList } from '../contract/order.list.ts'

export const orderTabs = filterTabs(orderList.tabs)

/** What waits longest stands first, where something waits. */
export const tabSorts = { carePending: 'tradedOn' }
