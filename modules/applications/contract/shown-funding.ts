import type { Funding } from './funding.ts'

/** The amount alone, where the lines would say what is not for the reader. */
export const theAmountOf = (of: Funding): Funding => ({
  ...of,
  uplift: null,
  lines: [],
  reductions: [],
  subtotal: of.total,
})

const tellsOfOthers = ({ reductions }: Funding) =>
  reductions.some(({ reason }) => reason === 'combinedCap')

/**
 * Of an uplifted subsidy an applicant has the amount: its lines would say what the person is. So it is
 * of one that a cap reduced: they would say what others were granted for the same person.
 */
export const toldToApplicants = (of: Funding): Funding =>
  of.uplift || tellsOfOthers(of) ? theAmountOf(of) : of
