import { defineLetters } from '#kit/contract/define-letters.ts'
import { applicationsSubjects } from '#modules/applications/contract/applications.subjects.ts'
import { fundingRequestsWords } from './words.ts'

const about = 'fundingRequest'
const facts = {
  reference: 'text',
  participant: 'text',
  employer: 'text',
  program: 'bilingual',
} as const
const asking = { ...facts, dueOn: 'date', link: 'secretLink' } as const

/** What is given of a cost, and why not all of it. */
const given = { requested: 'money', approved: 'money' } as const
const lines = {
  tuition: given,
  fees: given,
  books: given,
  software: given,
  materials: given,
  exam: given,
  transport: given,
  accommodation: given,
  meals: given,
  childCare: given,
  other: given,
  reduced: { reason: 'text' },
} as const

/** What is paid of a cost, and why not all that was approved or claimed. */
const paid = { approved: 'money', claimed: 'money', assessed: 'money' } as const
const assessedLines = {
  tuition: paid,
  fees: paid,
  books: paid,
  software: paid,
  materials: paid,
  exam: paid,
  transport: paid,
  accommodation: paid,
  meals: paid,
  childCare: paid,
  other: paid,
  reduced: { reason: 'text' },
} as const

export const fundingRequestsLetters = defineLetters('fundingRequests', fundingRequestsWords, {
  asked: { audience: ['employer', 'participant'], about, facts: { ...asking, message: 'text' } },
  reminder: { audience: ['employer', 'participant'], about, facts: asking },
  freshLink: { audience: ['employer', 'participant'], about, mailOnly: true, facts: asking },
  received: { audience: ['employer', 'participant'], about, facts: { ...facts, course: 'text' } },
  returned: { audience: ['employer', 'participant'], about, facts: { ...asking, changes: 'text' } },
  approved: {
    audience: ['employer', 'participant'],
    about,
    paper: 'decision',
    namesReader: true,
    facts: { ...facts, course: 'text', total: 'money', lines: { lines }, note: 'text' },
  },
  rejected: {
    audience: ['employer', 'participant'],
    about,
    paper: 'decision',
    namesReader: true,
    facts: { ...facts, course: 'text', reasons: { choices: 'reasonCodes' }, note: 'text' },
  },
  cancelled: { audience: ['employer', 'participant'], about, facts: { ...facts, reason: 'text' } },
  expired: { audience: ['employer', 'participant'], about, facts: { ...facts, dueOn: 'date' } },
  evidenceAsked: {
    audience: ['employer', 'participant'],
    about,
    facts: { ...asking, course: 'text' },
  },
  evidenceReminder: {
    audience: ['employer', 'participant'],
    about,
    facts: { ...asking, course: 'text' },
  },
  evidenceLink: { audience: ['employer', 'participant'], about, mailOnly: true, facts: asking },
  evidenceReceived: {
    audience: ['employer', 'participant'],
    about,
    facts: { ...facts, course: 'text', total: 'money' },
  },
  evidenceReturned: {
    audience: ['employer', 'participant'],
    about,
    facts: { ...asking, changes: 'text' },
  },
  evidenceExpired: {
    audience: ['employer', 'participant'],
    about,
    facts: { ...facts, course: 'text', dueOn: 'date' },
  },
  reviewed: {
    audience: ['employer', 'participant'],
    about,
    facts: {
      ...facts,
      course: 'text',
      total: 'money',
      lines: { lines: assessedLines },
      note: 'text',
    },
  },
  reviewTakenBack: {
    audience: ['employer', 'participant'],
    about,
    facts: { ...facts, course: 'text', reason: 'text' },
  },
  /** Mail is read by more than its reader: staff are told which request, and open it for the person. */
  receivedForAssignee: {
    audience: ['staff'],
    about,
    kind: 'formReceived',
    needs: applicationsSubjects.may('recommend', 'Applications View'),
    facts: { reference: 'text', employer: 'text', course: 'text', link: 'link' },
  },
  evidenceForAssignee: {
    audience: ['staff'],
    about,
    kind: 'formReceived',
    needs: applicationsSubjects.may('recommend', 'Applications View'),
    facts: { reference: 'text', employer: 'text', course: 'text', link: 'link' },
  },
})
