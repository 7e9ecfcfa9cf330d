import { defineLetters } from '#kit/contract/define-letters.ts'
import { registrationEn } from './strings.en.ts'
import { registrationFr } from './strings.fr.ts'

export const registrationLetters = defineLetters(
  'registration',
  { en: registrationEn, fr: registrationFr },
  {
    confirm: {
      audience: ['employer', 'participant'],
      facts: { userType: 'text', hours: 'number', link: 'secretLink' },
    },
    known: {
      audience: ['employer', 'participant', 'staff'],
      about: 'user',
      facts: { link: 'link' },
    },
    invited: {
      audience: ['employer', 'participant', 'staff'],
      about: 'user',
      facts: { inviter: 'text', days: 'number', link: 'secretLink' },
    },
    prepared: {
      audience: ['employer', 'participant', 'staff'],
      about: 'user',
      facts: { days: 'number', link: 'secretLink' },
    },
    employeePassword: {
      audience: ['participant'],
      about: 'user',
      facts: { days: 'number', link: 'secretLink' },
    },
  },
)
