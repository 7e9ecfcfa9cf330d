import type { Funding } from './funding.ts'

/** The amount alone, where the lines would say what is not for the reader. */
export const theAmountOf = (of: Funding): Funding => ({
  ...of,
  uplift: null,
  lines: [],
  reductions: [],
  subtotal: of.total,
})

/** Of an uplifted subsidy the employer has the amount; its lines would say what the person is. */
export const withoutUplift = (of: Funding): Funding => (of.uplift ? theAmountOf(of) : of)
