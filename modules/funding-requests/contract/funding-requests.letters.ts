import { defineLetters } from '#kit/contract/define-letters.ts'
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
  asked: { about, facts: { ...asking, message: 'text' } },
  reminder: { about, facts: asking },
  freshLink: { about, mailOnly: true, facts: asking },
  received: { about, facts: { ...facts, course: 'text' } },
  returned: { about, facts: { ...asking, changes: 'text' } },
  approved: {
    about,
    facts: { ...facts, course: 'text', total: 'money', lines: { lines }, note: 'text' },
  },
  rejected: {
    about,
    facts: { ...facts, course: 'text', reasons: { choices: 'reasonCodes' }, note: 'text' },
  },
  cancelled: { about, facts: { ...facts, reason: 'text' } },
  expired: { about, facts: { ...facts, dueOn: 'date' } },
  evidenceAsked: { about, facts: { ...asking, course: 'text' } },
  evidenceReminder: { about, facts: { ...asking, course: 'text' } },
  evidenceLink: { about, mailOnly: true, facts: asking },
  evidenceReceived: { about, facts: { ...facts, course: 'text', total: 'money' } },
  evidenceReturned: { about, facts: { ...asking, changes: 'text' } },
  evidenceExpired: { about, facts: { ...facts, course: 'text', dueOn: 'date' } },
  reviewed: {
    about,
    facts: {
      ...facts,
      course: 'text',
      total: 'money',
      lines: { lines: assessedLines },
      note: 'text',
    },
  },
  reviewTakenBack: { about, facts: { ...facts, course: 'text', reason: 'text' } },
  /** Mail is read by more than its reader: staff are told which request, and open it for the person. */
  receivedForAssignee: {
    about,
    kind: 'formReceived',
    facts: { reference: 'text', employer: 'text', course: 'text', link: 'link' },
  },
  evidenceForAssignee: {
    about,
    kind: 'formReceived',
    facts: { reference: 'text', employer: 'text', course: 'text', link: 'link' },
  },
})
