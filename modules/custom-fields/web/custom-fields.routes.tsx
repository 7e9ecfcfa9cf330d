import { defineRoutes } from '#kit/web/define-routes.ts'
import { customFieldsScreens } from '../contract/custom-fields.screens.ts'

export const routes = defineRoutes(customFieldsScreens, {
  settingsCustomFields: () => import('./CustomFieldsScreen.tsx').then((m) => m.CustomFieldsScreen),
})
