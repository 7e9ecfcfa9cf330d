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

/** Where something is kept back: for which overpayment how much, and what was paid. */
const netLines = {
  gross: { gross: 'money' },
  keptBack: { overpayment: 'text', kept: 'money' },
  net: { net: 'money' },
} as const

export const paymentsLetters = defineLetters('payments', paymentsWords, {
  received: { audience: ['employer', 'participant'], about, facts: { ...facts, total: 'money' } },
  returned: { audience: ['employer'], about, facts: { ...facts, changes: 'text' } },
  returnedToParticipant: { audience: ['participant'], about, facts: { ...facts, changes: 'text' } },
  approved: { audience: ['employer'], about, facts: approval },
  approvedForParticipant: { audience: ['participant'], about, facts: approval },
  declined: {
    audience: ['employer', 'participant'],
    about,
    facts: {
      ...facts,
      reasons: { choices: 'declineReason' },
      note: 'text',
      again: { lines: again },
    },
  },
  unpaid: { audience: ['participant'], about, facts: { ...facts, total: 'money' } },
  paid: {
    audience: ['participant'],
    about,
    paper: 'paymentAdvice',
    facts: {
      ...facts,
      total: 'money',
      paidOn: 'date',
      how: { choices: 'paidHow' },
      paidReference: 'text',
      kept: { lines: netLines },
    },
  },
})
