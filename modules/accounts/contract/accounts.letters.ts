import { defineLetters } from '#kit/contract/define-letters.ts'
import { accountsEn } from './strings.en.ts'
import { accountsFr } from './strings.fr.ts'

export const accountsLetters = defineLetters(
  'accounts',
  { en: accountsEn, fr: accountsFr },
  {
    signInStopped: { about: 'user', facts: { link: 'secretLink' } },
    confirmAddress: { about: 'user', facts: { email: 'text', link: 'secretLink' } },
    addressAsked: { about: 'user', facts: { email: 'text' } },
    addressChanged: { about: 'user', facts: { email: 'text' } },
    phoneChanged: { about: 'user', facts: {} },
    phoneRemoved: { about: 'user', facts: {} },
  },
)
