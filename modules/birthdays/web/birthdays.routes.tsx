import { IconCake } from '@tabler/icons-react'
import { defineRoutes } from '#kit/web/define-routes.ts'
import { birthdaysScreens } from '../contract/birthdays.screens.ts'

export const routes = defineRoutes(
  birthdaysScreens,
  {
    birthdays: () => import('./BirthdaysScreen.tsx').then((m) => m.BirthdaysScreen),
  },
  { icons: { birthdays: IconCake } },
)
