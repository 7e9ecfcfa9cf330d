import { defineLetters } from '#kit/contract/define-letters.ts'
import { applicationsSubjects } from '#modules/applications/contract/applications.subjects.ts'
import { orphanedEn } from './strings.en.ts'
import { orphanedFr } from './strings.fr.ts'

const about = 'orphanedCase'
/** Mail is read by more than its reader: staff are told which case, and open it for the person. */
const ofAssignee = { reference: 'text', link: 'link' } as const
const toAssignee = {
  audience: ['staff'],
  about,
  needs: applicationsSubjects.may('recommend', 'Applications View'),
} as const

export const orphanedLetters = defineLetters(
  'orphaned',
  { en: orphanedEn, fr: orphanedFr },
  {
    matchOffered: {
      audience: ['employer'],
      about,
      facts: { reference: 'text', program: 'bilingual', weeks: 'text', link: 'link' },
    },
    rematched: {
      audience: ['participant'],
      about,
      facts: { program: 'bilingual', employer: 'text', position: 'text' },
    },
    closed: { audience: ['participant'], about, facts: { program: 'bilingual' } },
    assigned: { ...toAssignee, kind: 'assigned', facts: ofAssignee },
    stepsDue: {
      ...toAssignee,
      kind: 'stepDue',
      facts: { ...ofAssignee, day: 'date' },
      once: true,
    },
    closingSoon: {
      ...toAssignee,
      kind: 'stepDue',
      facts: { ...ofAssignee, day: 'date' },
      once: true,
    },
  },
)
