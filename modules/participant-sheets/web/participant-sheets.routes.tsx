import { IconTable, IconTablePlus } from '@tabler/icons-react'
import { defineRoutes } from '#kit/web/define-routes.ts'
import { participantSheetsScreens } from '../contract/participant-sheets.screens.ts'

export const routes = defineRoutes(
  participantSheetsScreens,
  {
    submitSeveral: () => import('./SubmitSeveralScreen.tsx').then((m) => m.SubmitSeveralScreen),
    submittedSheet: () => import('./SubmittedSheetScreen.tsx').then((m) => m.SubmittedSheetScreen),
  },
  {
    icons: { submitSeveral: IconTablePlus, submittedSheet: IconTable },
    words: ['applications', 'applications/web/strings'],
  },
)
