import { defineRoutes } from '#kit/web/define-routes.ts'
import { searchScreens } from '../contract/search.screens.ts'

export const routes = defineRoutes(searchScreens, {
  search: () => import('./SearchScreen.tsx').then((m) => m.SearchScreen),
})
