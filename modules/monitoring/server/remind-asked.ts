import { sql } from 'kysely'
import type { Change } from '#kit/server/call.ts'
import { alone } from '#kit/server/alone.ts'
import { systemPerson } from '#kit/server/identity.ts'
import type { Job } from '#kit/server/jobs.ts'
import { theKnown } from '#kit/server/the-row.ts'
import { escalate, holdForEscalation } from './escalate.ts'
import { findForm } from './monitoring.queries.ts'
import { awaitForm, isAfterLast } from './reminder-days.ts'
import { remindOf } from './remind.ts'

/** Every morning: whoever has not filled a form in is reminded on its days, and with the last one held. */
export const remindAsked: Job = {
  name: 'monitoring.remind',
  schedule: '20 12 * * *',
  async run(change, system) {
    const { rows } = await sql<{ id: string }>`
      select id from monitoring_forms where status = 'open' and remind_on <= organisation_today()
      order by id`.execute(change.db)
    // oxlint-disable-next-line no-await-in-loop -- one form after the other, each in a change of its own
    for (const { id } of rows) await alone(system, remindAsked, (own) => remind(own, id))
  },
}

/** Under the lock it is asked once more: it may have been sent, waived or given more time. */
async function remind(change: Change, id: string) {
  await holdForEscalation(change, id)
  const { rows } = await sql`
    select 1 from monitoring_forms where id = ${id} and status = 'open'
      and remind_on <= organisation_today() for update`.execute(change.db)
  if (rows.length === 0) return
  const form = theKnown(await findForm(change.db, id))
  const isLast = await isAfterLast(change, form)
  // Staff may have written on the same day.
  if (!form.wasContactedToday || isLast)
    await remindOf({ ...change, person: systemPerson, version: form.version }, id, {
      step: 'remindOnDay',
      isLast,
    })
  await awaitForm(change, form)
  if (isLast) await escalate(change, id)
}
