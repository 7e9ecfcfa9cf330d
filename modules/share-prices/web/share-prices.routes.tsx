import { defineRoutes } from '#kit/web/define-routes.ts'
import { sharePricesScreens } from '../contract/share-prices.screens.ts'

export const routes = defineRoutes(sharePricesScreens, {
  settingsSharePrices: () => import('./SharePricesScreen.tsx').then((m) => m.SharePricesScreen),
})
