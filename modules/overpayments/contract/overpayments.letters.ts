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
    about,
    facts: { ...facts, dueOn: 'date', reasons: { choices: 'reason' }, explanation: 'text' },
  },
  received: { about, facts: { ...owing, received: 'money', receivedOn: 'date' } },
  settled: { about, facts: { ...facts, received: 'money', receivedOn: 'date' } },
  takenBack: { about, facts: { ...owing, received: 'money', receivedOn: 'date' } },
  writtenOff: { about, facts: { ...facts, remaining: 'money' } },
  cancelled: { about, facts },
  reminder: { about, facts: owing },
  overdue: { about, facts: owing },
})
