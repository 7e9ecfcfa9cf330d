import { defineLetters } from '#kit/contract/define-letters.ts'
import { placementsEn } from './strings.en.ts'
import { placementsFr } from './strings.fr.ts'

const about = 'application'
const ofEmployer = {
  reference: 'text',
  participant: 'text',
  program: 'bilingual',
  day: 'date',
  link: 'link',
} as const
const ofPerson = { reference: 'text', employer: 'text', program: 'bilingual' } as const

export const placementsLetters = defineLetters(
  'placements',
  { en: placementsEn, fr: placementsFr },
  {
    offered: { about, facts: { ...ofEmployer, amount: 'money' } },
    accepted: { about, facts: { ...ofEmployer, signatory: 'text', amount: 'money' } },
    acceptSoon: { about, facts: ofEmployer, once: true },
    startSoon: { about, facts: ofEmployer, once: true },
    extended: { about, facts: { ...ofEmployer, reason: 'text' } },
    acceptAfterHold: { about, facts: ofEmployer },
    startAfterHold: { about, facts: ofEmployer },
    offerLapsed: { about, facts: ofEmployer },
    startLapsed: { about, facts: ofEmployer },
    lapsedForPerson: { about, facts: ofPerson },
    ended: {
      about,
      facts: {
        ...ofEmployer,
        lastDay: 'date',
        isReasonTold: 'text',
        reason: { choices: 'endReason' },
        used: 'money',
        released: 'money',
      },
    },
    endedForPerson: { about, facts: { ...ofPerson, lastDay: 'date' } },
    endedForAssignee: {
      about,
      kind: 'decided',
      facts: { reference: 'text', employer: 'text', lastDay: 'date', link: 'link' },
    },
    /** `side`: who gave it up; why, the other side is not told. */
    cancelled: {
      about,
      facts: {
        ...ofEmployer,
        side: 'text',
        reason: { choices: 'cancelReason' },
        released: 'money',
      },
    },
    cancelledForPerson: {
      about,
      facts: { ...ofPerson, side: 'text', reason: { choices: 'cancelReason' } },
    },
    cancelledForAssignee: {
      about,
      kind: 'decided',
      facts: {
        reference: 'text',
        employer: 'text',
        side: { choices: 'cancelSide' },
        reason: { choices: 'cancelReason' },
        link: 'link',
      },
    },
    reopened: { about, facts: { ...ofEmployer, amount: 'money' } },
    reopenedForPerson: { about, facts: { ...ofPerson, day: 'date' } },
    completed: { about, facts: { ...ofEmployer, used: 'money' } },
    completedForPerson: { about, facts: { ...ofPerson, day: 'date' } },
    lapsedForAssignee: {
      about,
      kind: 'decided',
      facts: { reference: 'text', employer: 'text', link: 'link' },
    },
  },
)
