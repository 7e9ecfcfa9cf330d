import type { ApplicationRecord } from '../contract/applications.endpoints.ts'

const told = ['planned', 'accepted', 'active', 'lapsed', 'ended', 'completed', 'cancelled'] as const

const checked = ['passed', 'overridden']

/** Where a case stands: its state, that its checks are done, what became of the offer. */
export function storyOf({ status, placement, checkpointOne }: ApplicationRecord): string {
  if (status === 'inReview' && checked.includes(checkpointOne.status)) return 'checked'
  const next = status === 'approved' && told.find((state) => state === placement?.status)
  return next || status
}

const over = ['lapsed', 'ended', 'completed', 'cancelled']
const settled = ['approved', 'active', ...over, 'rejected', 'withdrawn', 'returned']

/** Whether it is anybody’s turn. */
export const isAwaited = (record: ApplicationRecord) => !settled.includes(storyOf(record))

/** The day of that story: until when somebody acts, or when it ended. */
export function dayOf({ placement }: ApplicationRecord): string | null {
  if (placement?.status === 'planned') return placement.acceptBy
  if (placement?.status === 'accepted') return placement.startBy
  return placement?.overOn ?? null
}
