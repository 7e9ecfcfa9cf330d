import { IconBuilding } from '@tabler/icons-react'
import { defineRoutes } from '#kit/web/define-routes.ts'
import { employersScreens } from '../contract/employers.screens.ts'

const ofRecord = [
  'holds/contract/strings',
  'holds/web/strings',
  'bank-accounts/contract/strings',
  'bank-accounts/web/strings',
  'outbox/web/refused-strings',
]

export const routes = defineRoutes(
  employersScreens,
  {
    directory: () => import('./EmployerListScreen.tsx').then((m) => m.EmployerListScreen),
    employer: () => import('./EmployerScreen.tsx').then((m) => m.EmployerScreen),
  },
  {
    icons: { directory: IconBuilding },
    words: ['applications'],
    wordsOf: { employer: ofRecord },
  },
)
