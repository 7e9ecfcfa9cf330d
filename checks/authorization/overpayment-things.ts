import { sql } from 'kysely'
import type { TestServer } from '#apps/server/test-server.ts'
import { dayOf } from '#kit/server/organisation.ts'
import { cast } from '#seeds/cast.ts'
import { fillBatch, paymentBatchOf } from './payment-batch-things.ts'
import type { Things } from './things.ts'

type Db = TestServer['db']
type Place = Pick<TestServer, 'db' | 'system'>

/** A claim that is approved, sent and paid. */
export async function paidPaymentOf(server: Place, paymentId: string): Promise<string> {
  await sql`update payments y set status = 'approved', assessed_amount = claimed_amount, approved_amount = claimed_amount,
      assessed_on = organisation_today(), approved_on = organisation_today(), assessed_by = f.id, assessors = array[f.id],
      approved_by = y.submitted_by
    from users f where f.email = ${cast.finance.email} and y.id = ${paymentId}`.execute(server.db)
  const batchId = await paymentBatchOf(server)
  await fillBatch(server, { batchId, paymentId, status: 'open' })
  await sql`update payments set status = 'paid', batch_id = ${batchId}, sent_on = organisation_today(),
    paid_on = organisation_today() where id = ${paymentId}`.execute(server.db)
  return paymentId
}

/** What is owed back of a payment that is paid, recorded by none of those who decide. */
export async function overpaymentOf({ db }: Pick<TestServer, 'db'>, paymentId: string) {
  const { rows } = await sql<{ id: string }>`
    insert into overpayments (payment_id, amount, reason, explanation, due_on, recorded_by)
    select ${paymentId}, 50, 'paidTwice', 'Paid twice', organisation_today() + 30, u.id
    from users u where u.email = ${cast.employer.email} returning id`.execute(db)
  return rows[0]?.id ?? ''
}

export async function receiptOf({ db }: Pick<TestServer, 'db'>, overpaymentId: string) {
  const { rows } = await sql<{ id: string }>`
    insert into overpayment_receipts (overpayment_id, amount, received_on, method, entered_by)
    select ${overpaymentId}, 10, organisation_today(), 'cheque', u.id
    from users u where u.email = ${cast.finance.email} returning id`.execute(db)
  return rows[0]?.id ?? ''
}

export async function overpaymentThings(server: TestServer, placementId: string) {
  const paidPaymentId = await earlierClaimOf(server, placementId)
  await paidPaymentOf(server, paidPaymentId)
  const overpaymentId = await overpaymentOf(server, paidPaymentId)
  const overpaymentReceiptId = await receiptOf(server, overpaymentId)
  return { paidPaymentId, overpaymentId, overpaymentReceiptId }
}

/** Beside the claim of the first days, of days before these. */
async function earlierClaimOf({ db }: TestServer, placementId: string) {
  const { rows } = await sql<{ id: string }>`
    insert into payments (placement_id, status, period_from, period_to, claimed_amount, submitted_on, submitted_by)
    select l.id, 'submitted', l.start_on - 28, l.start_on - 15, 100, organisation_today(), u.id
    from placements l, users u where l.id = ${placementId} and u.email = ${cast.employer.email} returning id`.execute(
    db,
  )
  return rows[0]?.id ?? ''
}

type Owing = Pick<Things, 'overpaymentId' | 'overpaymentReceiptId' | 'paidPaymentId'>

/** It becomes one of whichever employer and participant its placement has by now. */
export async function giveOverpayment(db: Db, { overpaymentId, paidPaymentId }: Owing) {
  await sql`update payments y set employer_id = l.employer_id, participant_id = l.participant_id
    from placements l where l.id = y.placement_id and y.id = ${paidPaymentId}`.execute(db)
  await sql`update overpayments o set employer_id = l.employer_id, participant_id = l.participant_id
    from placements l where l.id = o.placement_id and o.id = ${overpaymentId}`.execute(db)
}

/** Of it the one receipt has come, and nothing is given up; beside it nothing is recorded. */
export async function restoreOverpayment(
  db: Db,
  { overpaymentId, overpaymentReceiptId, paidPaymentId }: Owing,
) {
  await sql`delete from overpayments where payment_id = ${paidPaymentId} and id <> ${overpaymentId}`.execute(
    db,
  )
  await sql`delete from overpayment_receipts where overpayment_id = ${overpaymentId}`.execute(db)
  await sql`update overpayments set status = 'owed', written_off_on = null, written_off_by = null,
    write_off_reason = null, cancelled_on = null, cancelled_by = null, cancel_reason = null
    where id = ${overpaymentId}`.execute(db)
  await sql`insert into overpayment_receipts (id, overpayment_id, amount, received_on, method, entered_by)
    select ${overpaymentReceiptId}, ${overpaymentId}, 10, organisation_today(), 'cheque', u.id
    from users u where u.email = ${cast.finance.email}`.execute(db)
}

export const newOverpayment = ({ paidPaymentId: paymentId }: Pick<Things, 'paidPaymentId'>) => ({
  paymentId,
  amount: '20.00',
  reason: 'paidTwice',
  explanation: 'Paid twice',
  dueOn: '2099-01-01',
})

export const overpaymentBodies = {
  receiveOverpayment: () => ({
    receivedAmount: '10.00',
    receivedOn: dayOf({ timeZone: 'America/Toronto' }, new Date()),
    method: 'cheque',
  }),
  writeOffOverpayment: () => ({ writeOffReason: 'The employer closed' }),
  cancelOverpayment: () => ({ cancelReason: 'A mistake' }),
}
