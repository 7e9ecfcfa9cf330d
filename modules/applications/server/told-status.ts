import { sql, type RawBuilder } from 'kysely'
import type { Person } from '#kit/server/person.ts'
import { recommendedStates, type ApplicationStatus } from '../contract/application.status.ts'

type Reader = Pick<Person, 'type'>

/** What is recommended is staff's to know: applicants are told that their application is under review. */
export const toldStatus = ({ type }: Reader, status: ApplicationStatus): ApplicationStatus =>
  type !== 'staff' && recommendedStates.some((each) => each === status) ? 'inReview' : status

/** The same of a row of `applications a`, for what is shown, filtered and sorted. */
export const toldStatusOf = ({ type }: Reader): RawBuilder<unknown> =>
  type === 'staff'
    ? sql`a.status`
    : sql`case when a.status = any(${[...recommendedStates]}) then 'inReview' else a.status end`
