import { defineLetters } from '#kit/contract/define-letters.ts'
import { applicationsSubjects } from '#modules/applications/contract/applications.subjects.ts'
import { supplementsWords } from './words.ts'

const about = 'supplement'
const facts = {
  reference: 'text',
  participant: 'text',
  employer: 'text',
  program: 'bilingual',
  type: { choices: 'type' },
  link: 'link',
} as const

/** What the amount is made of, and why it is less than was requested. */
const lines = {
  oneTime: { amount: 'money' },
  weekly: { times: 'number', each: 'money' },
  monthly: { times: 'number', each: 'money' },
  reduced: { requested: 'money', reason: 'text' },
} as const

/** Asked of whoever is paid, and of nobody else. */
const receipts = { keep: {} } as const

export const supplementsLetters = defineLetters('supplements', supplementsWords, {
  approved: {
    audience: ['employer', 'participant'],
    about,
    paper: 'decision',
    namesReader: true,
    facts: { ...facts, total: 'money', lines: { lines }, receipts: { lines: receipts } },
  },
  declined: {
    audience: ['employer', 'participant'],
    about,
    paper: 'decision',
    namesReader: true,
    facts: { ...facts, reasons: { choices: 'declineReason' }, note: 'text' },
  },
  cancelled: { audience: ['employer', 'participant'], about, facts: { ...facts, reason: 'text' } },
  closed: {
    audience: ['employer', 'participant'],
    about,
    facts: { ...facts, used: 'money', unused: 'money', reason: 'text' },
  },
  reopened: {
    audience: ['employer', 'participant'],
    about,
    facts: { ...facts, released: 'money' },
  },
  /** Mail is read by more than its reader: staff are told which request, and open it for the person. */
  requestedForAssignee: {
    audience: ['staff'],
    about,
    kind: 'formReceived',
    needs: applicationsSubjects.may('recommend', 'Applications View'),
    facts: { reference: 'text', employer: 'text', type: { choices: 'type' }, link: 'link' },
  },
})
