import type { Funding } from './funding.ts'

/** Where other funding lowered a subsidy, the reduction would say by how much. */
export const withoutOtherFunding = (of: Funding): Funding =>
  of.reductions.some(({ reason }) => reason === 'otherFunding') ? theAmountOf(of) : of

/** The amount alone, where the lines would say what is not for the reader. */
export const theAmountOf = (of: Funding): Funding => ({
  ...of,
  uplift: null,
  lines: [],
  reductions: [],
  subtotal: of.total,
})

/** What was granted or left elsewhere, or that the schedule has weeks behind it. */
const tellsOfOthers = ({ reductions, lines }: Funding) =>
  reductions.some(({ reason }) => reason === 'fundedBefore' || reason === 'leftOfPlacement') ||
  (lines[0]?.fromWeek ?? 1) > 1

/**
 * Of an uplifted subsidy an applicant has the amount: its lines would say what the person is. So it is
 * of one reduced by what was funded before: they would say what others were granted for the same person.
 */
export const toldToApplicants = (of: Funding): Funding =>
  of.uplift || tellsOfOthers(of) ? theAmountOf(of) : of
