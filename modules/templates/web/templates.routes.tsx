import { defineRoutes } from '#kit/web/define-routes.ts'
import { templatesScreens } from '../contract/templates.screens.ts'

export const routes = defineRoutes(templatesScreens, {
  settingsTemplates: () => import('./TemplatesScreen.tsx').then((m) => m.TemplatesScreen),
  template: () => import('./TemplateScreen.tsx').then((m) => m.TemplateScreen),
  programLetters: () => import('./ProgramLettersScreen.tsx').then((m) => m.ProgramLettersScreen),
  programLetter: () => import('./TemplateScreen.tsx').then((m) => m.ProgramLetterScreen),
})
