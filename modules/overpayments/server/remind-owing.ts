import { sql } from 'kysely'
import { alone } from '#kit/server/alone.ts'
import type { Change } from '#kit/server/call.ts'
import type { Job } from '#kit/server/jobs.ts'
import { theKnown } from '#kit/server/the-row.ts'
import { addDays } from '#modules/business-days/contract/holiday-rules.ts'
import { remindedBefore } from '../contract/overpayment.ts'
import { findOverpayment } from './overpayment.queries.ts'
import { announceOverpayment } from './overpayment.steps.ts'
import { tellReminded } from './tell-payee.ts'

/** The next day after today on which a reminder goes out; none once both have gone. */
export async function remindFrom(change: Change, dueOn: string): Promise<string | null> {
  const today = await change.today()
  return remindedBefore.map((days) => addDays(dueOn, -days)).find((day) => day > today) ?? null
}

/** What is owed again is reminded of on the days that are still to come. */
export async function remindAgain(change: Change, id: string) {
  const { rows } = await sql<{ dueOn: string }>`
    select due_on as "dueOn" from overpayments where id = ${id}`.execute(change.db)
  for (const { dueOn } of rows)
    await sql`update overpayments set remind_on = ${await remindFrom(change, dueOn)}::date where id = ${id}`.execute(
      change.db,
    )
}

/** What is to be kept back from payments is no longer asked for. */
const isToRemind = sql<boolean>`status = 'owed' and remind_on <= organisation_today()
  and remaining_amount > kept_for_overpayment(id)`

/** Every morning: who owes something is reminded some days before the due date, and on the day after it. */
export const remindOwing: Job = {
  name: 'overpayments.remind',
  schedule: '40 12 * * *',
  async run(change, system) {
    const { rows } = await sql<{ id: string }>`
      select id from overpayments where ${isToRemind} order by id`.execute(change.db)
    // oxlint-disable-next-line no-await-in-loop -- one after the other, each in a change of its own
    for (const { id } of rows) await alone(system, remindOwing, (own) => remind(own, id))
  },
}

/** Under the lock it is asked once more: it may have been paid back. */
async function remind(change: Change, id: string) {
  const { rows } = await sql<{ dueOn: string }>`
    select due_on as "dueOn" from overpayments where id = ${id} and ${isToRemind} for update`.execute(
    change.db,
  )
  const [owing] = rows
  if (!owing) return
  const isOverdue = owing.dueOn < (await change.today())
  await sql`update overpayments set remind_on = ${await remindFrom(change, owing.dueOn)}::date,
    version = version + 1, updated_at = clock_now() where id = ${id}`.execute(change.db)
  const found = theKnown(await findOverpayment(change.db, id))
  await change.audit({
    action: `overpayments.${isOverdue ? 'remindedOverdue' : 'reminded'}`,
    entity: 'overpayment',
    entityId: id,
    reference: found.reference,
  })
  await announceOverpayment(change, found, found.version)
  await tellReminded(change, id, isOverdue)
}
