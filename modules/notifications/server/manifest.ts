import type { ServerModule } from '#kit/server/server-module.ts'
import { forgetNotices } from './forget-notices.ts'
import { notificationsHandlers } from './notifications.handlers.ts'

export const manifest: ServerModule = {
  tables: ['notices', 'notification_preferences'],
  served: notificationsHandlers,
  jobs: () => [forgetNotices],
}
