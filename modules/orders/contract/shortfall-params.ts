import type { ToldShortfall } from './ledger-answers.ts'

/** For the words `reasons.shortfall`; the day as the reader’s language writes it, where it is known. */
export const shortfallParams = (
  { number, tradedOn, held, missing }: ToldShortfall,
  sayDate = (day: string) => day,
) => ({
  isTold: held === null ? 'no' : 'yes',
  isNew: number === null ? 'yes' : 'no',
  number: number ?? '',
  date: tradedOn === null ? '' : sayDate(tradedOn),
  held: held === null ? '' : held,
  missing: missing === null ? '' : missing,
})
