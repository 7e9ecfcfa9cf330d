/** What a placement can be: apart from how it gets there, which few screens ask. */
export const placementStates = [
  'planned',
  'accepted',
  'active',
  'lapsed',
  'ended',
  'completed',
  'cancelled',
] as const
export type PlacementStatus = (typeof placementStates)[number]

const underWay = new Set(['planned', 'accepted', 'active'])

/** Neither over nor given up: what is agreed can still be changed. */
export const isUnderWay = (status: string): boolean => underWay.has(status)

const worked = new Set(['active', 'ended', 'completed'])

/** Somebody works there, or did: before that there is nothing to find out about the work. */
export const hasWorked = (status: string | undefined): boolean => worked.has(status ?? '')
