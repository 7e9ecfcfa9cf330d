export const sides = ['employer', 'employee'] as const
/** Who fills in which half. */
export type Side = (typeof sides)[number]
