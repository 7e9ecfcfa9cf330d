import { IconChartBar, IconReport, IconReportAnalytics } from '@tabler/icons-react'
import { defineRoutes } from '#kit/web/define-routes.ts'
import { reportsScreens } from '../contract/reports.screens.ts'

export const routes = defineRoutes(
  reportsScreens,
  {},
  {
    icons: {
      reports: IconReportAnalytics,
      participantReports: IconChartBar,
      shortTermTrainingReports: IconReport,
    },
  },
)
