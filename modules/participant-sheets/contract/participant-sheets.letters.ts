import { defineLetters } from '#kit/contract/define-letters.ts'
import { participantSheetsWords } from './words.ts'

export const participantSheetsLetters = defineLetters('participantSheets', participantSheetsWords, {
  /** In place of a receipt for each application of a sheet; no name stands in it. */
  received: {
    audience: ['employer'],
    about: 'employer',
    facts: {
      count: 'number',
      refused: 'number',
      lines: { lines: { receivedOne: { reference: 'text' } } },
      program: 'bilingual',
      days: 'number',
      link: 'link',
    },
  },
})
