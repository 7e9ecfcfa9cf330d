import { defineLetters } from '#kit/contract/define-letters.ts'
import { applicationsSubjects } from '#modules/applications/contract/applications.subjects.ts'
import { checkpointTwoEn } from './strings.en.ts'
import { checkpointTwoFr } from './strings.fr.ts'

const about = 'application'
const ofCase = { reference: 'text', link: 'link' } as const
const ofDay = { ...ofCase, day: 'date' } as const
const toAssignee = {
  audience: ['staff'],
  about,
  kind: 'checkpointDue',
  needs: applicationsSubjects.may('recommend', 'Applications View'),
} as const

/** To staff alone; the record says the rest. */
export const checkpointTwoLetters = defineLetters(
  'checkpointTwo',
  { en: checkpointTwoEn, fr: checkpointTwoFr },
  {
    opened: { ...toAssignee, facts: ofDay },
    late: { ...toAssignee, facts: ofDay },
    recheck: { ...toAssignee, facts: ofDay },
    failed: { ...toAssignee, facts: ofDay },
    overrideAsked: { audience: ['staff'], about, facts: ofCase },
    overrideGranted: { audience: ['staff'], about, facts: ofCase },
    overrideRefused: { audience: ['staff'], about, facts: ofCase },
  },
)
