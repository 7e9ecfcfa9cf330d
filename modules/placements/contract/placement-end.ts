/** By whom a placement was ended. */
export const endSides = ['employer', 'participant', 'both', 'program'] as const
export type EndSide = (typeof endSides)[number]

/** On which sides an end is recorded: what the program ended, the staff alone say. */
export const endSidesFor = (isStaff: boolean): readonly EndSide[] =>
  isStaff ? endSides : endSides.filter((side) => side !== 'program')

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

const ofParticipant = ['health', 'moved', 'returnedToSchool', 'leftProgram', 'other'] as const

/** Why each side ends it. */
export const endReasonsOf: Record<EndSide, readonly EndReason[]> = {
  employer: ['laidOff', 'dismissed', 'employerClosed', 'other'],
  participant: ['quit', ...ofParticipant],
  both: ['laidOff', 'employerClosed', ...ofParticipant],
  program: ['employerIneligible', 'leftProgram', 'other'],
}

/** Whoever ended for one of these looks for no other employer. */
const leavesFor: readonly EndReason[] = ['returnedToSchool', 'leftProgram']

/** Whether a participant whose placement ended for this reason is left without an employer. */
export const isOrphaning = (reason: EndReason) => !leavesFor.includes(reason)
