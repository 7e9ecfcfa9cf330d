import { defineRoutes } from '#kit/web/define-routes.ts'
import { tokensScreens } from '../contract/tokens.screens.ts'

export const routes = defineRoutes(tokensScreens, {
  settingsTokens: () => import('./TokensScreen.tsx').then((m) => m.TokensScreen),
})
