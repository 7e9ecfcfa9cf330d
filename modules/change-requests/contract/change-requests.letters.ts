import { defineLetters } from '#kit/contract/define-letters.ts'
import { applicationsSubjects } from '#modules/applications/contract/applications.subjects.ts'
import { changeRequestsWords } from './words.ts'

const about = 'changeRequest'

/** What is asked for, beside what was approved. */
const words = { before: 'text', after: 'text' } as const
const days = { before: 'date', after: 'date' } as const
const lines = {
  positionTitle: words,
  duties: { after: 'text' },
  supervisorName: words,
  supervisorEmail: { after: 'text' },
  workplace: words,
  startOn: days,
  endOn: days,
  hoursPerWeek: { before: 'number', after: 'number' },
  hourlyWage: { before: 'money', after: 'money' },
} as const

const facts = {
  reference: 'text',
  application: 'text',
  participant: 'text',
  employer: 'text',
  program: 'bilingual',
  lines: { lines },
  note: 'text',
} as const
const toEmployer = { audience: ['employer'], about } as const
const toParticipant = { audience: ['participant'], about } as const
const toStaff = {
  audience: ['staff'],
  about,
  kind: 'formReceived',
  needs: applicationsSubjects.may('recommend', 'Applications View'),
} as const

const toOpen = { reference: 'text', employer: 'text', link: 'link' } as const

export const changeRequestsLetters = defineLetters('changeRequests', changeRequestsWords, {
  approved: { ...toEmployer, facts: { ...facts, day: 'date', amount: 'money', link: 'link' } },
  approvedForPerson: { ...toParticipant, facts: { ...facts, day: 'date' } },
  denied: { ...toEmployer, facts: { ...facts, link: 'link' } },
  deniedForPerson: { ...toParticipant, facts },
  returned: { ...toEmployer, facts: { ...facts, link: 'link' } },
  /** Mail is read by more than its reader: staff are told which request, and open it for the person. */
  returnedForStaff: {
    ...toStaff,
    facts: { reference: 'text', employer: 'text', note: 'text', link: 'link' },
  },
  askedForAssignee: { ...toStaff, facts: toOpen },
  askedAgainForAssignee: { ...toStaff, facts: toOpen },
})
