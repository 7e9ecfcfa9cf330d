import { today } from '#kit/web/calendar-days.ts'
import type { OwnApplication } from '../../contract/work.endpoints.ts'

const inOurHands = ['submitted', 'inReview']
const over = ['lapsed', 'ended', 'completed', 'cancelled']
const told = ['planned', 'accepted', 'active', ...over]

/** Where an application stands, as its applicants are told. */
export function storyOf({ status, placement, isMissingParticipant, reviewDueOn }: OwnApplication) {
  if (inOurHands.includes(status)) {
    if (isMissingParticipant) return 'missing'
    return reviewDueOn < today() ? 'late' : status
  }
  return status === 'approved' && placement && told.includes(placement) ? placement : status
}

/** What an applicant is asked to do, and by when. */
export interface Due {
  step: 'messages' | 'infoRequested' | 'planned' | 'accepted'
  day: string | null
}

/** Null while others act; what was written is read first, and an offer is the employer's to accept. */
export function dueOf(row: OwnApplication, type: string): Due | null {
  if (row.unread > 0) return { step: 'messages', day: null }
  const story = storyOf(row)
  if (story === 'infoRequested') return { step: story, day: row.informationDueOn }
  if (type !== 'employer') return null
  if (story === 'planned') return { step: story, day: row.acceptBy }
  if (story === 'accepted') return { step: story, day: row.startBy }
  return null
}

/** The day that the story names. */
export function dayOf({ placement, acceptBy, startBy, overOn, reviewDueOn }: OwnApplication) {
  if (placement && over.includes(placement)) return overOn ?? reviewDueOn
  const days: Partial<Record<string, string | null>> = { planned: acceptBy, accepted: startBy }
  return (placement && days[placement]) || reviewDueOn
}
