import { defineLetters } from '#kit/contract/define-letters.ts'
import { overpaymentsWords } from './words.ts'

const about = 'overpayment'
/** Of each letter one of both: who owes it. */
const audience = ['employer', 'participant'] as const
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
/** How much is kept back from which other payment. */
const keeping = { ...facts, remaining: 'money', kept: 'money', later: 'text' } as const
const owing = { ...facts, remaining: 'money', dueOn: 'date' } as const

export const overpaymentsLetters = defineLetters('overpayments', overpaymentsWords, {
  owed: {
    audience,
    about,
    facts: { ...facts, dueOn: 'date', reasons: { choices: 'reason' }, explanation: 'text' },
  },
  received: {
    audience,
    about,
    facts: { ...owing, received: 'money', receivedOn: 'date' },
  },
  settled: {
    audience,
    about,
    facts: { ...facts, received: 'money', receivedOn: 'date' },
  },
  takenBack: {
    audience,
    about,
    facts: { ...owing, received: 'money', receivedOn: 'date' },
  },
  writtenOff: { audience, about, facts: { ...facts, remaining: 'money' } },
  cancelled: { audience, about, facts },
  reminder: { audience, about, facts: owing },
  keptBack: {
    audience,
    about,
    facts: { ...keeping, keptReason: 'text', gross: 'money', net: 'money' },
  },
  keptEntered: { audience, about, facts: keeping },
  givenBack: { audience, about, facts: { ...keeping, dueOn: 'date' } },
  overdue: { audience, about, facts: owing },
})
