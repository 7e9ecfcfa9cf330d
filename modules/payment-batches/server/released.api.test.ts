import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { codeOf } from '#apps/server/test-answers.ts'
import type { Caller } from '#apps/server/test-server.ts'
import { server } from '#modules/applications/server/applications.test-people.ts'
import { holdOn, liftAll, sidesOf } from '#modules/holds/server/holds.test-people.ts'
import { withPeople } from '#modules/placements/server/placements.test-people.ts'
import {
  approve,
  assess,
  claimed,
  complaints,
  readPayment,
  working,
} from '#modules/payments/server/payments.test-people.ts'
import { verifyPayments } from '#modules/payments/server/verify-payments.ts'
import { auditRows } from '../../../checks/kit-at-work/audit.test-rows.ts'
import type { PaymentBatchRecord } from '../contract/payment-batches.endpoints.ts'
import {
  act,
  approved,
  batchOf,
  fileOf,
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
  await liftAll()
  await withoutPayments()
  await verifiedAccount(sides.employerId)
  priya = await server.as('finance')
})

async function lettersOf(id: string) {
  const { rows } = await sql<{ kind: string; body: string }>`
    select replace(template, 'paymentBatches.', '') as kind, body from outbox_messages
    where record_id = ${id} and template like 'paymentBatches.%' order by id`.execute(server.db)
  return rows
}

/** Of two payments of 840.00, released for the next day. */
async function released(also: object = {}) {
  const ids = [await approved(placementId), await approved(placementId, 1)]
  const { body } = await release(priya, await batchOf(priya, ids), also)
  return { ids, batch: body }
}

const fail = async (id: string, body: object = { failureReason: 'accountClosed' }) => {
  const { version } = await readPayment(priya, id)
  return priya.post<object>(`/payments/${id}/result`, body, { version })
}

