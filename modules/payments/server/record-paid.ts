import { sql } from 'kysely'
import { invalidField, refused } from '#kit/server/problems.ts'
import { takeStep, type VersionedChange } from '#kit/server/steps.ts'
import { theRow } from '#kit/server/the-row.ts'
import { refuseHeld } from '#modules/holds/server/refuse-held.ts'
import { readNet } from '#modules/overpayments/server/kept.queries.ts'
import { enterKept, returnKept } from '#modules/overpayments/server/settle-kept.ts'
import { refuseOverpaid } from '#modules/overpayments/server/refuse-overpaid.ts'
import type { waysPaid } from '../contract/payment.ts'
import { refuseGone } from './assess-claim.ts'
import type { LoadedPayment } from './payment.policy.ts'
import { underBalances } from './payment.steps.ts'
import { tellPaid, tellUnpaid } from './tell-payee.ts'

interface Paid {
  paidOn: string
  paidHow: (typeof waysPaid)[number]
  /** The number of the cheque or the transfer, or how it was paid otherwise. */
  paidReference: string
  /** What was seen as to be paid out. */
  net: string
}

/**
 * Notes that a participant was paid, of whom no bank account is kept, and tells them.
 * @throws 409 `fourEyes`, `paymentHeld`, `pastLastDay`, `amountChanged`; 422 for a day to come, or before the approval
 */
export async function recordPaid(change: VersionedChange, id: string, paid: Paid): Promise<void> {
  const { paidOn, paidHow, paidReference, net } = paid
  await takeStep(change, underBalances, {
    id,
    step: 'recordPaid',
    reason: paidReference,
    async before(found) {
      const today = await change.today()
      await refuseStopped(change, found)
      const first = found.approvedOn ?? today
      if (paidOn > today || paidOn < first) throw invalidField('paidOn', 'dayPaid', { first })
      // What is kept back is decided under the lock of the payment.
      if ((await readNet(change.db, id))?.net !== net) throw refused('amountChanged')
      return {
        row: {
          paid_on: paidOn,
          paid_how: paidHow,
          paid_reference: paidReference,
          paid_noted_on: today,
          paid_by: change.person.userId,
        },
        changes: { paidOn: [null, paidOn], paidHow: [null, paidHow] },
      }
    },
  })
  await enterKept(change, id, paidOn)
  await tellPaid(change, id)
}

/**
 * Takes that note back, which was wrong: the claim is still to be paid, and its participant is told.
 * @throws 409 `overpaymentRecorded`
 */
export async function undoPaid(change: VersionedChange, id: string, reason: string): Promise<void> {
  await takeStep(change, underBalances, {
    id,
    step: 'undoPaid',
    reason,
    row: {
      paid_on: null,
      paid_how: null,
      paid_reference: null,
      paid_noted_on: null,
      paid_by: null,
    },
    async before() {
      await refuseOverpaid(change.db, id)
      const { rows } = await sql<{ paidOn: string; paidHow: string }>`
        select paid_on as "paidOn", paid_how as "paidHow" from payments where id = ${id}`.execute(
        change.db,
      )
      const { paidOn, paidHow } = theRow(rows)
      return { changes: { paidOn: [paidOn, null], paidHow: [paidHow, null] } }
    },
  })
  await returnKept(change, id)
  await tellUnpaid(change, id)
}

/** What stops a batch, stops this too. */
async function refuseStopped(change: VersionedChange, found: LoadedPayment) {
  const { employerId, participantId, programId, applicationId } = found
  await refuseHeld(change, 'payment', { employerId, participantId, programId, applicationId })
  await refuseGone(change, found)
}
