import type { Translated } from '#kit/contract/strings.ts'
import type { auditEn } from './strings.en.ts'

export const auditFr: Translated<typeof auditEn> = {
  screens: {
    auditLog: 'Journal d’audit',
  },
  subjects: {
    'Audit Log': 'Journal d’audit',
  },
}
