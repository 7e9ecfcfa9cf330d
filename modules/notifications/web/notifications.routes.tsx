import { defineRoutes } from '#kit/web/define-routes.ts'
import { notificationsScreens } from '../contract/notifications.screens.ts'

export const notificationsRoutes = defineRoutes(notificationsScreens, {
  settingsNotifications: () => import('./PreferencesScreen.tsx').then((m) => m.PreferencesScreen),
})
