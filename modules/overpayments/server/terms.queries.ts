import { sql } from 'kysely'
import type { Db } from '#kit/server/call.ts'
import { notFound, refused } from '#kit/server/problems.ts'
import type { Looking } from '#kit/server/call.ts'
import { addDays } from '#modules/business-days/contract/holiday-rules.ts'
import { daysToRepay } from '../contract/overpayment.ts'
import type { OverpaymentTerms } from '../contract/overpayments.endpoints.ts'
import { paying } from './overpayment.policy.ts'

/** A payment as an overpayment of it is judged. */
interface Overpaid {
  programId: string
  employerId: string
  participantId: string
  status: string
  left: string
}

/** What is left of a payment `y` that is not recorded as owed back. */
const left = sql`(y.approved_amount - coalesce((select sum(o.amount) from overpayments o
  where o.payment_id = y.id and o.status <> 'cancelled'), 0))::numeric(11, 2)`

/** Under a lock that is held before, or to look at. */
async function findOverpaid(db: Db, paymentId: string): Promise<Overpaid | null> {
  const { rows } = await sql<Overpaid>`
    select y.program_id as "programId", y.employer_id as "employerId", y.participant_id as "participantId",
      y.status, ${left}::text as left from payments y where y.id = ${paymentId}`.execute(db)
  return rows[0] ?? null
}

/**
 * A payment that something can be owed back of.
 * @throws 404 for one that the person does not pay, 409 `notPaid`
 */
export async function theOverpaid(
  { db, person }: Pick<Looking, 'db' | 'person'>,
  paymentId: string,
): Promise<Overpaid> {
  const found = await findOverpaid(db, paymentId)
  if (!found) throw notFound()
  const { programId, employerId, participantId } = found
  if (!person.permissions.allows(paying, { programId, employerId, participantId })) throw notFound()
  if (found.status !== 'paid') throw refused('notPaid')
  return found
}

/** Of what a payment `y` is made: the lines of wages, or the days of a supplement that is given again and again. */
const paidDays = sql`(select n.from_on, n.to_on, n.assessed from payment_lines n where n.payment_id = y.id
  union all select y.period_from, y.period_to, y.approved_amount from supplements s
    where s.id = y.supplement_id and s.frequency <> 'oneTime')`

/** Of each of them the share of its days after the last one worked, to the cent. */
async function readEarly(db: Db, paymentId: string): Promise<OverpaymentTerms['early']> {
  const { rows } = await sql<NonNullable<OverpaymentTerms['early']>>`
    select least(sum(round(n.assessed * d.after / (n.to_on - n.from_on + 1), 2)), ${left})::numeric(11, 2)::text as amount,
      l.last_worked_on as "lastDay", sum(d.after)::int as days
    from payments y join placements l on l.id = y.placement_id, lateral ${paidDays} n,
      lateral (select greatest(n.to_on - greatest(l.last_worked_on, n.from_on - 1), 0) as after) d
    where y.id = ${paymentId} and l.last_worked_on < y.period_to group by y.id, l.last_worked_on`.execute(
    db,
  )
  const [early] = rows
  return early && Number(early.amount) > 0 ? early : null
}

/** What can be recorded of a payment, and what is proposed. */
export async function readTerms(looking: Looking, paymentId: string): Promise<OverpaymentTerms> {
  const found = await theOverpaid(looking, paymentId)
  return {
    left: found.left,
    dueOn: addDays(await looking.today(), daysToRepay),
    early: await readEarly(looking.db, paymentId),
  }
}
