import { defineLetters } from '#kit/contract/define-letters.ts'
import { passwordsEn } from './strings.en.ts'
import { passwordsFr } from './strings.fr.ts'

export const passwordsLetters = defineLetters(
  'passwords',
  { en: passwordsEn, fr: passwordsFr },
  {
    reset: {
      audience: ['employer', 'participant', 'staff'],
      about: 'user',
      facts: { minutes: 'number', link: 'secretLink' },
    },
    changed: {
      audience: ['employer', 'participant', 'staff'],
      about: 'user',
      facts: {},
      opens: '/forgot-password',
    },
  },
)
