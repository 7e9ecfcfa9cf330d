import type { Change } from '#kit/server/call.ts'
import { addDays } from '#modules/business-days/contract/holiday-rules.ts'
import { dueDay } from '#modules/business-days/server/due-day.ts'
import { daysToFill } from '../contract/rules.ts'

/** The last day for a form that is asked for today: moved to a business day of the program's province. */
export async function formDay(change: Change, province: string): Promise<string> {
  const from = addDays(await change.today(), daysToFill - 1)
  return dueDay(change, { days: 1, province, from })
}
