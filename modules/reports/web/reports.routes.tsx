import { IconChartBar, IconReport, IconReportAnalytics } from '@tabler/icons-react'
import { defineRoutes } from '#kit/web/define-routes.ts'
import { reportsScreens } from '../contract/reports.screens.ts'

export const routes = defineRoutes(
  reportsScreens,
  {
    reports: () => import('./ReportsScreen.tsx').then((m) => m.ReportsScreen),
    participantReports: () => import('./AreaScreen.tsx').then((m) => m.ParticipantReports),
    shortTermTrainingReports: () => import('./AreaScreen.tsx').then((m) => m.TrainingReports),
    moneyReports: () => import('./AreaScreen.tsx').then((m) => m.MoneyReports),
    serviceReports: () => import('./AreaScreen.tsx').then((m) => m.ServiceReports),
    applicationReports: () => import('./AreaScreen.tsx').then((m) => m.ApplicationReports),
  },
  {
    words: ['frozen-reports', 'saved-reports'],
    icons: {
      reports: IconReportAnalytics,
      participantReports: IconChartBar,
      shortTermTrainingReports: IconReport,
    },
  },
)
