import { defineRoutes } from '#kit/web/define-routes.ts'
import { mergesScreens } from '../contract/merges.screens.ts'

export const routes = defineRoutes(
  mergesScreens,
  {
    shareholderDuplicates: () => import('./DuplicatesScreen.tsx').then((m) => m.DuplicatesScreen),
    mergeShareholders: () => import('./MergeScreen.tsx').then((m) => m.MergeScreen),
    shareholderMerges: () => import('./MergesScreen.tsx').then((m) => m.MergesScreen),
  },
  { words: ['orders', 'shareholders'] },
)
