import { defineLetters } from '#kit/contract/define-letters.ts'
import { usersEn } from './strings.en.ts'
import { usersFr } from './strings.fr.ts'

export const usersLetters = defineLetters(
  'users',
  { en: usersEn, fr: usersFr },
  {
    invitedElsewhere: {
      audience: ['employer', 'participant', 'staff'],
      about: 'user',
      facts: { inviter: 'text' },
    },
    roleChanged: {
      audience: ['employer', 'staff'],
      about: 'user',
      facts: { formerRole: 'text', role: 'text' },
      opens: '/dashboard',
    },
    handedOver: {
      audience: ['staff'],
      about: 'user',
      facts: { from: 'text', count: 'number' },
      opens: '/dashboard',
    },
  },
)
