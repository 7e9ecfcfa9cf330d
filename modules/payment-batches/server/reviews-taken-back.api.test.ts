import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { codeOf } from '#apps/server/test-answers.ts'
import { untilWaiting } from '#apps/server/test-locks.ts'
import type { Caller } from '#apps/server/test-server.ts'
import { server } from '#modules/applications/server/applications.test-people.ts'
import { verifyApplications } from '#modules/applications/server/verify-applications.ts'
import {
  committed,
  limit,
  startAfresh,
} from '#modules/funding-requests/server/decisions.test-people.ts'
import { handedIn, review } from '#modules/funding-requests/server/evidence.test-people.ts'
import {
  act as actOn,
  kindsOf,
  readRequest,
  working,
} from '#modules/funding-requests/server/requests.test-people.ts'
import { verifyRequests } from '#modules/funding-requests/server/verify-requests.ts'
import { sidesOf } from '#modules/holds/server/holds.test-people.ts'
import { kept } from '#modules/overpayments/server/kept-back.test-people.ts'
import {
  readOverpayment,
  recorded,
  refusedBy,
} from '#modules/overpayments/server/overpayments.test-people.ts'
import { verifyOverpayments } from '#modules/overpayments/server/verify-overpayments.ts'
import { readPayment } from '#modules/payments/server/payments.test-people.ts'
import { verifyPayments } from '#modules/payments/server/verify-payments.ts'
import { withPeople } from '#modules/placements/server/placements.test-people.ts'
import { auditRows } from '../../../checks/kit-at-work/audit.test-rows.ts'
import {
  act as leadBatch,
  add,
  approved,
  batchOf,
  release,
  verifiedAccount,
  withoutPayments,
} from './payment-batches.test-people.ts'

withPeople()

let placementId: string
let applicationId: string
let id: string
let payment: string
let priya: Caller
let root: Caller

const wrong = { takeBackReason: 'The invoice is of another course' }
const takeBack = (by: Caller = priya) => actOn(by, id, 'payment-review-return', wrong)

beforeAll(async () => {
  ;({ placementId, applicationId } = await working())
}, 60_000)
beforeEach(async () => {
  await withoutPayments()
  await verifiedAccount((await sidesOf(applicationId)).employerId)
  await startAfresh()
  await limit(placementId, { training: 5000, cap: 30_000, budget: 90_000_000 })
  id = await handedIn(placementId)
  priya = await server.as('finance')
  root = await server.as('superAdmin')
  await sql`update funding_requests set paid_by = 'employer' where id = ${id}`.execute(server.db)
  await review(root, id)
  payment = (await readRequest(root, id)).payment?.id ?? ''
})

/** A claim of wages that has arrived today. */
async function paidWages() {
  const wages = await approved(placementId)
  const day = server.clock.now().toISOString().slice(0, 10)
  const { body } = await release(priya, await batchOf(priya, [wages]), { payOn: day })
  await leadBatch(priya, body, 'result', { paidOn: day })
  return wages
}

async function allAgrees() {
  const { db } = server
  expect([
    ...(await verifyApplications(db)),
    ...(await verifyRequests(db)),
    ...(await verifyPayments(db)),
  ]).toEqual([])
}

