import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { codeOf } from '#apps/server/test-answers.ts'
import type { Caller } from '#apps/server/test-server.ts'
import { server } from '#modules/applications/server/applications.test-people.ts'
import { limit, startAfresh } from '#modules/funding-requests/server/decisions.test-people.ts'
import {
  handedIn,
  review,
  statusOf,
} from '#modules/funding-requests/server/evidence.test-people.ts'
import {
  act as actOn,
  readRequest,
  working,
} from '#modules/funding-requests/server/requests.test-people.ts'
import { verifyRequests } from '#modules/funding-requests/server/verify-requests.ts'
import { sidesOf } from '#modules/holds/server/holds.test-people.ts'
import { withPeople } from '#modules/placements/server/placements.test-people.ts'
import { listed, readPayment } from '#modules/payments/server/payments.test-people.ts'
import { addDays } from '#seeds/clock.ts'
import { verifyPayments } from '#modules/payments/server/verify-payments.ts'
import {
  act,
  batchOf,
  readBatch,
  release,
  verifiedAccount,
  withoutPayments,
} from './payment-batches.test-people.ts'

withPeople()

let placementId: string
let applicationId: string
let participantId: string
let programId: string
let priya: Caller
let root: Caller

beforeAll(async () => {
  ;({ placementId, applicationId } = await working())
  const sides = await sidesOf(applicationId)
  ;({ participantId, programId } = sides)
  await withoutPayments()
  await verifiedAccount(sides.employerId)
}, 60_000)
beforeEach(async () => {
  await startAfresh()
  await limit(placementId, { training: 5000, cap: 30_000, budget: 90_000_000 })
})

/** Of a course whose evidence Margaret has reviewed: 1,180.00 of the 1,200.00 that were claimed. */
async function reviewed(also: { paidBy?: string; by?: 'finance' } = {}) {
  const request = await handedIn(placementId)
  await sql`update funding_requests set paid_by = ${also.paidBy ?? 'employer'} where id = ${request}`.execute(
    server.db,
  )
  priya = await server.as('finance')
  root = await server.as('superAdmin')
  const { status, body } = await review(also.by ? priya : root, request)
  if (status !== 200) throw new Error(JSON.stringify(body))
  const { payment } = await readRequest(priya, request)
  return { request, payment: payment?.id ?? '' }
}

/** What the ledger says of courses, and the program of its money. */
async function money() {
  const ledger = await root.get<{ data: { lines: { kind: string; paid: string | null }[] }[] }>(
    `/participants/${participantId}/ledger`,
  )
  const program = await root.get<{ budget: { claimed: string; paid: string } }>(
    `/programs/${programId}`,
  )
  const { claimed, paid } = program.body.budget
  const line = ledger.body.data[0]?.lines.find(({ kind }) => kind === 'training')
  return { ledger: line?.paid, claimed, paid }
}

const verified = async () => [
  ...(await verifyPayments(server.db)),
  ...(await verifyRequests(server.db)),
]

/** A batch of it that Priya has released. */
async function released(payment: string) {
  const { body } = await release(priya, await batchOf(priya, [payment]), {
    payOn: '2027-03-27',
    total: '1180.00',
  })
  return body
}

const settle = (id: string) =>
  readBatch(priya, id).then((batch) => act(priya, batch, 'result', { paidOn: '2027-03-27' }))

const fail = async (id: string) => {
  const { version } = await readPayment(priya, id)
  return priya.post<object>(
    `/payments/${id}/result`,
    { failureReason: 'accountClosed' },
    { version },
  )
}

