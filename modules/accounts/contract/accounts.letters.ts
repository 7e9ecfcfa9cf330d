import { defineLetters } from '#kit/contract/define-letters.ts'
import { accountsEn } from './strings.en.ts'
import { accountsFr } from './strings.fr.ts'

export const accountsLetters = defineLetters(
  'accounts',
  { en: accountsEn, fr: accountsFr },
  {
    signInStopped: {
      audience: ['employer', 'participant', 'staff'],
      about: 'user',
      facts: { link: 'secretLink' },
    },
    newSignIn: {
      audience: ['employer', 'participant', 'staff'],
      about: 'user',
      facts: { device: 'bilingual', when: 'dateAndTime', address: 'text' },
      opens: '/settings/security',
    },
    confirmAddress: {
      audience: ['employer', 'participant', 'staff'],
      about: 'user',
      facts: { email: 'text', link: 'secretLink' },
    },
    addressAsked: {
      audience: ['employer', 'participant', 'staff'],
      about: 'user',
      facts: { email: 'text' },
    },
    addressChanged: {
      audience: ['employer', 'participant', 'staff'],
      about: 'user',
      facts: { email: 'text' },
    },
    phoneChanged: { audience: ['employer', 'participant', 'staff'], about: 'user', facts: {} },
    phoneRemoved: { audience: ['employer', 'participant', 'staff'], about: 'user', facts: {} },
  },
)
