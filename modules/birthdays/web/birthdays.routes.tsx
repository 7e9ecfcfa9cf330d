import { defineRoutes } from '#kit/web/define-routes.ts'
import { birthdaysScreens } from '../contract/birthdays.screens.ts'

export const birthdaysRoutes = defineRoutes(birthdaysScreens, {
  birthdays: () => import('./BirthdaysScreen.tsx').then((m) => m.BirthdaysScreen),
})