describe('a course that is reviewed', () => {
  it('is named, with its request, where its employer is told of the money', async () => {
    const { request, payment } = await reviewed()
    await released(payment)
    const { rows } = await sql<{ body: string }>`
      select body from outbox_messages where record_id = ${payment} order by id desc limit 1`.execute(
      server.db,
    )
    const { courseTitle, reference } = await readRequest(root, request)
    expect(rows[0]?.body).toContain(`Course: ${courseTitle} (request ${reference})`)
  })

  it('is a payment to be paid: assessed by its reviewer, approved by its approver', async () => {
    const { request, payment } = await reviewed()
    expect(await readPayment(root, payment)).toMatchObject({
      status: 'approved',
      source: 'training',
      training: { id: request, courseTitle: 'Food safety' },
      claimedAmount: '1200.00',
      assessedAmount: '1180.00',
      approvedAmount: '1180.00',
      assessedBy: 'Margaret Chen',
      approvedBy: 'Luc Tremblay',
      lines: [],
      findings: [],
      can: {},
    })
    const idsFor = async (source: string) =>
      (await listed(root, `filter[source]=${source}`)).data.map(({ id }) => id)
    expect([await idsFor('training'), await idsFor('claim')]).toEqual([[payment], []])
    expect(await verified()).toEqual([])
  })

  it('appears on open screens of payments', async () => {
    const { payment } = await reviewed()
    const { rows } = await sql<{ topic: string }>`
      select topic from live_events where record_id = ${payment} order by id`.execute(server.db)
    expect(rows.map(({ topic }) => topic)).toEqual(['payments'])
  })

  it('leaves the money for the wages of its placement as it is', async () => {
    const left = async () => {
      const { rows } = await sql<{ paid: string }>`
        select placement_paid(${placementId}, null)::text as paid`.execute(server.db)
      return rows[0]?.paid
    }
    await reviewed()
    expect(await left()).toBe('0')
  })

  it('is paid once its batch has arrived, and is not once the bank returns it', async () => {
    const { request, payment } = await reviewed()
    expect(await money()).toMatchObject({ ledger: null, claimed: '1180.00', paid: '0.00' })
    const batch = await released(payment)
    expect(await statusOf(request)).toBe('paymentApproved')
    expect((await settle(batch.id)).status).toBe(200)
    expect(await readRequest(root, request)).toMatchObject({ status: 'paid', paidOn: '2027-03-27' })
    expect(await money()).toMatchObject({ ledger: '1180.00', paid: '1180.00' })
    expect((await actOn(root, request, 'closing')).status).toBe(200)
    expect(await readRequest(root, request)).toMatchObject({
      status: 'closed',
      closedOn: '2027-03-27',
    })
    expect(await verified()).toEqual([])
    expect((await fail(payment)).status).toBe(200)
    expect(await readRequest(root, request)).toMatchObject({
      status: 'paymentApproved',
      paidOn: null,
      closedOn: null,
    })
    expect(await money()).toMatchObject({ ledger: null, paid: '0.00' })
    expect(await verified()).toEqual([])
  })

  it('is not released by its reviewer', async () => {
    const { payment } = await reviewed({ by: 'finance' })
    const batch = await batchOf(priya, [payment])
    expect(codeOf(await release(priya, batch, { payOn: '2027-03-30' }))).toEqual([409, 'fourEyes'])
  })

  it('is paid after the last day of its placement, too', async () => {
    const { payment } = await reviewed()
    const { rows } = await sql<{ was: string }>`
      select planned_end_on as was from placements where id = ${placementId}`.execute(server.db)
    const endOn = (day: string) =>
      sql`update placements set planned_end_on = ${day} where id = ${placementId}`.execute(
        server.db,
      )
    await endOn('2027-03-20')
    const { payments } = await batchOf(priya, [payment])
    await endOn(rows[0]!.was)
    expect(payments).toBe(1)
  })

  it('cannot be noted as paid in another way, nor returned like a claim', async () => {
    const { request, payment } = await reviewed()
    const otherwise = { paidOn: '2027-03-27', paidOtherwise: 'By cheque' }
    expect(codeOf(await actOn(priya, request, 'paid', otherwise))).toEqual([409, 'paidByBatch'])
    const { version } = await readPayment(priya, payment)
    const back = await priya.post(`/payments/${payment}/return`, { changes: 'No' }, { version })
    expect(codeOf(back)).toEqual([409, 'notClaimed'])
  })
})

describe('a course that the program pays straight to the provider', () => {
  it('makes no payment here, and is noted as paid with the way', async () => {
    const { request, payment } = await reviewed({ paidBy: 'program' })
    expect(payment).toBe('')
    expect((await listed(root)).data).toEqual([])
    // Before its evidence came, on the day of the approval at the earliest.
    const approvedOn = (await readRequest(root, request)).decidedOn ?? ''
    const otherwise = { paidOn: approvedOn, paidOtherwise: 'By cheque to the provider' }
    for (const paidOn of ['2027-03-28', addDays(approvedOn, -1)])
      expect((await actOn(priya, request, 'paid', { ...otherwise, paidOn })).status).toBe(422)
    expect((await actOn(priya, request, 'paid', otherwise)).status).toBe(200)
    expect(await readRequest(root, request)).toMatchObject({
      status: 'paid',
      paidOn: approvedOn,
      paidOtherwise: 'By cheque to the provider',
    })
    expect((await money()).ledger).toBe('1180.00')
    expect(await verified()).toEqual([])
  })

  it('stands among the past requests, with those that were rejected', async () => {
    const { request } = await reviewed({ paidBy: 'program' })
    const stages = async (stage: string) => {
      const { body } = await root.get<{ data: { id: string }[] }>(
        `/funding-requests?stage=${stage}&perPage=100`,
      )
      return body.data.some(({ id }) => id === request)
    }
    expect([await stages('approved'), await stages('ended')]).toEqual([true, false])
    await actOn(priya, request, 'paid', { paidOn: '2027-03-27', paidOtherwise: 'By cheque' })
    expect([await stages('approved'), await stages('ended')]).toEqual([false, true])
  })
})
