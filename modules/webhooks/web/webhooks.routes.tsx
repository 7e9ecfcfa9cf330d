import { defineRoutes } from '#kit/web/define-routes.ts'
import { webhooksScreens } from '../contract/webhooks.screens.ts'

export const routes = defineRoutes(webhooksScreens, {
  settingsWebhooks: () => import('./WebhooksScreen.tsx').then((m) => m.WebhooksScreen),
  settingsWebhook: () => import('./WebhookScreen.tsx').then((m) => m.WebhookScreen),
})
