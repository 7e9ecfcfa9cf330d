/** By whom a placement is given up before its first day. */
export const cancelSides = ['employer', 'participant', 'program'] as const
export type CancelSide = (typeof cancelSides)[number]

/** On which sides whoever is not of the staff records what happened: an employer on its own alone. */
const ownSides: readonly CancelSide[] = ['employer']

export const cancelSidesFor = (isStaff: boolean): readonly CancelSide[] =>
  isStaff ? cancelSides : ownSides

/** Why a placement is given up before its first day. */
export const cancelReasons = [
  'positionGone',
  'otherCandidate',
  'termsChanged',
  'employerIneligible',
  'otherJob',
  'health',
  'moved',
  'returnedToSchool',
  'leftProgram',
  'other',
] as const
export type CancelReason = (typeof cancelReasons)[number]

/** Why a participant gives up the own placement. */
export const declineReasons = [
  'otherJob',
  'termsChanged',
  'health',
  'moved',
  'returnedToSchool',
  'leftProgram',
  'other',
] as const satisfies readonly CancelReason[]

/** Why each side gives up. */
export const cancelReasonsOf: Record<CancelSide, readonly CancelReason[]> = {
  employer: ['positionGone', 'otherCandidate', 'termsChanged', 'other'],
  participant: declineReasons,
  program: ['employerIneligible', 'leftProgram', 'other'],
}

/** What was given up, as who may read the placement is told. */
export interface Cancellation {
  side: CancelSide
  reason: CancelReason
  note: string | null
}

/** Whoever gives up for one of these looks for no other employer. */
const leavesFor: readonly CancelReason[] = ['otherJob', 'returnedToSchool', 'leftProgram']

/** Whether a participant whose placement is given up for this reason is left without an employer. */
export const isLeftWithout = (reason: CancelReason) => !leavesFor.includes(reason)
