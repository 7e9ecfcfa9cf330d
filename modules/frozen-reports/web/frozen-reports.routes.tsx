import { defineRoutes } from '#kit/web/define-routes.ts'
import { frozenReportsScreens } from '../contract/frozen-reports.screens.ts'

export const routes = defineRoutes(
  frozenReportsScreens,
  {
    frozenReports: () => import('./FrozenReportsScreen.tsx').then((m) => m.FrozenReportsScreen),
    frozenReport: () => import('./FrozenReportScreen.tsx').then((m) => m.FrozenReportScreen),
  },
  { words: ['reports'] },
)
