import type { ServerModule } from '#kit/server/server-module.ts'
import { auditHandlers } from './audit.handlers.ts'
import { writeAuditHead } from './audit-heads.ts'
import { sealAudit } from './seal-audit.ts'
import { verificationMeasures, verifyAuditLog } from './verify-daily.ts'
import { auditJobsEn } from './job-strings.en.ts'
import { auditJobsFr } from './job-strings.fr.ts'
import { auditActsEn } from './act-strings.en.ts'
import { auditActsFr } from './act-strings.fr.ts'
import { auditEn } from '../contract/strings.en.ts'
import { auditFr } from '../contract/strings.fr.ts'
import { auditPersonalData } from './personal-data.ts'

export const manifest: ServerModule = {
  tables: ['audit_erasures', 'audit_seals', 'audit_verifications'],
  served: (product) => auditHandlers(product),
  jobs: () => [sealAudit, writeAuditHead, verifyAuditLog],
  jobWords: { area: 'operation', en: auditJobsEn, fr: auditJobsFr },
  offers: {
    acts: () => [
      {
        area: 'operation',
        en: auditActsEn.audited,
        fr: auditActsFr.audited,
        words: { en: auditEn, fr: auditFr },
      },
    ],
    measures: () => verificationMeasures,
    personalData: () => [auditPersonalData],
  },
}
