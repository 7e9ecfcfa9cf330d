import { IconTargetArrow } from '@tabler/icons-react'
import { defineRoutes } from '#kit/web/define-routes.ts'
import { leadsScreens } from '../contract/leads.screens.ts'

export const routes = defineRoutes(leadsScreens, {}, { icons: { leads: IconTargetArrow } })
