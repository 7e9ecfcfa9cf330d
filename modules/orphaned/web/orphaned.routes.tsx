import { IconUserQuestion } from '@tabler/icons-react'
import { defineRoutes } from '#kit/web/define-routes.ts'
import { orphanedScreens } from '../contract/orphaned.screens.ts'

export const routes = defineRoutes(
  orphanedScreens,
  {},
  { icons: { orphanedParticipants: IconUserQuestion } },
)
