import type { ToldShortfall } from './ledger-answers.ts'

interface Said {
  date: (value: string) => string
  number: (value: string) => string
}

const asStored: Said = { date: (value) => value, number: (value) => value }

/** For the words `reasons.shortfall`, as the reader’s language writes dates and numbers where it is known. */
export const shortfallParams = (
  { number, tradedOn, held, missing }: ToldShortfall,
  said: Said = asStored,
) => ({
  isTold: held === null ? 'no' : 'yes',
  isNew: number === null ? 'yes' : 'no',
  number: number ?? '',
  date: tradedOn === null ? '' : said.date(tradedOn),
  held: held === null ? '' : said.number(held),
  missing: missing === null ? '' : said.number(missing),
})
