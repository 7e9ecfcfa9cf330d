import { sql, type RawBuilder } from 'kysely'
import type { Person } from '#kit/server/person.ts'
import { recommendedStates, type ApplicationStatus } from '../contract/application.status.ts'

type Reader = Pick<Person, 'type'>

/** Of an application: where it stands, and whom it asks for information. */
interface Standing {
  status: ApplicationStatus
  askedSides: readonly string[]
}

/**
 * What is recommended is staff's to know, and what one side is asked is between it and the staff: to
 * others the application is under review.
 */
export function toldStatus({ type }: Reader, { status, askedSides }: Standing): ApplicationStatus {
  const isOthers =
    status === 'infoRequested'
      ? !askedSides.includes(type)
      : recommendedStates.some((each) => each === status)
  return type !== 'staff' && isOthers ? 'inReview' : status
}

/** The same of a row of `applications a`, for what is shown, filtered and sorted. */
export const toldStatusOf = ({ type }: Reader): RawBuilder<unknown> =>
  type === 'staff'
    ? sql`a.status`
    : sql`case when a.status = any(${[...recommendedStates]})
        or a.status = 'infoRequested' and not ${type} = any(a.asked_sides) then 'inReview' else a.status end`
