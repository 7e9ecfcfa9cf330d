import { defineLetters } from '#kit/contract/define-letters.ts'
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
const ofStaff = { reference: 'text', link: 'link' } as const

export const holdsLetters = defineLetters(
  'holds',
  { en: holdsEn, fr: holdsFr },
  {
    placed: { about, facts: ofHeld },
    placedUntil: { about, facts: untilDay },
    changed: { about, facts: ofHeld },
    changedUntil: { about, facts: untilDay },
    lifted: { about, facts: { reference: 'text', effects: { choices: 'effects' } } },
    expired: { about, facts: { reference: 'text', effects: { choices: 'effects' } } },
    officerPlaced: { about, kind: 'held', facts: ofStaff },
    officerChanged: { about, kind: 'held', facts: ofStaff },
    officerEnded: { about, kind: 'held', facts: ofStaff },
  },
)