describe('the release of a batch', () => {
  it('sends its payments, makes the file, and advises each employer', async () => {
    const { ids, batch } = await released()
    expect(batch).toMatchObject({
      status: 'released',
      payOn: '2027-05-04',
      releasedOn: '2027-05-03',
      releasedBy: 'Priya Raman',
      fileKind: 'csv',
      total: '1680.00',
      mayDownload: true,
    })
    expect(await statesOf(priya, ids)).toEqual(['sent', 'sent'])
    const letters = await lettersOf(ids[0]!)
    expect(letters.map(({ kind }) => kind)).toEqual(['advice'])
    for (const said of ['840.00', '567', 'May 4, 2027']) expect(letters[0]?.body).toContain(said)
    expect(letters[0]?.body).not.toContain('1234567')
    expect(await verifyPayments(server.db)).toEqual([])
  })

  it('gives a file with each account, encrypted where it is kept, and on record', async () => {
    const { ids, batch } = await released()
    const references = await Promise.all(
      ids.map(async (id) => (await readPayment(priya, id)).reference),
    )
    const isFetched = async () =>
      (await priya.get<PaymentBatchRecord>(`/payment-batches/${batch.id}`)).body.isFileFetched
    expect(await isFetched()).toBe(false)
    const { status, text } = await fileOf(priya, batch.id)
    expect(status).toBe(200)
    expect(await isFetched()).toBe(true)
    expect(text.split('\n').slice(0, 3)).toEqual([
      'Payment,Payee,Institution number,Transit number,Account,Amount,Pay on',
      `${references[0]},Northlight Énergie,003,01234,1234567,840.00,2027-05-04`,
      `${references[1]},Northlight Énergie,003,01234,1234567,840.00,2027-05-04`,
    ])
    const { rows } = await sql<{ file: string }>`
      select file from payment_batches where id = ${batch.id}`.execute(server.db)
    expect(rows[0]?.file).not.toContain('1234567')
    expect((await auditRows(server.db, { entityId: batch.id })).at(-1)).toMatchObject({
      action: 'paymentBatches.downloaded',
      actor: 'Priya Raman',
    })
    expect((await fileOf(await server.as('auditor'), batch.id)).status).toBe(403)
  })

  it('counts its files without a gap', async () => {
    const numbers: (number | null)[] = []
    for (const at of [0, 1, 2]) {
      const batch = await batchOf(priya, [await approved(placementId, at)])
      expect((await release(priya, batch, { payOn: '2027-05-02' })).status).toBe(422)
      numbers.push((await release(priya, batch)).body.fileNumber)
    }
    expect(numbers).toEqual([1, 2, 3])
  })

  it('is that of a person who neither assessed nor approved one of its payments', async () => {
    const id = await claimed(await server.as('employer'), placementId)
    await assess(priya, id)
    await approve(await server.as('approver'), id)
    const batch = await batchOf(priya, [id])
    expect(batch.can['release']).toEqual({ reason: 'fourEyes' })
    expect(batch.entries.map(({ isJudged }) => isJudged)).toEqual([true])
    const another = await readBatch(await server.as('superAdmin'), batch.id)
    expect(another.entries.map(({ isJudged }) => isJudged)).toEqual([false])
    expect(codeOf(await release(priya, batch))).toEqual([409, 'fourEyes'])
    await sql`update payments set assessors = array[u.id], assessed_by = u.id from users u
      where u.email = 'case.officer@example.org' and payments.id = ${id}`.execute(server.db)
    await sql`update payments set approved_by = u.id from users u
      where u.email = 'finance@example.org' and payments.id = ${id}`.execute(server.db)
    expect(codeOf(await release(priya, batch))).toEqual([409, 'fourEyes'])
  })

  it('is refused while something stops a payment, whatever stood when it was added', async () => {
    const batch = await batchOf(priya, [await approved(placementId)])
    const { employerId, programId } = sides
    await priya.post(
      '/holds',
      holdOn({ employerId, programId }, { kind: 'payment', reason: 'owing', effects: ['payment'] }),
    )
    expect(await readBatch(priya, batch.id)).toMatchObject({
      entries: [{ problem: 'paymentHeld' }],
      can: { release: { reason: 'notReady' } },
    })
    expect(codeOf(await release(priya, batch))).toEqual([409, 'notReady'])
    await liftAll()
    await sql`update bank_accounts set status = 'replaced'`.execute(server.db)
    expect(codeOf(await release(priya, batch))).toEqual([409, 'notReady'])
    await verifiedAccount(sides.employerId)
    expect((await release(priya, batch)).status).toBe(200)
  })

  it.each([
    [{ payOn: '2027-05-02' }, { payOn: 'payDay' }],
    [{ payOn: '2027-05-18' }, { payOn: 'payDay' }],
  ])('is refused for a day that the bank does not take: %j', async (also, wrong) => {
    const batch = await batchOf(priya, [await approved(placementId)])
    const { status, body } = await release(priya, batch, also)
    expect([status, complaints(body)]).toEqual([422, wrong])
    expect((await release(priya, batch, { payOn: '2027-05-17' })).status).toBe(200)
  })

  it('is refused for another sum than the one that was seen, an empty batch, an old proof', async () => {
    const batch = await batchOf(priya, [await approved(placementId)])
    expect(codeOf(await release(priya, batch, { total: '839.99' }))).toEqual([409, 'batchChanged'])
    const { body: empty } = await priya.post<PaymentBatchRecord>('/payment-batches')
    expect(codeOf(await release(priya, empty))).toEqual([409, 'batchEmpty'])
    await sql`update sessions set proved_at = proved_at - interval '1 day'`.execute(server.db)
    expect(codeOf(await release(priya, batch))).toEqual([428, 'proofRequired'])
    await sql`update sessions set proved_at = proved_at + interval '1 day'`.execute(server.db)
    const sent = await release(priya, batch)
    await sql`update sessions set proved_at = proved_at - interval '1 day'`.execute(server.db)
    expect((await fileOf(priya, sent.body.id)).status).toBe(428)
    await sql`update sessions set proved_at = proved_at + interval '1 day'`.execute(server.db)
  })

  it('happens once where fifty release it at the same moment', async () => {
    const id = await approved(placementId)
    const batch = await batchOf(priya, [id])
    const answers = await Promise.all(Array.from({ length: 50 }, () => release(priya, batch)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await lettersOf(id)).toHaveLength(1)
  })

  it('goes to the account of that moment, though another is verified afterwards', async () => {
    const { batch } = await released()
    await sql`update bank_accounts set status = 'replaced', account_end = '567'`.execute(server.db)
    await sql`update bank_accounts set account_end = '111'`.execute(server.db)
    await verifiedAccount(sides.employerId)
    expect((await readBatch(priya, batch.id)).entries).toMatchObject([
      { accountEnd: '111' },
      { accountEnd: '111' },
    ])
  })
})

describe('what became of a batch', () => {
  it('is that its money arrived, but for what came back', async () => {
    const { ids, batch } = await released()
    const failed = await fail(ids[0]!)
    expect([failed.status, failed.body]).toMatchObject([
      200,
      { status: 'failed', failureReason: 'accountClosed' },
    ])
    server.clock.moveTo(new Date('2027-05-05T16:00:00Z'))
    priya = await server.as('finance')
    const seen = await readBatch(priya, batch.id)
    const { status, body } = await act(priya, seen, 'result', { paidOn: '2027-05-04' })
    expect([status, body]).toMatchObject([200, { status: 'settled', paidOn: '2027-05-04' }])
    server.clock.moveTo(new Date('2027-05-03T16:00:00Z'))
    priya = await server.as('finance')
    expect(await statesOf(priya, ids)).toEqual(['failed', 'paid'])
    expect(await readPayment(priya, ids[1]!)).toMatchObject({ paidOn: '2027-05-04' })
    expect(body.entries.map(({ status: state }) => state).toSorted()).toEqual(['failed', 'paid'])
    expect(body.total).toBe('1680.00')
    expect(await verifyPayments(server.db)).toEqual([])
  })

  it('cannot be said of a day before the bank pays, nor of one to come', async () => {
    const { batch } = await released()
    const said = async (paidOn: string) => {
      const { status, body } = await act(priya, batch, 'result', { paidOn })
      return [status, complaints(body)]
    }
    // The bank pays on the day after.
    for (const paidOn of ['2027-05-03', '2027-05-04'])
      expect(await said(paidOn)).toEqual([422, { paidOn: 'arrivalTooSoon' }])
    server.clock.moveTo(new Date('2027-05-05T16:00:00Z'))
    priya = await server.as('finance')
    for (const paidOn of ['2027-05-03', '2027-12-31'])
      expect(await said(paidOn)).toEqual([422, { paidOn: 'arrivalDay' }])
    expect((await act(priya, batch, 'result', { paidOn: '2027-05-04' })).status).toBe(200)
    const sooner = sql`update payment_batches set paid_on = pay_on - 1 where id = ${batch.id}`
    await expect(sooner.execute(server.db)).rejects.toThrow('payment_batches_arrive_once_paid')
    server.clock.moveTo(new Date('2027-05-03T16:00:00Z'))
    priya = await server.as('finance')
  })

  it('is told to the employer where the bank returned it, and paid again by another batch', async () => {
    const { ids, batch } = await released()
    expect(complaints((await fail(ids[0]!, { failureReason: 'other' })).body)).toEqual({
      failureNote: 'reasonNeeded',
    })
    await fail(ids[0]!, { failureReason: 'other', failureNote: 'The bank is closed' })
    expect((await lettersOf(ids[0]!)).map(({ kind }) => kind)).toEqual(['advice', 'failed'])
    expect((await lettersOf(ids[0]!)).at(-1)?.body).toContain('The bank is closed')
    const { version } = await readPayment(priya, ids[0]!)
    const again = await priya.post<object>(`/payments/${ids[0]}/retry`, undefined, { version })
    expect([again.status, again.body]).toMatchObject([200, { status: 'approved', batchId: null }])
    const next = await batchOf(priya, [ids[0]!])
    expect((await release(priya, next, { payOn: '2027-05-06' })).status).toBe(200)
    expect(
      (await readBatch(priya, batch.id)).entries.map(({ status }) => status).toSorted(),
    ).toEqual(['failed', 'sent'])
    expect(await verifyPayments(server.db)).toEqual([])
  })

  it('may be a return after it had arrived', async () => {
    const { ids, batch } = await released({ payOn: '2027-05-03' })
    await act(priya, batch, 'result', { paidOn: batch.releasedOn })
    expect((await fail(ids[0]!)).status).toBe(200)
    expect(await statesOf(priya, ids)).toEqual(['failed', 'paid'])
    // Only what was noted of a participant can be a note that was wrong.
    const { can, version } = await readPayment(priya, ids[1]!)
    expect(can).not.toHaveProperty('undoPaid')
    const undo = { undoReason: 'It was another payment' }
    const refused = await priya.post<object>(`/payments/${ids[1]}/unpaid`, undo, { version })
    expect(codeOf(refused)).toEqual([409, 'paidByBatch'])
  })

  it('counts against the money of the placement in every state', async () => {
    const { ids } = await released()
    const left = (await readPayment(priya, ids[0]!)).agreed.left
    await fail(ids[0]!)
    expect((await readPayment(priya, ids[0]!)).agreed.left).toBe(left)
  })
})
