import { defineLetters } from '#kit/contract/define-letters.ts'
import { paymentBatchesWords } from './words.ts'

const about = 'payment'
const facts = {
  reference: 'text',
  participant: 'text',
  employer: 'text',
  program: 'bilingual',
  from: 'date',
  to: 'date',
  /** What it pays for. */
  purpose: {
    lines: {
      wages: {},
      course: { course: 'text', request: 'text' },
      supplement: { supplement: 'text' },
    },
  },
  amount: 'money',
  /** Of the account its last digits alone: mail is read by more than its reader. */
  end: 'text',
  link: 'link',
} as const

/** Where something is kept back: what is approved, for which overpayment how much is kept, and what is paid. */
const netLines = {
  gross: { gross: 'money' },
  keptBack: { overpayment: 'text', kept: 'money' },
  net: { net: 'money' },
} as const

export const paymentBatchesLetters = defineLetters('paymentBatches', paymentBatchesWords, {
  advice: {
    audience: ['employer'],
    about,
    paper: 'paymentAdvice',
    facts: { ...facts, payOn: 'date', kept: { lines: netLines } },
  },
  failed: {
    audience: ['employer'],
    about,
    facts: { ...facts, reasons: { choices: 'failureReason' }, note: 'text' },
  },
})
