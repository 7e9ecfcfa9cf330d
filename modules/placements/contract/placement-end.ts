/** By whom a placement was ended. */
export const endSides = ['employer', 'participant', 'both', 'program'] as const
export type EndSide = (typeof endSides)[number]

/** Why a placement ended early. */
export const endReasons = [
  'laidOff',
  'dismissed',
  'quit',
  'employerClosed',
  'employerIneligible',
  'health',
  'moved',
  'returnedToSchool',
  'leftProgram',
  'other',
] as const
export type EndReason = (typeof endReasons)[number]

/** Whoever ended for one of these looks for no other employer. */
const leavesFor: readonly EndReason[] = ['returnedToSchool', 'leftProgram']

/** Whether a participant whose placement ended for this reason is left without an employer. */
export const isOrphaning = (reason: EndReason) => !leavesFor.includes(reason)
