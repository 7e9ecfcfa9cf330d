import { defineRoutes } from '#kit/web/define-routes.ts'
import { formsScreens } from '../contract/forms.screens.ts'

export const routes = defineRoutes(formsScreens, {
  programForms: () => import('./ProgramFormsScreen.tsx').then((m) => m.ProgramFormsScreen),
  programForm: () => import('./ProgramFormScreen.tsx').then((m) => m.ProgramFormScreen),
})
