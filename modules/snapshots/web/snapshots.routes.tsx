import { defineRoutes } from '#kit/web/define-routes.ts'
import { snapshotsScreens } from '../contract/snapshots.screens.ts'

export const routes = defineRoutes(
  snapshotsScreens,
  {
    orderSnapshots: () => import('./SnapshotsScreen.tsx').then((m) => m.SnapshotsScreen),
    orderSnapshot: () => import('./SnapshotScreen.tsx').then((m) => m.SnapshotScreen),
  },
  { words: ['orders'] },
)
