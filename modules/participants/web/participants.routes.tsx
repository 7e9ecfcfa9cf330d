import { IconUsers } from '@tabler/icons-react'
import { defineRoutes } from '#kit/web/define-routes.ts'
import { participantsScreens } from '../contract/participants.screens.ts'

export const routes = defineRoutes(participantsScreens, {}, { icons: { participants: IconUsers } })
