import { sql } from 'kysely'
import type { Change } from '#kit/server/call.ts'
import { invalidField } from '#kit/server/problems.ts'
import { takeStep, type VersionedChange } from '#kit/server/steps.ts'
import { followPayment } from '#modules/funding-requests/server/follow-payment.ts'
import { enterKept } from '#modules/overpayments/server/settle-kept.ts'
import { leadPayment, ofNoBatch } from '#modules/payments/server/lead-payment.ts'
import { batchSteps } from './payment-batch.steps.ts'

interface Row {
  id: string
  version: number
}

async function paymentsIn({ db }: Change, batchId: string, status: 'batched' | 'sent') {
  const { rows } = await sql<Row>`
    select id, version from payments where batch_id = ${batchId} and status = ${status} order by id`.execute(
    db,
  )
  return rows
}

/**
 * The money of a batch has arrived, but for what came back.
 * @throws 422 for a day before the bank pays, or one to come
 */
export async function settleBatch(change: VersionedChange, id: string, paidOn: string) {
  const today = await change.today()
  await takeStep(change, batchSteps, {
    id,
    step: 'settle',
    async before({ payOn }) {
      const first = payOn ?? today
      if (first > today) throw invalidField('paidOn', 'arrivalTooSoon', { first })
      if (paidOn > today || paidOn < first) throw invalidField('paidOn', 'arrivalDay', { first })
      return {
        row: { paid_on: paidOn, settled_by: change.person.userId },
        changes: { paidOn: [null, paidOn] },
      }
    },
  })
  for (const { id: payment, version } of await paymentsIn(change, id, 'sent')) {
    // oxlint-disable-next-line no-await-in-loop -- one transaction does one after the other
    await leadPayment(change, { id: payment, version, step: 'arrive', row: { paid_on: paidOn } })
    // oxlint-disable-next-line no-await-in-loop
    await followPayment(change, payment, { step: 'arrive', paidOn })
    // oxlint-disable-next-line no-await-in-loop
    await enterKept(change, payment, paidOn)
  }
}

/** Gives a batch up that is not released; its payments can be paid by another one. */
export async function cancelBatch(change: VersionedChange, id: string) {
  await takeStep(change, batchSteps, {
    id,
    step: 'cancel',
    async before() {
      for (const { id: payment, version } of await paymentsIn(change, id, 'batched'))
        // oxlint-disable-next-line no-await-in-loop
        await leadPayment(change, { id: payment, version, step: 'unbatch', row: ofNoBatch })
      await sql`delete from payment_batch_entries where batch_id = ${id}`.execute(change.db)
      return { row: { cancelled_on: await change.today(), cancelled_by: change.person.userId } }
    },
  })
}