describe('a review for payment that was wrong', () => {
  it('is taken back with what was kept back from its payment, which is owed as before', async () => {
    const debt = await recorded(priya, await paidWages(), { dueOn: '2099-01-01' })
    await kept(priya, debt.id, payment)
    expect((await takeBack()).status).toBe(200)
    expect(await readOverpayment(priya, debt.id)).toMatchObject({ status: 'owed', kept: [] })
    expect(await verifyOverpayments(server.db)).toEqual([])
    await allAgrees()
  })

  it('is taken back by another reviewer: its payment is cancelled, and its money set aside again', async () => {
    const before = await committed(placementId)
    const { status, body } = await takeBack()
    expect([status, body]).toMatchObject([
      200,
      {
        status: 'evidenceSent',
        assessedAmount: null,
        reviewedOn: null,
        reviewNote: null,
        claimedAmount: '1200.00',
        payment: null,
        lines: [
          { kind: 'tuition', claimed: '1080.00', assessed: null, assessmentReason: null },
          { kind: 'books', claimed: '120.00', assessed: null, assessmentReason: null },
        ],
      },
    ])
    expect((await committed(placementId)) - before).toBeCloseTo(20.25, 2)
    expect(await readPayment(root, payment)).toMatchObject({ status: 'cancelled' })
    expect((await auditRows(server.db, { entityId: id })).at(-1)).toMatchObject({
      action: 'fundingRequests.takeBackReview',
      reason: wrong.takeBackReason,
      changes: { assessedAmount: ['1180.00', null] },
    })
    expect((await auditRows(server.db, { entityId: payment })).at(-1)).toMatchObject({
      action: 'payments.takeBack',
      changes: { status: ['approved', 'cancelled'] },
    })
    await allAgrees()
  })

  it('is told to whoever handed the evidence in, and made once more, with a payment of its own', async () => {
    await takeBack()
    expect((await kindsOf(id)).at(-1)).toBe('reviewTakenBack')
    const { rows } = await sql<{ body: string }>`
      select body from outbox_messages where record_id = ${id} order by id desc limit 1`.execute(
      server.db,
    )
    expect(rows[0]?.body).toContain(wrong.takeBackReason)
    expect((await review(root, id)).status).toBe(200)
    const again = (await readRequest(root, id)).payment?.id
    expect(again).not.toBe(payment)
    expect(await readPayment(root, again ?? '')).toMatchObject({ status: 'approved' })
    await allAgrees()
  })

  it('stays once a batch has its payment, and by whoever asked or approved', async () => {
    const { rows } = await sql<{ was: string }>`
      select requested_by as was from funding_requests where id = ${id}`.execute(server.db)
    const asked = (by: unknown) =>
      sql`update funding_requests set requested_by = ${by} where id = ${id}`.execute(server.db)
    await asked(sql`(select id from users where email = 'finance@example.org')`)
    expect(codeOf(await takeBack())).toEqual([409, 'fourEyesOnReview'])
    await asked(rows[0]!.was)
    expect((await takeBack(await server.as('approver'))).status).toBe(403)
    expect((await actOn(priya, id, 'payment-review-return', {})).status).toBe(422)
    await batchOf(priya, [payment])
    expect(codeOf(await takeBack())).toEqual([409, 'paymentUnderWay'])
    expect((await readRequest(priya, id)).can['takeBackReview']).toEqual({
      reason: 'paymentUnderWay',
    })
  })

  it('stays where a batch gets its payment after it was looked at, before its lock is had', async () => {
    await add(priya, [payment])
    const { batchId } = await readPayment(root, payment)
    const put = (status: string, batch: string | null) =>
      sql`update payments set status = ${status}, batch_id = ${batch} where id = ${payment}`
    await put('approved', null).execute(server.db)
    const { promise: isHeld, resolve: held } = Promise.withResolvers<void>()
    const { promise: isAsked, resolve: asked } = Promise.withResolvers<void>()
    const batching = server.db.transaction().execute(async (db) => {
      await put('batched', batchId).execute(db)
      held()
      await isAsked
    })
    await isHeld
    const taking = takeBack()
    await untilWaiting(server)
    asked()
    await batching
    expect(codeOf(await taking)).toEqual([409, 'paymentUnderWay'])
    expect(await readPayment(root, payment)).toMatchObject({ status: 'batched' })
  })

  it('stays where what it released is given to others meanwhile', async () => {
    await limit(placementId, { training: 1190, cap: 30_000, budget: 90_000_000 })
    expect(codeOf(await takeBack())).toEqual([409, 'trainingMaximumReached'])
    await limit(placementId, {
      training: 5000,
      cap: 30_000,
      budget: (await committed(placementId)) + 20,
    })
    expect(codeOf(await takeBack())).toEqual([409, 'budgetExceeded'])
    expect(await readPayment(root, payment)).toMatchObject({ status: 'approved' })
    await allAgrees()
  })

  it('is either taken back or paid, where both are tried at the same moment', async () => {
    const [taken] = await Promise.all([takeBack(), add(root, [payment])])
    const { status } = await readPayment(root, payment)
    expect([taken.status, status]).toEqual(
      taken.status === 200 ? [200, 'cancelled'] : [409, 'batched'],
    )
    await allAgrees()
  })

  it('is taken back once by fifty at once, and its money set aside once', async () => {
    const before = await committed(placementId)
    const { version } = await readRequest(root, id)
    const path = `/funding-requests/${id}/payment-review-return`
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => priya.post(path, wrong, { version })),
    )
    const statuses = answers.map(({ status }) => status).toSorted((one, other) => one - other)
    expect(statuses).toEqual([200, ...Array.from({ length: 49 }, () => 412)])
    expect((await committed(placementId)) - before).toBeCloseTo(20.25, 2)
    await allAgrees()
  })

  it('is not taken back past the database while its payment stands', async () => {
    const back = sql`update funding_requests set status = 'evidenceSent', assessed_amount = null, reviewed_by = null,
      reviewed_on = null, review_note = null where id = ${id}`
    expect(await refusedBy(back.execute(server.db))).toBe('funding_requests_paid')
    await takeBack()
    const again = sql`insert into payments (placement_id, source, funding_request_id, status, period_from, period_to,
        claimed_amount, submitted_on)
      select placement_id, 'training', id, 'submitted', starts_on, ends_on, claimed_amount, evidence_sent_on
      from funding_requests where id = ${id}`
    expect(await refusedBy(again.execute(server.db))).toBe('payments_of_reviewed_request')
  })
})
