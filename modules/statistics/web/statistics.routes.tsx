import { defineRoutes } from '#kit/web/define-routes.ts'
import { statisticsScreens } from '../contract/statistics.screens.ts'

export const statisticsRoutes = defineRoutes(statisticsScreens, {
  statistics: () => import('./StatisticsScreen.tsx').then((m) => m.StatisticsScreen),
  monthlyInvestments: () =>
    import('./MonthlyInvestmentsScreen.tsx').then((m) => m.MonthlyInvestmentsScreen),
  monthlyCareInvestments: () => import('./MonthlyCareScreen.tsx').then((m) => m.MonthlyCareScreen),
})
