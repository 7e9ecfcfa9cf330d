import { filterTabs } from '#kit/web/list/filter-tabs.ts'
import { messageList } from '../contract/message.ts'

export const outboxTabs = filterTabs(messageList.tabs)
