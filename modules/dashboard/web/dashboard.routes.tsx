import { IconChartLine, IconLayoutDashboard } from '@tabler/icons-react'
import { defineRoutes } from '#kit/web/define-routes.ts'
import { dashboardScreens } from '../contract/dashboard.screens.ts'

export const routes = defineRoutes(
  dashboardScreens,
  {
    dashboard: () => import('./DashboardScreen.tsx').then((m) => m.DashboardScreen),
    investors: () => import('./InvestorsScreen.tsx').then((m) => m.InvestorsScreen),
  },
  {
    icons: { dashboard: IconLayoutDashboard, investors: IconChartLine },
    words: ['applications', 'monitoring'],
  },
)
