import { sql } from 'kysely'
import type { Db } from '#kit/server/call.ts'
import type { problems } from '../contract/payment-batch.ts'

export type Problem = (typeof problems)[number]

/** The account that payments to an employer go to. */
export const verifiedAccount = sql`(select c.id from bank_accounts c
  where c.employer_id = y.employer_id and c.status = 'verified')`

/** Why a payment `y` of a placement `l` cannot be sent now; null when it can. */
export const whatStops = sql<Problem | null>`(case
  when ${verifiedAccount} is null then 'noAccount'
  when is_held(y.employer_id, y.participant_id, y.program_id, 'payment', y.application_id, null) then 'paymentHeld'
  when y.source <> 'training' and y.period_to > coalesce(l.last_worked_on, l.planned_end_on)
    then 'pastLastDay' end)`

/** The same of one payment. */
export async function problemOf(db: Db, paymentId: string): Promise<Problem | null> {
  const { rows } = await sql<{ problem: Problem | null }>`
    select ${whatStops} as problem from payments y join placements l on l.id = y.placement_id
    where y.id = ${paymentId}`.execute(db)
  return rows[0]?.problem ?? null
}
