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
    refusedToAccount: {
      audience: ['employer', 'participant'],
      about,
      facts: { ...refusal, link: 'link' },
    },
    /** To others, with a link of their own. */
    refused: {
      audience: ['employer', 'participant'],
      about,
      facts: { ...refusal, until: 'date', link: 'secretLink' },
    },
    expiringToAccount: {
      audience: ['employer', 'participant'],
      about,
      facts: { ...named, day: 'date', link: 'link' },
    },
    expiring: {
      audience: ['employer', 'participant'],
      about,
      facts: { ...named, day: 'date', until: 'date', link: 'secretLink' },
    },
    expiredToAccount: {
      audience: ['employer', 'participant'],
      about,
      facts: { ...named, day: 'date', link: 'link' },
    },
    expired: {
      audience: ['employer', 'participant'],
      about,
      facts: { ...named, day: 'date', until: 'date', link: 'secretLink' },
    },
  },
)
