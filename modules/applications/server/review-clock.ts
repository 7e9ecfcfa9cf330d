import type { Change } from '#kit/server/call.ts'
import { daysUntil, dueDay } from '#modules/business-days/server/due-day.ts'
import type { WholeApplication } from '../contract/applications.endpoints.ts'

type Reviewed = Pick<WholeApplication, 'program' | 'reviewDueOn' | 'reviewDaysLeft'>

/** What a step writes so that the service standard waits, or runs again. */
interface Clock {
  row: { review_due_on: string; review_days_left: number | null }
  changes: Record<string, [unknown, unknown]>
}

/**
 * The service standard waits until a day, or until the answer: what is left of it begins then. What was
 * late before stays as late.
 */
export async function pausedUntil(change: Change, record: Reviewed, until: string): Promise<Clock> {
  const { province } = await standardOf(change, record)
  const days =
    record.reviewDaysLeft ?? (await daysUntil(change, { day: record.reviewDueOn, province }))
  const dueOn = await dueDay(change, { days, province, from: until })
  // Nobody is late while somebody else is asked.
  return clock(record, dueOn < until ? until : dueOn, days)
}

/** It runs again: what was left of it is left from today. */
export async function resumed(change: Change, record: Reviewed): Promise<Clock> {
  const { reviewDaysLeft: days } = record
  if (days === null) return clock(record, record.reviewDueOn, null)
  const { province } = await standardOf(change, record)
  return clock(record, await dueDay(change, { days, province }), null)
}

/** A case that was closed: what was left of it when it was withdrawn, else all of it again. */
export async function begunAgain(change: Change, record: Reviewed): Promise<Clock> {
  const { province, standard } = await standardOf(change, record)
  const days = record.reviewDaysLeft ?? standard
  return clock(record, await dueDay(change, { days, province }), null)
}

const clock = ({ reviewDueOn }: Reviewed, dueOn: string, days: number | null): Clock => ({
  row: { review_due_on: dueOn, review_days_left: days },
  changes: dueOn === reviewDueOn ? {} : { reviewDueOn: [reviewDueOn, dueOn] },
})

async function standardOf({ db }: Change, { program }: Reviewed) {
  return db
    .selectFrom('programs')
    .select(['province', 'service_standard_days as standard'])
    .where('id', '=', program.id)
    .executeTakeFirstOrThrow()
}
