import { IconHandStop } from '@tabler/icons-react'
import { defineRoutes } from '#kit/web/define-routes.ts'
import { holdsScreens } from '../contract/holds.screens.ts'

export const routes = defineRoutes(
  holdsScreens,
  {
    holds: () => import('./HoldListScreen.tsx').then((m) => m.HoldListScreen),
    hold: () => import('./HoldScreen.tsx').then((m) => m.HoldScreen),
  },
  { icons: { holds: IconHandStop } },
)
