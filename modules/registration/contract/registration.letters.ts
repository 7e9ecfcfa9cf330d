import { defineLetters } from '#kit/contract/define-letters.ts'
import { registrationEn } from './strings.en.ts'
import { registrationFr } from './strings.fr.ts'

export const registrationLetters = defineLetters(
  'registration',
  { en: registrationEn, fr: registrationFr },
  {
    confirm: { facts: { userType: 'text', hours: 'number', link: 'secretLink' } },
    known: { about: 'user', facts: { link: 'link' } },
    invited: { about: 'user', facts: { inviter: 'text', days: 'number', link: 'secretLink' } },
    prepared: { about: 'user', facts: { days: 'number', link: 'secretLink' } },
    employeePassword: { about: 'user', facts: { days: 'number', link: 'secretLink' } },
  },
)
