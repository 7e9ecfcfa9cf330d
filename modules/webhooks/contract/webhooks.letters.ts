import { defineLetters } from '#kit/contract/define-letters.ts'
import { webhooksEn } from './strings.en.ts'
import { webhooksFr } from './strings.fr.ts'

/** To those who look after webhooks: nothing arrives any more, or none is sent any more. */
const toAdmins = {
  audience: ['staff'],
  about: 'webhook',
  facts: { host: 'text' },
  opens: '/settings/webhooks',
} as const

export const webhooksLetters = defineLetters(
  'webhooks',
  { en: webhooksEn, fr: webhooksFr },
  { failing: toAdmins, turnedOff: toAdmins, gone: toAdmins },
)
