import { IconCalendarStats, IconChartPie, IconShieldCheck } from '@tabler/icons-react'
import { defineRoutes } from '#kit/web/define-routes.ts'
import { statisticsScreens } from '../contract/statistics.screens.ts'

export const routes = defineRoutes(
  statisticsScreens,
  {
    statistics: () => import('./StatisticsScreen.tsx').then((m) => m.StatisticsScreen),
    monthlyInvestments: () =>
      import('./MonthlyInvestmentsScreen.tsx').then((m) => m.MonthlyInvestmentsScreen),
    monthlyCareInvestments: () =>
      import('./MonthlyCareScreen.tsx').then((m) => m.MonthlyCareScreen),
  },
  {
    icons: {
      statistics: IconChartPie,
      monthlyInvestments: IconCalendarStats,
      monthlyCareInvestments: IconShieldCheck,
    },
    words: ['orders'],
  },
)
