import { defineLetters } from '#kit/contract/define-letters.ts'
import { paymentsWords } from './words.ts'

const about = 'payment'
const facts = {
  reference: 'text',
  participant: 'text',
  employer: 'text',
  program: 'bilingual',
  from: 'date',
  to: 'date',
  link: 'link',
} as const

const lines = {
  given: { from: 'date', to: 'date', claimed: 'money', approved: 'money' },
  reduced: { reason: 'text' },
} as const

/** What can be claimed again: the days of wages, the amount of a supplement. */
const again = { days: {}, amount: {} } as const
const approval = { ...facts, total: 'money', claimed: 'money', lines: { lines } } as const

export const paymentsLetters = defineLetters('payments', paymentsWords, {
  received: { about, facts: { ...facts, total: 'money' } },
  returned: { about, facts: { ...facts, changes: 'text' } },
  returnedToParticipant: { about, facts: { ...facts, changes: 'text' } },
  approved: { about, facts: approval },
  approvedForParticipant: { about, facts: approval },
  declined: {
    about,
    facts: {
      ...facts,
      reasons: { choices: 'declineReason' },
      note: 'text',
      again: { lines: again },
    },
  },
  unpaid: { about, facts: { ...facts, total: 'money' } },
  paid: {
    about,
    facts: {
      ...facts,
      total: 'money',
      paidOn: 'date',
      how: { choices: 'paidHow' },
      paidReference: 'text',
    },
  },
})
