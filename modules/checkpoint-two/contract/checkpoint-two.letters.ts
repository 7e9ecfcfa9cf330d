import { defineLetters } from '#kit/contract/define-letters.ts'
import { checkpointTwoEn } from './strings.en.ts'
import { checkpointTwoFr } from './strings.fr.ts'

const about = 'application'
const ofCase = { reference: 'text', link: 'link' } as const
const ofDay = { ...ofCase, day: 'date' } as const

/** To staff alone; the record says the rest. */
export const checkpointTwoLetters = defineLetters(
  'checkpointTwo',
  { en: checkpointTwoEn, fr: checkpointTwoFr },
  {
    opened: { audience: ['staff'], about, facts: ofDay },
    late: { audience: ['staff'], about, facts: ofDay },
    recheck: { audience: ['staff'], about, facts: ofDay },
    overrideAsked: { audience: ['staff'], about, facts: ofCase },
    overrideGranted: { audience: ['staff'], about, facts: ofCase },
    overrideRefused: { audience: ['staff'], about, facts: ofCase },
  },
)
