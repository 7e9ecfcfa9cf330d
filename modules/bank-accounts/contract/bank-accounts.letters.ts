import { defineLetters } from '#kit/contract/define-letters.ts'
import { bankAccountsWords } from './words.ts'

const about = 'bankAccount'
/** Of the number its last digits alone: mail is read by more than its reader. */
const facts = { employer: 'text', end: 'text', link: 'link' } as const

export const bankAccountsLetters = defineLetters('bankAccounts', bankAccountsWords, {
  entered: { audience: ['employer'], about, facts },
  verified: { audience: ['employer'], about, facts },
  refused: { audience: ['employer'], about, facts: { ...facts, reason: 'text' } },
})
