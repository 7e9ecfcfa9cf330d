import type { ServerModule } from '#kit/server/server-module.ts'
import { writeAuditHead } from './audit-heads.ts'
import { sealAudit } from './seal-audit.ts'
import { auditJobsEn } from './job-strings.en.ts'
import { auditJobsFr } from './job-strings.fr.ts'

export const manifest: ServerModule = {
  tables: ['audit_seals'],
  jobs: () => [sealAudit, writeAuditHead],
  jobWords: { area: 'operation', en: auditJobsEn, fr: auditJobsFr },
}
