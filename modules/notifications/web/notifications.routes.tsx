import { IconBell } from '@tabler/icons-react'
import { defineRoutes } from '#kit/web/define-routes.ts'
import { notificationsScreens } from '../contract/notifications.screens.ts'

export const routes = defineRoutes(
  notificationsScreens,
  {
    notifications: () => import('./NoticesScreen.tsx').then((m) => m.NoticesScreen),
    settingsNotifications: () => import('./PreferencesScreen.tsx').then((m) => m.PreferencesScreen),
  },
  { icons: { notifications: IconBell } },
)
