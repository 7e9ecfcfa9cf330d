import { defineRoutes } from '#kit/web/define-routes.ts'
import { letterheadScreens } from '../contract/letterhead.screens.ts'

export const routes = defineRoutes(letterheadScreens, {
  settingsLetterhead: () => import('./LetterheadScreen.tsx').then((m) => m.LetterheadScreen),
})
