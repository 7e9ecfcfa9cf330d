import { defineRoutes } from '#kit/web/define-routes.ts'
import { unsubscribeScreens } from '../contract/unsubscribe.screens.ts'

export const routes = defineRoutes(unsubscribeScreens, {
  unsubscribe: () => import('./UnsubscribeScreen.tsx').then((m) => m.UnsubscribeScreen),
})
