import { defineLetters } from '#kit/contract/define-letters.ts'
import { overpaymentsWords } from './words.ts'

const about = 'overpayment'
const facts = {
  reference: 'text',
  payment: 'text',
  participant: 'text',
  employer: 'text',
  program: 'bilingual',
  from: 'date',
  to: 'date',
  amount: 'money',
  link: 'link',
} as const
const owing = { ...facts, remaining: 'money', dueOn: 'date' } as const

export const overpaymentsLetters = defineLetters('overpayments', overpaymentsWords, {
  owed: {
    audience: ['employer'],
    about,
    facts: { ...facts, dueOn: 'date', reasons: { choices: 'reason' }, explanation: 'text' },
  },
  received: {
    audience: ['employer'],
    about,
    facts: { ...owing, received: 'money', receivedOn: 'date' },
  },
  settled: {
    audience: ['employer'],
    about,
    facts: { ...facts, received: 'money', receivedOn: 'date' },
  },
  takenBack: {
    audience: ['employer'],
    about,
    facts: { ...owing, received: 'money', receivedOn: 'date' },
  },
  writtenOff: { audience: ['employer'], about, facts: { ...facts, remaining: 'money' } },
  cancelled: { audience: ['employer'], about, facts },
  reminder: { audience: ['employer'], about, facts: owing },
  overdue: { audience: ['employer'], about, facts: owing },
})
