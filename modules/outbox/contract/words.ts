import { outboxEn } from './strings.en.ts'
import { outboxFr } from './strings.fr.ts'

export const outboxWords = { en: outboxEn, fr: outboxFr }
