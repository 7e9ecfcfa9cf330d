import { IconClipboardList, IconClockExclamation, IconHourglass } from '@tabler/icons-react'
import { defineRoutes } from '#kit/web/define-routes.ts'
import { monitoringScreens } from '../contract/monitoring.screens.ts'

const lists = () => import('./MonitoringLists.tsx')

export const routes = defineRoutes(
  monitoringScreens,
  {
    monitoringForms: () => lists().then((m) => m.AllForms),
    lateMonitoringForms: () => lists().then((m) => m.LateForms),
    pendingMonitoringForms: () => lists().then((m) => m.PendingForms),
    applicationMonitoringForms: () => lists().then((m) => m.ApplicationForms),
    monitoringQueue: () =>
      import('./MonitoringQueueScreen.tsx').then((m) => m.MonitoringQueueScreen),
    monitoringForm: () => import('./MonitoringFormScreen.tsx').then((m) => m.MonitoringFormScreen),
  },
  {
    icons: {
      monitoringForms: IconClipboardList,
      lateMonitoringForms: IconClockExclamation,
      pendingMonitoringForms: IconHourglass,
    },
    wordsOf: {
      monitoringQueue: ['forms', 'forms/web/answers-strings'],
      monitoringForm: ['forms', 'forms/web/answers-strings'],
    },
  },
)
