import { IconMail } from '@tabler/icons-react'
import { defineRoutes } from '#kit/web/define-routes.ts'
import { outboxScreens } from '../contract/outbox.screens.ts'

export const routes = defineRoutes(
  outboxScreens,
  {
    outbox: () => import('./OutboxScreen.tsx').then((m) => m.OutboxScreen),
    message: () => import('./MessageScreen.tsx').then((m) => m.MessageScreen),
  },
  { icons: { outbox: IconMail } },
)
