import { webhooksEn } from './strings.en.ts'
import { webhooksFr } from './strings.fr.ts'

export const webhooksWords = { en: webhooksEn, fr: webhooksFr }
