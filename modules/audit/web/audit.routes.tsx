import { IconHistory } from '@tabler/icons-react'
import { defineRoutes } from '#kit/web/define-routes.ts'
import { auditScreens } from '../contract/audit.screens.ts'

export const routes = defineRoutes(auditScreens, {}, { icons: { auditLog: IconHistory } })
