import { defineRoutes } from '#kit/web/define-routes.ts'
import { importsScreens } from '../contract/imports.screens.ts'

const oneImport = () => import('./ImportScreen.tsx').then((m) => m.ImportScreen)

export const routes = defineRoutes(importsScreens, {
  importShareholders: () => import('./ImportsScreen.tsx').then((m) => m.ImportsScreen),
  oneImport,
  classificationImport: oneImport,
})
