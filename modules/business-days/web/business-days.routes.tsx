import { defineRoutes } from '#kit/web/define-routes.ts'
import { businessDaysScreens } from '../contract/business-days.screens.ts'

export const routes = defineRoutes(businessDaysScreens, {
  settingsBusinessDays: () => import('./BusinessDaysScreen.tsx').then((m) => m.BusinessDaysScreen),
})
