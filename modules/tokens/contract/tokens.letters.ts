import { defineLetters } from '#kit/contract/define-letters.ts'
import { tokensEn } from './strings.en.ts'
import { tokensFr } from './strings.fr.ts'

/** So that nobody makes a token of somebody in silence, and none stops working unannounced. */
const toOwner = {
  audience: ['employer', 'participant', 'staff'],
  about: 'apiToken',
  facts: { token: 'text', day: 'date' },
  opens: '/settings/tokens',
} as const

export const tokensLetters = defineLetters(
  'tokens',
  { en: tokensEn, fr: tokensFr },
  { made: toOwner, expiring: toOwner },
)
