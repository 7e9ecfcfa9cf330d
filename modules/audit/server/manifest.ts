import type { ServerModule } from '#kit/server/server-module.ts'
import { writeAuditHead } from './audit-heads.ts'
import { sealAudit } from './seal-audit.ts'

export const manifest: ServerModule = {
  tables: ['audit_seals'],
  jobs: () => [sealAudit, writeAuditHead],
}
