import { IconUsers } from '@tabler/icons-react'
import { defineRoutes } from '#kit/web/define-routes.ts'
import { participantsScreens } from '../contract/participants.screens.ts'

const ofSupplements = ['supplements', 'supplements/web/strings']

const ofRecord = [
  'holds/contract/strings',
  'holds/web/strings',
  'monitoring/contract/strings',
  'monitoring/web/strings',
  'funding-requests',
  'outbox/web/refused-strings',
  ...ofSupplements,
  'privacy',
  'privacy/web/strings',
]

const ofDownloads = ['participant-files/web/strings']
const ofChecksOne = ['applications/web/strings', 'applications/web/panel-strings', 'employers']
const ofChecksTwo = ['checkpoint-two/contract/strings', 'checkpoint-two/web/strings']

export const routes = defineRoutes(
  participantsScreens,
  {
    participants: () => import('./ParticipantListScreen.tsx').then((m) => m.ParticipantListScreen),
    participant: () => import('./ParticipantScreen.tsx').then((m) => m.ParticipantScreen),
    viewParticipant: () =>
      import('./ViewParticipantDialog.tsx').then((m) => m.ViewParticipantDialog),
    viewCheckpointOne: () => import('./CheckpointDialogs.tsx').then((m) => m.ViewCheckpointOne),
    viewCheckpointTwo: () => import('./CheckpointDialogs.tsx').then((m) => m.ViewCheckpointTwo),
    editParticipant: () =>
      import('./EditParticipantScreen.tsx').then((m) => m.EditParticipantScreen),
    viewDownloads: () => import('./DownloadsDialog.tsx').then((m) => m.DownloadsDialog),
    editSupplement: () => import('./SupplementsDialog.tsx').then((m) => m.SupplementsDialog),
    editParticipantDialog: () =>
      import('./EditParticipantDialog.tsx').then((m) => m.EditParticipantDialog),
  },
  {
    icons: { participants: IconUsers },
    words: ['applications', 'placements'],
    wordsOf: {
      participant: ofRecord,
      viewCheckpointOne: ofChecksOne,
      viewCheckpointTwo: ofChecksTwo,
      editSupplement: ofSupplements,
      viewDownloads: ofDownloads,
    },
  },
)
