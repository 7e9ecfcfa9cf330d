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
    opened: { about, facts: ofDay },
    late: { about, facts: ofDay },
    recheck: { about, facts: ofDay },
    overrideAsked: { about, facts: ofCase },
    overrideGranted: { about, facts: ofCase },
    overrideRefused: { about, facts: ofCase },
  },
)
