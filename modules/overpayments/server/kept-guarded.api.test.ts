import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { codeOf } from '#apps/server/test-answers.ts'
import { ownId, type Caller } from '#apps/server/test-server.ts'
import { server } from '#modules/applications/server/applications.test-people.ts'
import {
  add,
  batchOf,
  readBatch,
} from '#modules/payment-batches/server/payment-batches.test-people.ts'
import { readPayment } from '#modules/payments/server/payments.test-people.ts'
import { withPeople } from '#modules/placements/server/placements.test-people.ts'
import {
  id,
  keep,
  keepInDatabase,
  kept,
  later,
  paymentId,
  priya,
  readKept,
  settled,
  sides,
  withDebt,
} from './kept-back.test-people.ts'
import { readOverpayment, refusedBy, today } from './overpayments.test-people.ts'
import { verifyOverpayments } from './verify-overpayments.ts'

withPeople()
withDebt()

let luc: Caller
let rachel: Caller
let amina: Caller
let root: Caller

beforeEach(async () => {
  luc = await server.as('approver')
  rachel = await server.as('employer')
  amina = await server.as('caseOfficer')
  root = await server.as('superAdmin')
})

describe('who keeps it back', () => {
  it('is finance, and none who assessed or approved the payment', async () => {
    for (const by of [luc, rachel, amina, root, await server.as('auditor')])
      expect((await keep(by, id, later)).status).toBe(403)
    const me = await ownId(priya)
    const judgedBy = (column: string, who: string | null) =>
      sql`update payments set ${sql.ref(column)} = ${who} where id = ${later}`.execute(server.db)
    await judgedBy('approved_by', me)
    expect((await readKept(priya, later)).body.refusal).toBe('judgedPayment')
    expect(codeOf(await keep(priya, id, later))).toEqual([409, 'judgedPayment'])
    await judgedBy('approved_by', await ownId(luc))
    await sql`update payments set assessors = assessors || ${me}::uuid where id = ${later}`.execute(
      server.db,
    )
    expect(codeOf(await keep(priya, id, later))).toEqual([409, 'judgedPayment'])
    expect(await refusedBy(keepInDatabase({ id, paymentId: later }))).toBe(
      'overpayment_keeps_four_eyes',
    )
  })

  it('keeps it back from what is approved and in no batch alone', async () => {
    expect(codeOf(await keep(priya, id, paymentId))).toEqual([409, 'notToBePaid'])
    await batchOf(priya, [later])
    expect(codeOf(await keep(priya, id, later))).toEqual([409, 'notToBePaid'])
    expect(await refusedBy(keepInDatabase({ id, paymentId: later }))).toBe(
      'overpayment_keeps_of_approved',
    )
    expect((await keep(priya, id, '00000000-0000-7000-8000-000000000000')).status).toBe(404)
  })

  it('keeps it back from the payee who owes it alone', async () => {
    const { rows } = await sql<{ id: string }>`
      select id from employers where id <> ${sides.employerId} order by id limit 1`.execute(
      server.db,
    )
    await sql`update payments set employer_id = ${rows[0]?.id} where id = ${later}`.execute(
      server.db,
    )
    expect((await readKept(priya, later)).body.owing).toEqual([])
    expect(codeOf(await keep(priya, id, later))).toEqual([409, 'otherPayee'])
    expect(await refusedBy(keepInDatabase({ id, paymentId: later }))).toBe(
      'overpayment_keeps_of_payee',
    )
  })

  it('is named to staff alone; a participant is told nothing of an employer’s payment', async () => {
    await kept(priya, id, later)
    expect((await readKept(rachel, later)).body).toMatchObject({
      net: '720.00',
      kept: [{ reason: 'As agreed by phone on 2 May', keptBy: null }],
      owing: [],
    })
    expect((await readOverpayment(rachel, id)).kept).toMatchObject([{ keptBy: null }])
    const zoe = await server.as('employee')
    expect((await zoe.get(`/payments/${later}`)).status).toBe(200)
    expect((await readKept(zoe, later)).status).toBe(404)
  })
})

