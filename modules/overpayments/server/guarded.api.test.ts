import { sql, type RawBuilder } from 'kysely'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Caller } from '#apps/server/test-server.ts'
import { server } from '#modules/applications/server/applications.test-people.ts'
import { sidesOf } from '#modules/holds/server/holds.test-people.ts'
import {
  verifiedAccount,
  withoutPayments,
} from '#modules/payment-batches/server/payment-batches.test-people.ts'
import { working } from '#modules/payments/server/payments.test-people.ts'
import { withPeople } from '#modules/placements/server/placements.test-people.ts'
import {
  act,
  paid,
  readOverpayment,
  receive,
  record,
  recorded,
  refusedBy,
  takeBack,
  today,
} from './overpayments.test-people.ts'
import { verifyOverpayments } from './verify-overpayments.ts'

withPeople()

let paymentId: string
let id: string
let reference: string
let priya: Caller

beforeAll(async () => {
  const made = await working()
  await withoutPayments()
  await verifiedAccount((await sidesOf(made.applicationId)).employerId)
  paymentId = await paid(made.placementId)
}, 60_000)
beforeEach(async () => {
  await sql`delete from overpayments`.execute(server.db)
  priya = await server.as('finance')
  ;({ id, reference } = await recorded(priya, paymentId))
})

describe('an overpayment', () => {
  it('is found by its employer, and by no participant', async () => {
    const isFoundBy = async (by: Caller) =>
      JSON.stringify((await by.get<object>(`/search?q=${reference}`)).body).includes(reference)
    expect(await isFoundBy(await server.as('employer'))).toBe(true)
    expect(await isFoundBy(await server.as('employee'))).toBe(false)
  })

  it('keeps a receipt that was taken back from being taken back again while another stands', async () => {
    await receive(priya, id, '10.00')
    await takeBack(priya, id)
    await receive(priya, id, '20.00')
    const { receipts } = await readOverpayment(priya, id)
    const gone = receipts.find(({ takenBackOn }) => takenBackOn !== null)
    const body = { receiptId: gone?.id, takenBackReason: 'Once more' }
    expect((await act(priya, id, 'receipt-return', body)).status).toBe(404)
  })

  it('is told to the others as too much when many record it at the same moment', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => record(priya, paymentId, { amount: '500.00' })),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 422]))
  })

  it('is of the programs alone in which a person pays', async () => {
    const pay = { action: 'pay', subject: 'Payments' }
    const rulesOf = (rule: object) =>
      sql`update roles set rules = (select jsonb_agg(case when rule->>'subject' = 'Payments' and rule->>'action' = 'pay'
          then ${JSON.stringify(rule)}::jsonb else rule end) from jsonb_array_elements(rules) rule)
        where id = (select role_id from users where email = 'finance@example.org')`.execute(
        server.db,
      )
    await rulesOf({ ...pay, scope: 'program' })
    try {
      const nia = await server.as('finance')
      expect((await record(nia, paymentId, { amount: '1.00' })).status).toBe(404)
      expect((await nia.get(`/overpayments/terms?paymentId=${paymentId}`)).status).toBe(404)
      expect(await readOverpayment(nia, id)).toMatchObject({ status: 'owed', can: {} })
      expect((await receive(nia, id, '1.00')).status).toBe(403)
    } finally {
      await rulesOf(pay)
    }
  })

  it('follows its payment to whoever looks after it', async () => {
    const assigneeIs = (email: string | null) =>
      sql`update payments set assignee_id = (select id from users where email = ${email}) where id = ${paymentId}`.execute(
        server.db,
      )
    await assigneeIs('auditor@example.org')
    expect((await readOverpayment(priya, id)).assignee).toMatchObject({ name: expect.any(String) })
    await assigneeIs(null)
    expect((await readOverpayment(priya, id)).assignee).toBeNull()
  })
})

describe('the database refuses', () => {
  const changed = (change: RawBuilder<unknown>) =>
    sql`update overpayments set ${change} where id = ${id}`
  const by = sql`(select id from users where email = 'approver@example.org')`
  const cancelled = sql`status = 'cancelled', cancelled_on = ${today}, cancelled_by = ${by}, cancel_reason = 'x'`
  const newOne = (amount: string, status: string) =>
    sql`insert into overpayments (payment_id, amount, status, reason, explanation, due_on, recorded_by)
      select ${paymentId}, ${amount}, ${status}, 'other', 'x', '2099-01-01', ${by}`
  const newReceipt = (amount: string) =>
    sql`insert into overpayment_receipts (overpayment_id, amount, received_on, method, entered_by, entered_on)
      select ${id}, ${amount}, ${today}, 'cheque', ${by}, ${today}`
  const receipts = (change: RawBuilder<unknown>) =>
    sql`update overpayment_receipts set ${change} where overpayment_id = ${id}`
  const untaken = sql`taken_back_on = null, taken_back_by = null, taken_back_reason = null`

  it.each<[string, () => RawBuilder<unknown>]>([
    ['a debt of nothing', () => newOne('0', 'recovered')],
    ['a due date before it was recorded', () => changed(sql`due_on = recorded_on - 1`)],
    ['more received than is owed', () => changed(sql`received_amount = 130`)],
    ['one as settled of which money is owed', () => changed(sql`status = 'recovered'`)],
    ['a write-off without who and why', () => changed(sql`status = 'writtenOff'`)],
    ['a reason of a write-off that is none', () => changed(sql`write_off_reason = 'x'`)],
    ['to cancel what money was received of', () => changed(cancelled)],
    ['more than was paid', () => changed(sql`amount = 841`)],
    ['a receipt of nothing', () => newReceipt('0')],
    ['a receipt of less than nothing', () => newReceipt('-5')],
    ['a receipt taken back without who and why', () => receipts(sql`taken_back_on = ${today}`)],
    ['a receipt that another person entered', () => receipts(sql`entered_by = ${by}`)],
  ])('%s', async (_, statement) => {
    await receive(priya, id, '20.00')
    expect(await refusedBy(statement().execute(server.db))).not.toBeNull()
  })

  it('to cancel without who and why', async () => {
    expect(await refusedBy(changed(sql`status = 'cancelled'`).execute(server.db))).not.toBeNull()
  })

  it('a receipt that was taken back and stands again', async () => {
    await receive(priya, id, '20.00')
    await takeBack(priya, id)
    expect(await refusedBy(receipts(untaken).execute(server.db))).toBe('overpayment_receipts_stay')
  })

  it('one that was cancelled and is owed again, where the rest of the payment is owed by now', async () => {
    await changed(cancelled).execute(server.db)
    await recorded(priya, paymentId, { amount: '840.00' })
    const owed = changed(
      sql`status = 'owed', cancelled_on = null, cancelled_by = null, cancel_reason = null`,
    )
    expect(await refusedBy(owed.execute(server.db))).toBe('overpayments_within_paid')
  })
})

describe('what is verified', () => {
  it.each([
    ['what an overpayment keeps differs', sql`name = 'another'`],
    ['its receipts add up to another amount', sql`received_amount = 10`],
    ['more is owed back than was paid', sql`amount = 900`],
  ])('tells that %s', async (said, change) => {
    const undone = new Error('undone')
    const found = server.db.transaction().execute(async (db) => {
      await sql`set local session_replication_role = replica`.execute(db)
      await sql`update overpayments set ${change} where id = ${id}`.execute(db)
      expect(await verifyOverpayments(db)).toEqual([expect.stringContaining(said)])
      throw undone
    })
    await expect(found).rejects.toBe(undone)
  })
})
