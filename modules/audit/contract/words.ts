import { auditEn } from './strings.en.ts'
import { auditFr } from './strings.fr.ts'

export const auditWords = { en: auditEn, fr: auditFr }
