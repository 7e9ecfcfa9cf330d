import { sql } from 'kysely'
import { organisationZone } from '#kit/server/list-days.ts'

/** So many days before an application goes back, those who can prevent it are told. */
export const daysBefore = 5

const today = sql`organisation_today()`

/** The last day in time by the rules of the program; of `applications a` and `programs p`. */
export const lastDay = sql`((coalesce(a.waits_since, a.submitted_at) at time zone ${organisationZone})::date
  + p.auto_return_days)`

/** A day that passed before the staff were told of it is another chance of five days. */
export const lastDayTold = sql`greatest(${lastDay},
  case when ${lastDay} < ${today} then ${today} + ${sql.lit(daysBefore)} end)`

/** When an application goes back if nobody takes it in hand; null for what somebody has. */
export const returnsOn = sql`case when a.status = 'submitted'
  then greatest(${lastDay}, coalesce(a.returns_after, ${lastDayTold})) + 1 end`
