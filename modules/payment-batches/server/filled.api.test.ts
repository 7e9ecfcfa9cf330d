import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { codeOf } from '#apps/server/test-answers.ts'
import type { Caller } from '#apps/server/test-server.ts'
import { server } from '#modules/applications/server/applications.test-people.ts'
import { holdOn, lift, sidesOf } from '#modules/holds/server/holds.test-people.ts'
import { withPeople } from '#modules/placements/server/placements.test-people.ts'
import { readPayment, working } from '#modules/payments/server/payments.test-people.ts'
import { verifyPayments } from '#modules/payments/server/verify-payments.ts'
import { auditRows } from '../../../checks/kit-at-work/audit.test-rows.ts'
import {
  act,
  add,
  approved,
  batchOf,
  listed,
  readBatch,
  release,
  statesOf,
  verifiedAccount,
  withoutPayments,
} from './payment-batches.test-people.ts'

withPeople()

let placementId: string
let sides: Awaited<ReturnType<typeof sidesOf>>
let priya: Caller

beforeAll(async () => {
  const made = await working()
  placementId = made.placementId
  sides = await sidesOf(made.applicationId)
}, 60_000)
beforeEach(async () => {
  await withoutPayments()
  await verifiedAccount(sides.employerId)
  priya = await server.as('finance')
})

const reasonsOf = ({ body }: Awaited<ReturnType<typeof add>>) =>
  body.results.map(({ problem }) => problem)

