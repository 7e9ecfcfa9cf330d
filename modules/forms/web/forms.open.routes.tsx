import { defineRoutes } from '#kit/web/define-routes.ts'
import { formsScreens } from '../contract/forms.screens.ts'

export const routes = defineRoutes(formsScreens, {
  thankYou: () => import('./ThankYouScreen.tsx').then((m) => m.ThankYouScreen),
})
