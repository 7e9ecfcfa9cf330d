import { defineLetters } from '#kit/contract/define-letters.ts'
import { applicationsSubjects } from '#modules/applications/contract/applications.subjects.ts'
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
    offered: {
      audience: ['employer'],
      about,
      paper: 'agreement',
      facts: { ...ofEmployer, amount: 'money', note: 'text' },
    },
    accepted: {
      audience: ['employer'],
      about,
      paper: 'agreement',
      facts: { ...ofEmployer, signatory: 'text', amount: 'money' },
    },
    acceptSoon: { audience: ['employer'], about, facts: ofEmployer, once: true },
    startSoon: { audience: ['employer'], about, facts: ofEmployer, once: true },
    extended: { audience: ['employer'], about, facts: { ...ofEmployer, reason: 'text' } },
    acceptAfterHold: { audience: ['employer'], about, facts: ofEmployer },
    startAfterHold: { audience: ['employer'], about, facts: ofEmployer },
    offerLapsed: { audience: ['employer'], about, facts: ofEmployer },
    startLapsed: { audience: ['employer'], about, facts: ofEmployer },
    lapsedForPerson: { audience: ['participant'], about, facts: ofPerson },
    ended: {
      audience: ['employer'],
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
    endedForPerson: { audience: ['participant'], about, facts: { ...ofPerson, lastDay: 'date' } },
    startedForAssignee: {
      audience: ['staff'],
      about,
      kind: 'decided',
      needs: applicationsSubjects.may('recommend', 'Applications View'),
      facts: { reference: 'text', employer: 'text', day: 'date', link: 'link' },
    },
    endedForAssignee: {
      audience: ['staff'],
      about,
      kind: 'decided',
      needs: applicationsSubjects.may('recommend', 'Applications View'),
      facts: { reference: 'text', employer: 'text', lastDay: 'date', link: 'link' },
    },
    /** `side`: who gave it up; why, the other side is not told. */
    cancelled: {
      audience: ['employer'],
      about,
      facts: {
        ...ofEmployer,
        side: 'text',
        reason: { choices: 'cancelReason' },
        released: 'money',
      },
    },
    cancelledForPerson: {
      audience: ['participant'],
      about,
      facts: { ...ofPerson, side: 'text', reason: { choices: 'cancelReason' } },
    },
    cancelledForAssignee: {
      audience: ['staff'],
      about,
      kind: 'decided',
      needs: applicationsSubjects.may('recommend', 'Applications View'),
      facts: {
        reference: 'text',
        employer: 'text',
        side: { choices: 'cancelSide' },
        reason: { choices: 'cancelReason' },
        link: 'link',
      },
    },
    reopened: { audience: ['employer'], about, facts: { ...ofEmployer, amount: 'money' } },
    reopenedForPerson: { audience: ['participant'], about, facts: { ...ofPerson, day: 'date' } },
    completed: { audience: ['employer'], about, facts: { ...ofEmployer, used: 'money' } },
    completedForPerson: { audience: ['participant'], about, facts: { ...ofPerson, day: 'date' } },
    lapsedForAssignee: {
      audience: ['staff'],
      about,
      kind: 'decided',
      needs: applicationsSubjects.may('recommend', 'Applications View'),
      facts: { reference: 'text', employer: 'text', link: 'link' },
    },
  },
)
