import { defineLetters } from '#kit/contract/define-letters.ts'
import { messagesEn } from './strings.en.ts'
import { messagesFr } from './strings.fr.ts'

const about = 'application'
const said = { reference: 'text', message: 'text', files: 'text' } as const

export const messagesLetters = defineLetters(
  'messages',
  { en: messagesEn, fr: messagesFr },
  {
    /** To whoever has no account, with a link of their own. */
    written: {
      audience: ['employer', 'participant'],
      about,
      facts: { ...said, until: 'date', link: 'secretLink' },
    },
    writtenToAccount: {
      audience: ['employer', 'participant'],
      about,
      facts: { ...said, link: 'link' },
    },
    freshLink: {
      audience: ['employer', 'participant'],
      about,
      mailOnly: true,
      facts: { reference: 'text', until: 'date', link: 'secretLink' },
    },
  },
)
