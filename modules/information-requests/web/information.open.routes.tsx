import { defineRoutes } from '#kit/web/define-routes.ts'
import { informationScreens } from '../contract/information.screens.ts'

export const routes = defineRoutes(
  informationScreens,
  {
    information: () => import('./InformationScreens.tsx').then((m) => m.InformationScreen),
    informationSent: () => import('./InformationScreens.tsx').then((m) => m.InformationSentScreen),
  },
  {
    words: ['applications/contract/rules-strings', 'forms', 'intake'],
  },
)
