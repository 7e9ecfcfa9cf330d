import { defineRoutes } from '#kit/web/define-routes.ts'
import { messagesScreens } from '../contract/messages.screens.ts'

export const routes = defineRoutes(messagesScreens, {
  conversation: () => import('./ConversationScreen.tsx').then((m) => m.ConversationScreen),
})
