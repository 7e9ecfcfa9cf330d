import { defineRoutes } from '#kit/web/define-routes.ts'
import { openLetterScreens } from '../contract/letters.open.screens.ts'

export const routes = defineRoutes(openLetterScreens, {
  mailedLetter: () => import('./MailedLetterScreen.tsx').then((m) => m.MailedLetterScreen),
})
