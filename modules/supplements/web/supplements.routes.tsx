import { IconCirclePlus } from '@tabler/icons-react'
import { defineRoutes } from '#kit/web/define-routes.ts'
import { supplementsScreens } from '../contract/supplements.screens.ts'

const ofSupplement = ['payments', 'payments/web/strings']

export const routes = defineRoutes(
  supplementsScreens,
  {
    supplements: () => import('./SupplementList.tsx').then((m) => m.SupplementList),
    newSupplement: () => import('./NewSupplementDialog.tsx').then((m) => m.NewSupplementDialog),
    supplement: () => import('./SupplementScreen.tsx').then((m) => m.SupplementScreen),
  },
  {
    icons: { supplements: IconCirclePlus },
    wordsOf: { supplement: ofSupplement },
  },
)
