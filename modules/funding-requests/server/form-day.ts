import type { Change } from '#kit/server/call.ts'
import { addDays } from '#modules/business-days/contract/holiday-rules.ts'
import { dueDay } from '#modules/business-days/server/due-day.ts'
import { daysForEvidence, daysToFill } from '../contract/rules.ts'

/** The last day for a form that is asked for today: moved to a business day of the program's province. */
export async function formDay(change: Change, province: string): Promise<string> {
  const from = addDays(await change.today(), daysToFill - 1)
  return dueDay(change, { days: 1, province, from })
}

/**
 * The last day for the evidence of a course: moved to a business day. Where it is asked for late, there is
 * a week for it all the same.
 */
export async function evidenceDay(
  change: Change,
  { endsOn, province }: { endsOn: string; province: string },
): Promise<string> {
  const soonest = addDays(await change.today(), 6)
  const after = addDays(endsOn, daysForEvidence - 1)
  const from = after > soonest ? after : soonest
  return dueDay(change, { days: 1, province, from })
}
