import { IconUserQuestion } from '@tabler/icons-react'
import { defineRoutes } from '#kit/web/define-routes.ts'
import { orphanedScreens } from '../contract/orphaned.screens.ts'

export const routes = defineRoutes(
  orphanedScreens,
  {
    orphanedParticipants: () =>
      import('./OrphanedListScreen.tsx').then((m) => m.OrphanedListScreen),
    orphanedParticipant: () => import('./OrphanedScreen.tsx').then((m) => m.OrphanedScreen),
  },
  { icons: { orphanedParticipants: IconUserQuestion }, words: ['placements'] },
)
