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

export const fundingRequestsLetters = defineLetters('fundingRequests', fundingRequestsWords, {
  asked: { about, facts: { ...asking, message: 'text' } },
  reminder: { about, facts: asking },
  freshLink: { about, facts: asking },
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
  /** Mail is read by more than its reader: staff are told which request, and open it for the person. */
  receivedForAssignee: {
    about,
    facts: { reference: 'text', employer: 'text', course: 'text', link: 'link' },
  },
})