describe('at the same moment', () => {
  it('fifty keep it back once', async () => {
    const { version } = await readOverpayment(priya, id)
    const body = { paymentId: later, keptAmount: '120.00', keptReason: 'As agreed' }
    const answers = await Promise.all(
      Array.from({ length: 50 }, () =>
        priya.post<object>(`/overpayments/${id}/kept`, body, { version }),
      ),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status >= 500)).toEqual([])
    expect((await readKept(priya, later)).body.net).toBe('720.00')
  })

  it('a batch takes the payment with what is kept back, or before anything is', async () => {
    const { version } = await readOverpayment(priya, id)
    const body = { paymentId: later, keptAmount: '120.00', keptReason: 'As agreed' }
    const [keeping] = await Promise.all([
      priya.post<object>(`/overpayments/${id}/kept`, body, { version }),
      add(priya, [later]),
    ])
    const { batchId } = await readPayment(priya, later)
    const { total } = await readBatch(priya, batchId ?? '')
    expect([keeping.status, total]).toEqual(
      keeping.status === 200 ? [200, '720.00'] : [409, '840.00'],
    )
  })

  it('it is kept back or written off, never both', async () => {
    const { version } = await readOverpayment(priya, id)
    const body = { paymentId: later, keptAmount: '120.00', keptReason: 'As agreed' }
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, at) =>
        at % 2
          ? priya.post<object>(`/overpayments/${id}/kept`, body, { version })
          : luc.post<object>(`/overpayments/${id}/write-off`, { writeOffReason: 'X' }, { version }),
      ),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await verifyOverpayments(server.db)).toEqual([])
  })
})

describe('the database', () => {
  it('keeps what is decided, within what is owed and paid', async () => {
    const of = { id, paymentId: later }
    expect(await refusedBy(keepInDatabase({ ...of, amount: '120.01' }))).toBe(
      'overpayment_keeps_within_owed',
    )
    await keepInDatabase(of)
    expect(await refusedBy(keepInDatabase(of))).toBe('overpayment_keeps_once')
    const change = (what: ReturnType<typeof sql>) =>
      refusedBy(sql`update overpayment_keeps set ${what}`.execute(server.db))
    expect(await change(sql`amount = 5`)).toBe('overpayment_keeps_stay')
    expect(await change(sql`ended_on = ${today}`)).not.toBeNull()
    const returned = sql`update payments set status = 'cancelled', cancelled_on = ${today},
      cancelled_by = submitted_by, approved_amount = null, approved_on = null, approved_by = null where id = ${later}`
    expect(await refusedBy(returned.execute(server.db))).toBe('payments_kept')
  })

  it('pays no batch more than the net amount', async () => {
    await kept(priya, id, later)
    const batch = await batchOf(priya, [later])
    const gross = sql`update payment_batch_entries set amount = 840 where batch_id = ${batch.id}`
    expect(await refusedBy(gross.execute(server.db))).toBe('payment_batch_entries_net')
  })

  it('takes a receipt of what is kept back once, and of nothing else', async () => {
    await kept(priya, id, later)
    const entered = (method: string, keepId: ReturnType<typeof sql>) =>
      refusedBy(
        sql`insert into overpayment_receipts (overpayment_id, amount, received_on, method, keep_id, entered_by)
          select ${id}, 1, ${today}, ${method}, ${keepId}, id from users where email = 'finance@example.org'`.execute(
          server.db,
        ),
      )
    const theKeep = sql`(select id from overpayment_keeps where overpayment_id = ${id})`
    expect(await entered('keptBack', sql`null`)).toBe('overpayment_receipts_kept')
    expect(await entered('cheque', theKeep)).toBe('overpayment_receipts_of_paid')
    expect(await entered('keptBack', theKeep)).toBe('overpayment_receipts_of_paid')
    await settled([later])
    expect(await entered('keptBack', theKeep)).not.toBeNull()
  })

  it('is verified: what is kept back is received exactly while its payment is paid', async () => {
    await kept(priya, id, later)
    const undone = new Error('undone')
    const found = server.db.transaction().execute(async (db) => {
      await sql`set local session_replication_role = replica`.execute(db)
      await sql`insert into overpayment_receipts (overpayment_id, amount, received_on, method, keep_id, entered_by)
        select overpayment_id, amount, ${today}, 'keptBack', id, kept_by from overpayment_keeps`.execute(
        db,
      )
      await sql`update overpayments set received_amount = 120, status = 'recovered' where id = ${id}`.execute(
        db,
      )
      expect(await verifyOverpayments(db)).toEqual([
        expect.stringContaining('what is kept back is not received as it is paid'),
      ])
      throw undone
    })
    await expect(found).rejects.toBe(undone)
  })
})
