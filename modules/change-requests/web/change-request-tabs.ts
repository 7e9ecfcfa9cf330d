import { filterTabs } from '#kit/web/list/filter-tabs.ts'
import { changeRequestList } from '../contract/change-request.list.ts'

export const changeRequestTabs = filterTabs(changeRequestList.tabs)

/** What waits longest stands first, where something waits. */
export const tabSorts = { toRecommend: 'requestedOn', toDecide: 'requestedOn' }
