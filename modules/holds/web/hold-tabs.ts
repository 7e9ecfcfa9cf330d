import { filterTabs } from '#kit/web/list/filter-tabs.ts'
import { holdList } from '../contract/hold.list.ts'

export const holdTabs = filterTabs(holdList.tabs)
