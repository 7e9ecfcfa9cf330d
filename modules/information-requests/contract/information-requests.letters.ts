import { defineLetters } from '#kit/contract/define-letters.ts'
import { applicationsSubjects } from '#modules/applications/contract/applications.subjects.ts'
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
      audience: ['employer', 'participant'],
      about,
      paper: 'informationRequest',
      namesReader: true,
      facts: { ...named, message: 'text', asked: 'text', dueOn: 'date', link: 'secretLink' },
    },
    reminder: {
      audience: ['employer', 'participant'],
      about,
      facts: { ...named, dueOn: 'date', link: 'secretLink' },
    },
    extended: {
      audience: ['employer', 'participant'],
      about,
      facts: { ...named, dueOn: 'date', reason: 'text', link: 'secretLink' },
    },
    withdrawn: {
      audience: ['employer', 'participant'],
      about,
      facts: { ...named, reason: 'text' },
    },
    lapsed: { audience: ['employer', 'participant'], about, facts: { ...named, dueOn: 'date' } },
    received: { audience: ['employer', 'participant'], about, facts: named },
    freshLink: {
      audience: ['employer', 'participant'],
      about,
      mailOnly: true,
      facts: { reference, dueOn: 'date', link: 'secretLink' },
    },
    /** Mail is read by more than its reader: staff are told which application. */
    lapsedForAssignee: {
      audience: ['staff'],
      about,
      kind: 'informationReceived',
      needs: applicationsSubjects.may('recommend', 'Applications View'),
      facts: { reference, employer: 'text', link: 'link' },
    },
  },
)
