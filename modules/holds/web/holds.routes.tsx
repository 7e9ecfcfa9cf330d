import { IconHandStop } from '@tabler/icons-react'
import { defineRoutes } from '#kit/web/define-routes.ts'
import { holdsScreens } from '../contract/holds.screens.ts'

export const routes = defineRoutes(holdsScreens, {}, { icons: { holds: IconHandStop } })
