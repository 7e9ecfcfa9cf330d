import { sql } from 'kysely'
import { invalidField, notFound } from '#kit/server/problems.ts'
import type { VersionedChange } from '#kit/server/steps.ts'
import { followPayment } from '#modules/funding-requests/server/follow-payment.ts'
import { refuseOverpaid } from '#modules/overpayments/server/refuse-overpaid.ts'
import { returnKept } from '#modules/overpayments/server/settle-kept.ts'
import { leadPayment } from '#modules/payments/server/lead-payment.ts'
import type { failureReasons } from '#modules/payments/contract/payment.status.ts'
import { holdBatchOf } from './fill-batch.ts'
import { announceFilled } from './payment-batch.steps.ts'
import { tellReturned } from './tell-employer.ts'

interface Failure {
  failureReason: (typeof failureReasons)[number]
  failureNote?: string | null | undefined
}

/**
 * The bank has returned a payment; the employer is told why.
 * @throws 409 `wrongState`, `overpaymentRecorded`, 422 without the words of another reason
 */
export async function failPayment(
  change: VersionedChange,
  id: string,
  { failureReason, failureNote = null }: Failure,
): Promise<void> {
  if (failureReason === 'other' && !failureNote) throw invalidField('failureNote', 'reasonNeeded')
  const today = await change.today()
  const batchId = await holdBatchOf(change, id)
  await leadPayment(change, {
    id,
    version: change.version,
    step: 'fail',
    reason: failureNote,
    row: { failed_on: today, failure_reason: failureReason, failure_note: failureNote },
    changes: { failureReason: [null, failureReason] },
    before: () => refuseOverpaid(change.db, id),
  })
  if (!batchId) throw notFound()
  await sql`update payment_batch_entries set failed_on = ${today}, failure_reason = ${failureReason}
    where batch_id = ${batchId} and payment_id = ${id}`.execute(change.db)
  await followPayment(change, id, { step: 'bounce', paidOn: null })
  await returnKept(change, id)
  await tellReturned(change, id, { reason: failureReason, note: failureNote })
  await announceFilled(change, batchId)
}
