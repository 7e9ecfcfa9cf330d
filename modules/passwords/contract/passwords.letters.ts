import { defineLetters } from '#kit/contract/define-letters.ts'
import { passwordsEn } from './strings.en.ts'
import { passwordsFr } from './strings.fr.ts'

export const passwordsLetters = defineLetters(
  'passwords',
  { en: passwordsEn, fr: passwordsFr },
  {
    reset: { about: 'user', facts: { minutes: 'number', link: 'secretLink' } },
    changed: { about: 'user', facts: {}, opens: '/forgot-password' },
  },
)
