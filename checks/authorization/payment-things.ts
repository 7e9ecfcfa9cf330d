import { sql } from 'kysely'
import type { TestServer } from '#apps/server/test-server.ts'
import { cast } from '#seeds/cast.ts'
import { paymentBatchOf } from './payment-batch-things.ts'
import { giveSupplement, supplementOf } from './supplement-things.ts'
import type { Things } from './things.ts'

type Db = TestServer['db']

/** A claim of the first two weeks of a placement, which its employer has sent. */
export async function paymentOf({ db }: Pick<TestServer, 'db'>, placementId: string) {
  const { rows } = await sql<{ id: string }>`
    with made as (
      insert into payments (placement_id, status, period_from, period_to, claimed_amount, submitted_on, submitted_by)
      select l.id, 'submitted', l.start_on, l.start_on + 13, 100, organisation_today(), u.id
      from placements l, users u where l.id = ${placementId} and u.email = ${cast.employer.email} returning id, period_from)
    insert into payment_lines (payment_id, place, from_on, to_on, hours, hourly_wage, gross, claimed)
    select id, 1, period_from, period_from + 13, 10, 20, 200, 100 from made returning payment_id as id`.execute(
    db,
  )
  return rows[0]?.id ?? ''
}

/** A supplement of a placement that is approved, of 100.00. */
export async function approvedSupplementOf(
  server: Pick<TestServer, 'db'>,
  placementId: string,
  payee: 'employer' | 'participant' = 'employer',
) {
  const id = await supplementOf(server, placementId)
  await sql`update supplements s set payee = ${payee}, from_on = '2020-01-01', late_reason = 'Of old', approved_each = 100, approved_amount = 100, status = 'approved',
      decided_on = organisation_today(), decided_by = u.id
    from users u where u.email = ${cast.approver.email} and s.id = ${id}`.execute(server.db)
  return id
}

/** A claim of half of such a supplement of its employer, which is begun. */
export async function supplementClaimOf(server: Pick<TestServer, 'db'>, placementId: string) {
  const claimedSupplementId = await approvedSupplementOf(server, placementId)
  const { rows } = await sql<{ id: string }>`
    insert into payments (placement_id, source, supplement_id, spent_on, period_from, period_to, claimed_amount)
    select s.placement_id, 'supplement', s.id, 'Bus pass', '2020-01-02', '2020-01-02', 50
    from supplements s where s.id = ${claimedSupplementId} returning id`.execute(server.db)
  return { claimedSupplementId, supplementClaimId: rows[0]?.id ?? '' }
}

/** With a document of the application as its pay stub. */
async function payStubOf({ db }: TestServer, paymentId: string, documentId: string) {
  const { rows } = await sql<{ id: string }>`
    insert into payment_files (file_id, payment_id)
    select file_id, ${paymentId} from application_documents where id = ${documentId} returning file_id as id`.execute(
    db,
  )
  return rows[0]?.id ?? ''
}

/** A claim with a pay stub, and a batch that is open. */
export async function paymentThings(
  server: TestServer,
  { placementId, documentId }: Pick<Things, 'placementId' | 'documentId'>,
) {
  const paymentId = await paymentOf(server, placementId)
  const payStubId = await payStubOf(server, paymentId, documentId)
  return {
    paymentId,
    payStubId,
    ...(await supplementClaimOf(server, placementId)),
    paymentBatchId: await paymentBatchOf(server),
  }
}

/** They become those of whichever employer and participant their placement has by now. */
export async function givePayments(
  db: Db,
  { paymentId, supplementClaimId, claimedSupplementId }: Things,
) {
  await sql`update payments y set employer_id = l.employer_id, participant_id = l.participant_id
    from placements l where l.id = y.placement_id and y.id in (${paymentId}, ${supplementClaimId})`.execute(
    db,
  )
  await giveSupplement(db, claimedSupplementId)
}

/** Its employer has sent it, and nobody has looked at it. */
export async function restorePayment(db: Db, paymentId: string) {
  await sql`update payments set status = 'submitted', cancelled_on = null, cancelled_by = null, declined_on = null,
    declined_by = null, decline_reason = null, decline_note = null, assessed_amount = null, assessed_on = null,
    assessed_by = null, assessors = '{}', first_approved_on = null, first_approved_by = null, approved_amount = null,
    approved_on = null, approved_by = null, batch_id = null, sent_on = null, paid_on = null, failed_on = null,
    failure_reason = null, failure_note = null, entered_by = '{}', paid_how = null, paid_reference = null,
    paid_noted_on = null, paid_by = null where id = ${paymentId}`.execute(db)
  await sql`update payment_batches b set status = 'open', pay_on = null, released_on = null, released_by = null,
      release_number = null, file_kind = null, file = null, paid_on = null, settled_by = null
    from payment_batch_entries n where n.payment_id = ${paymentId} and n.batch_id = b.id`.execute(
    db,
  )
  await sql`delete from payment_batch_entries where payment_id = ${paymentId}`.execute(db)
}

/** Both claims as they were, and no other of the supplement. */
export async function restorePayments(
  db: Db,
  { paymentId, claimedSupplementId, supplementClaimId }: Things,
) {
  await restorePayment(db, paymentId)
  await sql`delete from payments where supplement_id = ${claimedSupplementId} and id <> ${supplementClaimId}`.execute(
    db,
  )
}

/** Of what is left of the supplement. */
export const newSupplementClaim = ({ claimedSupplementId }: Things) => ({
  supplementId: claimedSupplementId,
  spentOn: 'Bus pass',
  periodFrom: '2020-01-02',
  periodTo: '2020-01-02',
  claimedAmount: '10.00',
})

const lines = [
  { from: '2027-02-08', to: '2027-02-21', hours: '70', hourlyWage: '24.00', gross: '1680.00' },
]

export const newClaim = ({ placementId }: Pick<Things, 'placementId'>) => ({ placementId, lines })

export const paymentBodies = {
  changePayment: () => ({ lines }),
  changeSupplementClaim: () => ({ spentOn: 'Train pass' }),
  submitPayment: () => ({ isConfirmed: true, total: '100.00' }),
  enterPayment: () => ({ total: '100.00' }),
  recordPaymentPaid: () => ({
    paidOn: '2027-05-04',
    paidHow: 'cheque',
    paidReference: 'Cheque 4711',
    net: '100.00',
  }),
  undoPaymentPaid: () => ({ undoReason: 'The cheque was never sent' }),
  returnPayment: () => ({ changes: 'The stub of March' }),
  assessPayment: () => ({ lines: [], total: '100.00' }),
  approvePayment: () => ({ level: 'only', total: '100.00' }),
  declinePayment: () => ({ declineReason: 'notPaid' }),
  failPayment: () => ({ failureReason: 'accountClosed' }),
  releasePaymentBatch: () => ({ payOn: '2027-05-04', total: '100.00' }),
  settlePaymentBatch: () => ({ paidOn: '2027-05-04' }),
}
