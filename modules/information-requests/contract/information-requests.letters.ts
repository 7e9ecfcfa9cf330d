import { defineLetters } from '#kit/contract/define-letters.ts'
import { informationRequestsEn } from './strings.en.ts'
import { informationRequestsFr } from './strings.fr.ts'

const about = 'application'
const reference = 'text'
const named = { reference, participant: 'text' } as const

export const informationRequestsLetters = defineLetters(
  'informationRequests',
  { en: informationRequestsEn, fr: informationRequestsFr },
  {
    requested: {
      about,
      facts: { ...named, message: 'text', asked: 'text', dueOn: 'date', link: 'secretLink' },
    },
    reminder: { about, facts: { ...named, dueOn: 'date', link: 'secretLink' } },
    extended: { about, facts: { ...named, dueOn: 'date', reason: 'text', link: 'secretLink' } },
    withdrawn: { about, facts: { ...named, reason: 'text' } },
    lapsed: { about, facts: { ...named, dueOn: 'date' } },
    received: { about, facts: named },
    freshLink: {
      about,
      mailOnly: true,
      facts: { reference, dueOn: 'date', link: 'secretLink' },
    },
    /** Mail is read by more than its reader: staff are told which application. */
    lapsedForAssignee: {
      about,
      kind: 'informationReceived',
      facts: { reference, employer: 'text', link: 'link' },
    },
  },
)
