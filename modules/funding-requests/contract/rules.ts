/** Days from the request to the last one for its form; without it the request is over (grants.md, STT). */
export const daysToFill = 21
/** For so many days after that a link still tells that. */
export const daysOfGrace = 30

/** Days from the last one of a course to that for its evidence; without it the request is over (grants.md, STT). */
export const daysForEvidence = 30

/** The rules of the Canada-Saskatchewan Job Grant for a course (grants.md, [P8]). */
export const leastHours = 24
export const mostWeeks = 52
/** Four months from the application to the first day. */
export const mostDaysAhead = 120

/** So many forms of a placement a side may ask for before it fills one in; one course at a time is the rule. */
export const mostOpenOfOwn = 3

/** What limits an approval: the participant’s training, their wages and training together, the region’s part of the program’s budget, and that. */
export const approvalLimits = [
  'overTrainingMaximum',
  'overCombinedCap',
  'overRegion',
  'overBudget',
] as const
export type ApprovalLimit = (typeof approvalLimits)[number]

/** So many days before the due day whoever has not filled in the form is reminded. */
export const remindedBefore = [7, 0] as const
