import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { codeOf } from '#apps/server/test-answers.ts'
import type { Caller } from '#apps/server/test-server.ts'
import { server } from '#modules/applications/server/applications.test-people.ts'
import { sidesOf } from '#modules/holds/server/holds.test-people.ts'
import type { OverpaymentRecord } from '#modules/overpayments/contract/overpayments.endpoints.ts'
import { readPayment } from '#modules/payments/server/payments.test-people.ts'
import { givenToZoe, withOwnPass } from '#modules/payments/server/participant-claims.test-people.ts'
import { given, less, withPass } from '#modules/payments/server/supplement-claims.test-people.ts'
import { verifyPayments } from '#modules/payments/server/verify-payments.ts'
import { withPeople } from '#modules/placements/server/placements.test-people.ts'
import { readSupplement, working } from '#modules/supplements/server/supplements.test-people.ts'
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
let participantId: string
let programId: string
let employerId: string
let pass: string
let priya: Caller
let root: Caller

beforeAll(async () => {
  const { placementId: id, applicationId } = await working()
  placementId = id
  ;({ participantId, programId, employerId } = await sidesOf(applicationId))
}, 60_000)
beforeEach(async () => {
  await withoutPayments()
  pass = await withPass(placementId)
  await verifiedAccount(employerId)
  priya = await server.as('finance')
  root = await server.as('superAdmin')
})

/** What is claimed and paid: in the ledger’s line, of the supplement, and in the program’s budget. */
async function money() {
  type Line = { kind: string; claimed: string | null; paid: string | null }
  const ledger = await root.get<{ data: { lines: Line[] }[] }>(
    `/participants/${participantId}/ledger`,
  )
  const program = await root.get<{ budget: { claimed: string; paid: string } }>(
    `/programs/${programId}`,
  )
  const line = ledger.body.data[0]?.lines.find(({ kind }) => kind === 'supplement')
  const { claimed, paid } = program.body.budget
  const supplement = await readSupplement(root, pass)
  return {
    ledger: [line?.claimed, line?.paid],
    budget: [claimed, paid],
    supplement: supplement.money,
  }
}

/** Sent to the bank by a batch of its own that Priya has released, and arrived. */
async function paid(payment: string) {
  const batch = await batchOf(priya, [payment])
  expect((await release(priya, batch, { payOn: '2027-05-03' })).status).toBe(200)
  const settled = await act(priya, await readBatch(priya, batch.id), 'result', {
    paidOn: '2027-05-03',
  })
  expect(settled.status).toBe(200)
}

describe('a claim of a supplement that is approved', () => {
  it('is paid by a batch, fails and is paid again; ledger, budget and supplement say so', async () => {
    const payment = await given(pass, less)
    expect(await money()).toEqual({
      ledger: ['180.00', null],
      budget: ['150.00', '0.00'],
      supplement: { claimed: '150.00', paid: '0.00', left: '390.00' },
    })
    await paid(payment)
    expect(await money()).toEqual({
      ledger: ['180.00', '150.00'],
      budget: ['150.00', '150.00'],
      supplement: { claimed: '150.00', paid: '150.00', left: '390.00' },
    })
    const { version } = await readPayment(priya, payment)
    const reason = { failureReason: 'accountClosed' }
    expect((await priya.post(`/payments/${payment}/result`, reason, { version })).status).toBe(200)
    expect((await money()).supplement?.paid).toBe('0.00')
    const failed = await readPayment(priya, payment)
    const again = await priya.post(`/payments/${payment}/retry`, undefined, {
      version: failed.version,
    })
    expect(again.status).toBe(200)
    await paid(payment)
    expect((await money()).ledger).toEqual(['180.00', '150.00'])
    expect(await verifyPayments(server.db)).toEqual([])
    const { rows } = await sql<{ body: string }>`
      select body from outbox_messages where record_id = ${payment}`.execute(server.db)
    for (const { body } of rows) expect(body).not.toMatch(/wage/i)
  })

  it('is owed back like every payment that has arrived, and counts less then', async () => {
    const payment = await given(pass)
    await paid(payment)
    const owed = await priya.post<OverpaymentRecord>('/overpayments', {
      paymentId: payment,
      amount: '80.00',
      reason: 'paidByOthers',
      explanation: 'The city paid half of the pass',
      dueOn: '2027-06-01',
    })
    expect(owed.status).toBe(201)
    const received = { receivedAmount: '80.00', receivedOn: '2027-05-03', method: 'cheque' }
    const { id, version } = owed.body
    expect((await priya.post(`/overpayments/${id}/receipts`, received, { version })).status).toBe(
      200,
    )
    expect(await money()).toEqual({
      ledger: ['180.00', '100.00'],
      budget: ['180.00', '100.00'],
      supplement: { claimed: '180.00', paid: '100.00', left: '360.00' },
    })
  })

  it('is put into no batch when the placement ended before its last day', async () => {
    const payment = await given(pass)
    const endOn = (day: string) =>
      sql`update placements set planned_end_on = ${day} where id = ${placementId}`.execute(
        server.db,
      )
    await endOn('2027-03-13')
    const { body } = await priya.post<{ done: number; results: { code?: string }[] }>(
      '/payment-batches/additions',
      { ids: [payment] },
    )
    await endOn('2027-06-27')
    expect(body.done).toBe(0)
    expect(JSON.stringify(body)).toContain('pastLastDay')
  })

  it('is not released by whoever assessed it', async () => {
    const payment = await given(pass)
    const { rows } = await sql<{ id: string }>`
      select id from users where email = 'finance@example.org'`.execute(server.db)
    await sql`update payments set assessed_by = ${rows[0]!.id}, assessors = array[${rows[0]!.id}::uuid]
      where id = ${payment}`.execute(server.db)
    const batch = await batchOf(priya, [payment])
    expect(codeOf(await release(priya, batch))).toEqual([409, 'fourEyes'])
  })

  it('is refused by a batch when its participant is paid, and says where it is noted', async () => {
    const own = await withOwnPass(placementId)
    const payment = await givenToZoe(own)
    const { body } = await priya.post<{
      done: number
      results: { code?: string; title?: string }[]
    }>('/payment-batches/additions', { ids: [payment] })
    expect(body.done).toBe(0)
    expect(JSON.stringify(body)).toContain('notByBatch')
    expect(JSON.stringify(body)).toContain(
      'This is paid to a participant: note the payment in its record',
    )
    expect(await readPayment(priya, payment)).toMatchObject({ status: 'approved', batchId: null })
  })
})
