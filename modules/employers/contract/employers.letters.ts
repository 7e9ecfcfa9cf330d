import { defineLetters } from '#kit/contract/define-letters.ts'
import { employersLettersEn as en } from './letter-strings.en.ts'
import { employersLettersFr as fr } from './letter-strings.fr.ts'

export const employersLetters = defineLetters(
  'employers',
  { en, fr },
  {
    contactChanged: {
      audience: ['employer'],
      about: 'employer',
      facts: { employer: 'text', email: 'text' },
    },
  },
)
