import { defineRoutes } from '#kit/web/define-routes.ts'
import { savedReportsScreens } from '../contract/saved-reports.screens.ts'

export const routes = defineRoutes(
  savedReportsScreens,
  {
    savedReports: () => import('./SavedReportsScreen.tsx').then((m) => m.SavedReportsScreen),
  },
  { words: ['reports'] },
)
