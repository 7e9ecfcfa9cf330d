import { IconClipboardList, IconClockExclamation, IconHourglass } from '@tabler/icons-react'
import { defineRoutes } from '#kit/web/define-routes.ts'
import { monitoringScreens } from '../contract/monitoring.screens.ts'

export const routes = defineRoutes(
  monitoringScreens,
  {},
  {
    icons: {
      monitoringForms: IconClipboardList,
      lateMonitoringForms: IconClockExclamation,
      pendingMonitoringForms: IconHourglass,
    },
  },
)
