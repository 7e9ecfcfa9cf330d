import { sql } from 'kysely'
import type { Change } from '#kit/server/call.ts'
import { addDays } from '#modules/business-days/contract/holiday-rules.ts'
import { dueDay } from '#modules/business-days/server/due-day.ts'
import { reminderDays } from '../contract/reminders.ts'

interface Due {
  dueOn: string | null
  /** By whose calendar business days are counted. */
  province: string
}

/** The days on which a form is reminded of by itself, in their order; none without a due day. */
export async function daysOfReminders(change: Change, { dueOn, province }: Due): Promise<string[]> {
  if (dueOn === null) return []
  return Promise.all(
    reminderDays.map(async (each) =>
      'days' in each
        ? addDays(dueOn, each.days)
        : each.businessDays === 0
          ? dueOn
          : dueDay(change, { days: each.businessDays, province, from: dueOn }),
    ),
  )
}

/** Whether the day of the last reminder has come. */
export const isAfterLast = async (change: Change, due: Due): Promise<boolean> =>
  (await change.today()) >= ((await daysOfReminders(change, due)).at(-1) ?? '9999')

/** A form that was asked for today is reminded of by itself from its next day on. */
export async function awaitForm(change: Change, { id, ...due }: Due & { id: string }) {
  const today = await change.today()
  const next = (await daysOfReminders(change, due)).find((day) => day > today) ?? null
  await sql`update monitoring_forms set remind_on = ${next}::date, last_contact_on = ${today}
    where id = ${id}`.execute(change.db)
}
