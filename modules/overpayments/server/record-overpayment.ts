import { Decimal } from 'decimal.js'
import { sql } from 'kysely'
import type * as z from 'zod/mini'
import { differences } from '#kit/server/audit.ts'
import type { Change } from '#kit/server/call.ts'
import { invalid } from '#kit/server/problems.ts'
import { theKnown, theRow } from '#kit/server/the-row.ts'
import type { FieldErrors } from '#kit/contract/validation.ts'
import type { newOverpayment } from '../contract/overpayment.ts'
import { findOverpayment } from './overpayment.queries.ts'
import { announceOverpayment } from './overpayment.steps.ts'
import { remindFrom } from './remind-owing.ts'
import { tellOwed } from './tell-payee.ts'
import { theOverpaid } from './terms.queries.ts'

type Entered = z.infer<typeof newOverpayment.create>

/**
 * Records under the lock of a payment what whoever was paid owes back of it, and tells them.
 * @returns its id
 * @throws 404, 409 `notPaid`, 422 with what is left of the payment
 */
export async function recordOverpayment(change: Change, input: Entered): Promise<string> {
  const { db, person } = change
  const { paymentId, amount, reason, explanation, dueOn } = input
  await sql`select 1 from payments where id = ${paymentId} for update`.execute(db)
  const { left } = await theOverpaid(change, paymentId)
  const today = await change.today()
  const errors = complaintsAbout(input, { left, today })
  if (Object.keys(errors).length > 0) throw invalid(errors)
  const { rows } = await sql<{ id: string }>`
    insert into overpayments (payment_id, amount, reason, explanation, due_on, recorded_on, recorded_by, remind_on)
    values (${paymentId}, ${amount}, ${reason}, ${explanation}, ${dueOn}, ${today}, ${person.userId},
      ${await remindFrom(change, dueOn)}) returning id`.execute(db)
  const { id } = theRow(rows)
  const made = theKnown(await findOverpayment(db, id))
  await change.audit({
    action: 'overpayments.created',
    entity: 'overpayment',
    entityId: id,
    reference: made.reference,
    changes: differences({}, { status: made.status, amount, reason, dueOn }),
  })
  await announceOverpayment(change, made, 1)
  await tellOwed(change, id)
  return id
}

function complaintsAbout(
  { amount, dueOn }: Entered,
  { left, today }: { left: string; today: string },
): FieldErrors {
  const errors: FieldErrors = {}
  if (new Decimal(amount).gt(left)) errors['amount'] = [{ code: 'moreThanPaid', params: { left } }]
  if (dueOn < today) errors['dueOn'] = [{ code: 'dueBeforeToday', params: {} }]
  return errors
}
