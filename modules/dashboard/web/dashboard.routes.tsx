import { IconChartLine, IconLayoutDashboard } from '@tabler/icons-react'
import { defineRoutes } from '#kit/web/define-routes.ts'
import { dashboardScreens } from '../contract/dashboard.screens.ts'

const ofNotices = ['notifications']

export const routes = defineRoutes(
  dashboardScreens,
  {
    dashboard: () => import('./DashboardScreen.tsx').then((m) => m.DashboardScreen),
    notificationWidget: () => import('./NotificationWidget.tsx').then((m) => m.NotificationWidget),
    investors: () => import('./InvestorsScreen.tsx').then((m) => m.InvestorsScreen),
  },
  {
    icons: { dashboard: IconLayoutDashboard, investors: IconChartLine },
    words: ['applications', 'holds', 'monitoring'],
    wordsOf: { notificationWidget: ofNotices },
  },
)
