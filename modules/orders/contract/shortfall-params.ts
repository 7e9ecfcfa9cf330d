import type { ToldShortfall } from './ledger-answers.ts'

/** For the words `reasons.shortfall`. */
export const shortfallParams = ({ number, tradedOn, held, missing }: ToldShortfall) => ({
  isTold: held === null ? 'no' : 'yes',
  isNew: number === null ? 'yes' : 'no',
  number: number ?? '',
  date: tradedOn ?? '',
  held: held ?? '',
  missing: missing ?? '',
})
