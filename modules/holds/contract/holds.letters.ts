import { defineLetters } from '#kit/contract/define-letters.ts'
import { applicationsSubjects } from '#modules/applications/contract/applications.subjects.ts'
import { holdsEn } from './strings.en.ts'
import { holdsFr } from './strings.fr.ts'

const about = 'hold'
/** What whoever is held reads: what does not go on, why, and until when. */
const ofHeld = {
  reference: 'text',
  reasons: { choices: 'reason' },
  effects: { choices: 'effects' },
  day: 'date',
  message: 'text',
  link: 'link',
} as const
const untilDay = { ...ofHeld, until: 'date' } as const
/** Mail is read by more than its reader: staff are told which application, and open it for the rest. */
const ofStaff = {
  audience: ['staff'],
  about: 'application',
  kind: 'held',
  needs: applicationsSubjects.may('recommend', 'Applications View'),
  facts: { reference: 'text', link: 'link' },
} as const

export const holdsLetters = defineLetters(
  'holds',
  { en: holdsEn, fr: holdsFr },
  {
    placed: { audience: ['employer', 'participant'], about, facts: ofHeld },
    placedUntil: { audience: ['employer', 'participant'], about, facts: untilDay },
    changed: { audience: ['employer', 'participant'], about, facts: ofHeld },
    changedUntil: { audience: ['employer', 'participant'], about, facts: untilDay },
    lifted: {
      audience: ['employer', 'participant'],
      about,
      facts: { reference: 'text', effects: { choices: 'effects' } },
    },
    expired: {
      audience: ['employer', 'participant'],
      about,
      facts: { reference: 'text', effects: { choices: 'effects' } },
    },
    officerPlaced: ofStaff,
    officerChanged: ofStaff,
    officerEnded: ofStaff,
  },
)
