/** What is read anew once a hold is placed, changed or over. */
export const changedByHolds = [
  'holds',
  'employers',
  'participants',
  'applications',
  'placements',
  'orphaned-participants',
] as const
