import { defineLetters } from '#kit/contract/define-letters.ts'
import { twoFactorEn } from './strings.en.ts'
import { twoFactorFr } from './strings.fr.ts'

/** So that a stranger cannot change anything about an account in silence. */
const toOwner = {
  audience: ['employer', 'participant', 'staff'],
  about: 'user',
  facts: {},
  opens: '/settings/security',
} as const

export const twoFactorLetters = defineLetters(
  'twoFactor',
  { en: twoFactorEn, fr: twoFactorFr },
  {
    appAdded: toOwner,
    appRemoved: toOwner,
    smsAdded: toOwner,
    smsRemoved: toOwner,
    passkeyAdded: toOwner,
    passkeyRemoved: toOwner,
    allRemoved: toOwner,
    codesRenewed: toOwner,
    recoveryUsed: toOwner,
    codesRefused: toOwner,
    reset: toOwner,
    code: {
      audience: ['employer', 'participant', 'staff'],
      channel: 'sms',
      about: 'user',
      facts: { code: 'code', minutes: 'number' },
    },
  },
)
