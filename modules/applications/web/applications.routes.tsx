import { IconFileCheck, IconFilePlus, IconFileX, IconHourglass } from '@tabler/icons-react'
import { defineRoutes } from '#kit/web/define-routes.ts'
import { applicationsScreens } from '../contract/applications.screens.ts'

/** One loader for four paths: the record stays mounted under the dialogs of each. */
const record = () => import('./ApplicationScreen.tsx').then((m) => m.ApplicationScreen)

const ofRecord = [
  'employers',
  'participants',
  'placements',
  'information-requests',
  'information-requests/web/strings',
  'placements/web/strings',
  'checkpoint-two/contract/strings',
  'checkpoint-two/web/strings',
  'monitoring/contract/strings',
  'monitoring/web/strings',
  'change-requests/contract/strings',
  'change-requests/web/strings',
  'holds/contract/strings',
  'holds/web/strings',
  'forms/web/answers-strings',
  'forms/contract/filling-strings',
  'outbox/web/refused-strings',
] as const

export const routes = defineRoutes(
  applicationsScreens,
  {
    pendingApplications: () => import('./ApplicationLists.tsx').then((m) => m.PendingApplications),
    approvedApplications: () =>
      import('./ApplicationLists.tsx').then((m) => m.ApprovedApplications),
    rejectedApplications: () =>
      import('./ApplicationLists.tsx').then((m) => m.RejectedApplications),
    applicationQueue: () =>
      import('./ApplicationQueueScreen.tsx').then((m) => m.ApplicationQueueScreen),
    pendingApplication: record,
    approvedApplication: record,
    rejectedApplication: record,
    application: record,
    submitApplication: () =>
      import('./SubmitApplicationScreen.tsx').then((m) => m.SubmitApplicationScreen),
    bulkAssign: () => import('./BulkAssignDialog.tsx').then((m) => m.BulkAssignDialog),
    checkpointOne: () => import('./CheckpointPanel.tsx').then((m) => m.CheckpointPanel),
    checkpointTwo: () =>
      import('#modules/checkpoint-two/web/pieces/CheckpointTwoPanel.tsx').then(
        (m) => m.CheckpointTwoPanel,
      ),
    editApplication: () => import('./EditApplicationPanel.tsx').then((m) => m.EditApplicationPanel),
  },
  {
    icons: {
      pendingApplications: IconHourglass,
      approvedApplications: IconFileCheck,
      rejectedApplications: IconFileX,
      submitApplication: IconFilePlus,
    },
    wordsOf: {
      submitApplication: ['employers'],
      pendingApplication: ofRecord,
      approvedApplication: ofRecord,
      rejectedApplication: ofRecord,
      application: ofRecord,
      applicationQueue: ofRecord,
    },
  },
)
