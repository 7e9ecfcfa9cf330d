import type { Change } from '#kit/server/call.ts'
import { invalidField } from '#kit/server/problems.ts'
import { addDays } from '#modules/business-days/contract/holiday-rules.ts'
import { dueDay } from '#modules/business-days/server/due-day.ts'

export interface NewDay {
  newDay: string
  reason: string
}

/** A day further ahead is a slip of the finger. */
const longestDays = 90

/**
 * Whether a form may be due on a day: not in the past, after the day until now, within ninety days,
 * and a business day of the program's province. @throws 422 otherwise
 */
export async function checkNewDay(
  change: Change,
  { newDay, province, after }: { newDay: string; province: string; after: string | null },
) {
  const today = await change.today()
  if (newDay < today || (after !== null && newDay <= after))
    throw invalidField('newDay', 'notLater')
  if (newDay > addDays(today, longestDays)) throw invalidField('newDay', 'tooFarAhead')
  const next = await dueDay(change, { days: 1, province, from: addDays(newDay, -1) })
  if (next !== newDay) throw invalidField('newDay', 'notBusinessDay')
}
