import { defineLetters } from '#kit/contract/define-letters.ts'
import { documentsEn } from './strings.en.ts'
import { documentsFr } from './strings.fr.ts'

const about = 'application'
const named = { reference: 'text', document: 'text' } as const
const refusal = {
  ...named,
  reasons: { choices: 'reasonCodes' },
  note: 'text',
} as const

export const documentsLetters = defineLetters(
  'documents',
  { en: documentsEn, fr: documentsFr },
  {
    /** To whoever has an account, to the place of the record where a better one is sent. */
    refusedToAccount: { about, facts: { ...refusal, link: 'link' } },
    /** To others, with a link of their own. */
    refused: { about, facts: { ...refusal, until: 'date', link: 'secretLink' } },
    expiringToAccount: { about, facts: { ...named, day: 'date', link: 'link' } },
    expiring: { about, facts: { ...named, day: 'date', until: 'date', link: 'secretLink' } },
    expiredToAccount: { about, facts: { ...named, day: 'date', link: 'link' } },
    expired: { about, facts: { ...named, day: 'date', until: 'date', link: 'secretLink' } },
  },
)
