import { IconHistory } from '@tabler/icons-react'
import { defineRoutes } from '#kit/web/define-routes.ts'
import { auditScreens } from '../contract/audit.screens.ts'

export const routes = defineRoutes(
  auditScreens,
  {
    auditLog: () => import('./AuditLogScreen.tsx').then((m) => m.AuditLogScreen),
    auditEntry: () => import('./AuditEntryScreen.tsx').then((m) => m.AuditEntryScreen),
  },
  { icons: { auditLog: IconHistory } },
)
