import { filterTabs } from '#kit/web/list/filter-tabs.ts'
import { supplementList } from '../contract/supplement.list.ts'

export const supplementTabs = filterTabs(supplementList.tabs)

/** What waits longest stands first, where something waits. */
export const tabSorts = { toDecide: 'requestedOn' }