describe('a batch', () => {
  it('is begun with the first payments, and takes others while it is open', async () => {
    const ids = [await approved(placementId), await approved(placementId, 1)]
    const added = await add(priya, [ids[0]!])
    expect([added.status, added.body]).toMatchObject([200, { done: 1, refused: 0 }])
    const [batch] = await listed(priya)
    expect(batch).toMatchObject({
      status: 'open',
      payments: 1,
      total: '840.00',
      createdBy: 'Priya Raman',
    })
    await add(priya, [ids[1]!], batch!.id)
    const filled = await readBatch(priya, batch!.id)
    expect(filled).toMatchObject({ payments: 2, total: '1680.00', nextPayDay: '2027-05-04' })
    expect(filled.entries).toMatchObject([
      {
        status: 'batched',
        amount: '840.00',
        source: 'claim',
        periodFrom: '2027-02-08',
        periodTo: '2027-02-21',
        accountEnd: '567',
        problem: null,
      },
      { status: 'batched', amount: '840.00' },
    ])
    expect(filled.version).toBe(3)
    expect((await auditRows(server.db, { entityId: ids[0] })).at(-1)).toMatchObject({
      action: 'payments.batch',
      actor: 'Priya Raman',
      changes: { batch: [null, batch!.reference], status: ['approved', 'batched'] },
    })
    expect(await verifyPayments(server.db)).toEqual([])
  })

  it('takes only what is approved, to a verified account, without a hold, to the last day', async () => {
    const id = await approved(placementId)
    await sql`delete from bank_accounts`.execute(server.db)
    expect(reasonsOf(await add(priya, [id]))).toEqual(['noAccount'])
    await verifiedAccount(sides.employerId)
    const { employerId, programId } = sides
    const hold = holdOn(
      { employerId, programId },
      { kind: 'payment', reason: 'owing', effects: ['payment'] },
    )
    const placed = await priya.post<{ id: string }>('/holds', hold)
    expect(reasonsOf(await add(priya, [id]))).toEqual(['paymentHeld'])
    await lift(priya, placed.body.id)
    await endOn('2027-02-20')
    const late = await add(priya, [id])
    expect(reasonsOf(late)).toEqual(['pastLastDay'])
    expect(late.body.results[0]?.reason).toBe('The claim goes past the last day of the placement')
    await endOn('2027-06-27')
    expect(reasonsOf(await add(priya, [id]))).toEqual([null])
    expect(reasonsOf(await add(priya, [id]))).toEqual(['wrongState'])
    // What took nothing in was given up again.
    expect((await listed(priya)).map(({ status }) => status).toSorted()).toEqual([
      'cancelled',
      'cancelled',
      'cancelled',
      'cancelled',
      'open',
    ])
  })

  it('loses a payment that is removed, which another one can pay', async () => {
    const ids = [await approved(placementId), await approved(placementId, 1)]
    const batch = await batchOf(priya, ids)
    const { version } = await readPayment(priya, ids[0]!)
    const removed = await priya.post<object>(`/payments/${ids[0]}/removal`, undefined, { version })
    expect([removed.status, removed.body]).toMatchObject([
      200,
      { status: 'approved', batchId: null },
    ])
    expect(await readBatch(priya, batch.id)).toMatchObject({ payments: 1, total: '840.00' })
    const next = await batchOf(priya, [ids[0]!])
    expect([next.id === batch.id, next.payments]).toEqual([false, 1])
  })

  it('is cancelled, and its payments can be paid by another one', async () => {
    const id = await approved(placementId)
    const batch = await batchOf(priya, [id])
    const { body } = await act(priya, batch, 'cancellation')
    expect(body).toMatchObject({ status: 'cancelled', payments: 0, total: '0.00', can: {} })
    expect(await statesOf(priya, [id])).toEqual(['approved'])
    expect(codeOf(await add(priya, [id], batch.id))).toEqual([409, 'batchNotOpen'])
  })

  it('takes nothing once it is released, not even from one that was seen open', async () => {
    const ids = [await approved(placementId), await approved(placementId, 1)]
    const batch = await batchOf(priya, [ids[0]!])
    expect((await release(priya, batch)).status).toBe(200)
    expect(codeOf(await add(priya, [ids[1]!], batch.id))).toEqual([409, 'batchNotOpen'])
    const { version } = await readPayment(priya, ids[0]!)
    const removed = await priya.post<object>(`/payments/${ids[0]}/removal`, undefined, { version })
    expect(codeOf(removed)).toEqual([409, 'wrongState'])
  })

  it('has each payment once where twenty put it into batches at the same moment', async () => {
    const id = await approved(placementId)
    const answers = await Promise.all(Array.from({ length: 20 }, () => add(priya, [id])))
    expect(answers.map(({ body }) => body.done).filter((done) => done === 1)).toHaveLength(1)
    const open = await listed(priya, 'filter[status]=open')
    expect(open.map(({ payments }) => payments)).toEqual([1])
  })

  it('holds no more payments than can be looked through', async () => {
    const ids = [await approved(placementId), await approved(placementId, 1)]
    const batch = await batchOf(priya, [ids[0]!])
    await sql`update payment_batches set payments = 500 where id = ${batch.id}`.execute(server.db)
    expect(reasonsOf(await add(priya, [ids[1]!], batch.id))).toEqual(['batchFull'])
  })
})

describe('who may what with batches', () => {
  it('is told by the permission to pay; others who see them only look', async () => {
    const id = await approved(placementId)
    const batch = await batchOf(priya, [id])
    const auditor = await server.as('auditor')
    const margaret = await server.as('superAdmin')
    expect(await readBatch(auditor, batch.id)).toMatchObject({
      entries: [{ name: expect.stringContaining('Zoé'), accountEnd: null }],
      can: {},
      mayRemove: false,
      mayDownload: false,
    })
    for (const by of [auditor, margaret]) {
      expect((await release(by, batch)).status).toBe(403)
      expect((await add(by, [id], batch.id)).status).toBe(403)
    }
    for (const name of ['employer', 'employee', 'caseOfficer', 'approver'] as const) {
      const by = await server.as(name)
      expect((await by.get('/payment-batches')).status).toBe(403)
      expect((await by.get(`/payment-batches/${batch.id}`)).status).toBe(403)
    }
  })

  it('leaves the batch of a payment unsaid to its employer', async () => {
    const id = await approved(placementId)
    await batchOf(priya, [id])
    expect(await readPayment(await server.as('employer'), id)).toMatchObject({
      status: 'batched',
      batchId: null,
      batchReference: null,
    })
  })
})

const endOn = (day: string) =>
  sql`update placements set planned_end_on = ${day} where id = ${placementId}`.execute(server.db)
