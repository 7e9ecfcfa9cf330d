import { sql } from 'kysely'
import type { Change } from '#kit/server/call.ts'
import { forbidden, invalidField, refused } from '#kit/server/problems.ts'
import type { VersionedChange } from '#kit/server/steps.ts'
import { theRow } from '#kit/server/the-row.ts'
import { leadPayment, ofNoBatch } from '#modules/payments/server/lead-payment.ts'
import { mostPayments } from '../contract/payment-batch.ts'
import { mayPay, type LoadedBatch } from './payment-batch.policy.ts'
import { findBatch } from './payment-batch.queries.ts'
import { announceFilled } from './payment-batch.steps.ts'
import { problemOf } from './what-stops.ts'

/** A batch that still takes payments, under its lock. @throws 403, 409 `batchNotOpen`, 422 for none */
export async function holdOpen({ db, person }: Change, id: string): Promise<LoadedBatch> {
  if (!mayPay(person)) throw forbidden()
  await sql`select 1 from payment_batches where id = ${id} for update`.execute(db)
  const found = await findBatch(db, id)
  if (!found) throw invalidField('batchId', 'choice')
  if (found.status !== 'open') throw refused('batchNotOpen')
  return found
}

/**
 * Puts an approved payment into an open batch, which pays what is not kept back of it.
 * @throws 409 `batchNotOpen`, `batchFull`, `noAccount`, `paymentHeld`, `pastLastDay`, `wrongState`
 */
export async function addToBatch(change: VersionedChange, paymentId: string, batchId: string) {
  const { db, version, person } = change
  const batch = await holdOpen(change, batchId)
  if (batch.payments >= mostPayments) throw refused('batchFull')
  await leadPayment(change, {
    id: paymentId,
    version,
    step: 'batch',
    row: { batch_id: batchId },
    changes: { batch: [null, batch.reference] },
    async before() {
      const problem = await problemOf(db, paymentId)
      if (problem) throw refused(problem)
    },
  })
  await sql`insert into payment_batch_entries (batch_id, payment_id, amount, added_by)
    select ${batchId}, id, approved_amount - kept_of_payment(id), ${person.userId} from payments where id = ${paymentId}`.execute(
    db,
  )
  await announceFilled(change, batchId)
}

/**
 * Takes a payment out of its batch; another one can pay it.
 * @throws 409 `wrongState` once it is released
 */
export async function removeFromBatch(change: VersionedChange, paymentId: string): Promise<void> {
  const { db, version } = change
  await holdBatchOf(change, paymentId)
  await leadPayment(change, { id: paymentId, version, step: 'unbatch', row: ofNoBatch })
  const { rows } = await sql<{ id: string }>`
    delete from payment_batch_entries where payment_id = ${paymentId} and bank_account_id is null
    returning batch_id as id`.execute(db)
  await announceFilled(change, theRow(rows).id)
}

/** The batch of a payment under its lock, which comes before the payment's; null when it is in none. */
export async function holdBatchOf({ db }: Change, paymentId: string): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    select id from payment_batches where id = (select batch_id from payments where id = ${paymentId})
    for update`.execute(db)
  return rows[0]?.id ?? null
}
