import { defineRoutes } from '#kit/web/define-routes.ts'
import { accountsScreens } from '../contract/accounts.screens.ts'

export const routes = defineRoutes(
  accountsScreens,
  {
    settingsAccount: () => import('./ProfileScreen.tsx').then((m) => m.ProfileScreen),
  },
  { words: ['privacy', 'privacy/web/strings'] },
)
