import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { codeOf } from '#apps/server/test-answers.ts'
import type { Caller } from '#apps/server/test-server.ts'
import { server } from '#modules/applications/server/applications.test-people.ts'
import { runJob } from '#kit/server/jobs.ts'
import { sidesOf } from '#modules/holds/server/holds.test-people.ts'
import {
  approved,
  verifiedAccount,
  withoutPayments,
} from '#modules/payment-batches/server/payment-batches.test-people.ts'
import {
  act as leadPayment,
  complaints,
  working,
} from '#modules/payments/server/payments.test-people.ts'
import { withPeople } from '#modules/placements/server/placements.test-people.ts'
import type { OverpaymentTerms } from '../contract/overpayments.endpoints.ts'
import {
  act,
  lettersOf,
  listed,
  paid,
  readOverpayment,
  receive,
  record,
  recorded,
  refusedBy,
  takeBack,
  writeOff,
} from './overpayments.test-people.ts'
import { remindOwing } from './remind-owing.ts'
import { verifyOverpayments } from './verify-overpayments.ts'

withPeople()

let placementId: string
let paymentId: string
let priya: Caller
let rachel: Caller

beforeAll(async () => {
  const made = await working()
  placementId = made.placementId
  await withoutPayments()
  await verifiedAccount((await sidesOf(made.applicationId)).employerId)
  paymentId = await paid(placementId)
}, 60_000)
beforeEach(async () => {
  server.clock.moveTo(new Date('2027-05-03T16:00:00Z'))
  await sql`delete from overpayments`.execute(server.db)
  priya = await server.as('finance')
  rachel = await server.as('employer')
})

describe('what is recorded', () => {
  it('is owed until its day, and its employer is told why, how much and until when', async () => {
    const { id, ...made } = await recorded(priya, paymentId)
    expect(made).toMatchObject({
      status: 'owed',
      amount: '120.00',
      remainingAmount: '120.00',
      isOverdue: false,
      recordedOn: '2027-05-03',
      can: { receive: true, cancel: true, writeOff: { reason: 'fourEyes' } },
    })
    const [letter] = await lettersOf(id)
    expect(letter?.letter).toBe('owed')
    expect(letter?.body).toMatch(/120[.,]00/)
    expect(letter?.body).toContain('The stub shows ten hours fewer')
    expect(await verifyOverpayments(server.db)).toEqual([])
  })

  it('is never more than was paid, together with what is recorded already', async () => {
    await recorded(priya, paymentId, { amount: '800.00' })
    const { status, body } = await record(priya, paymentId, { amount: '40.01' })
    expect([status, complaints(body)]).toEqual([422, { amount: 'moreThanPaid' }])
    expect((await record(priya, paymentId, { amount: '40.00' })).status).toBe(201)
  })

  it('is never more than was paid either when many record it at the same moment', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => record(priya, paymentId, { amount: '500.00' })),
    )
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
  })

  it.each([
    [{ amount: '0.00' }, { amount: 'aboveNothing' }],
    [{ amount: '-1' }, { amount: 'aboveNothing' }],
    [{ dueOn: '2027-05-02' }, { dueOn: 'dueBeforeToday' }],
  ])('is refused at its field with %j', async (also, wrong) => {
    const { status, body } = await record(priya, paymentId, also)
    expect([status, complaints(body)]).toEqual([422, wrong])
  })

  it('is of what has arrived alone', async () => {
    const other = await approved(placementId, 1)
    expect(codeOf(await record(priya, other))).toEqual([409, 'notPaid'])
    const inDatabase =
      sql`insert into overpayments (payment_id, amount, reason, explanation, due_on, recorded_by)
      select ${other}, 1, 'other', 'x', '2099-01-01', id from users limit 1`.execute(server.db)
    expect(await refusedBy(inDatabase)).toBe('overpayments_of_paid')
    await sql`delete from payments where id = ${other}`.execute(server.db)
  })

  it('is held by the database within what was paid', async () => {
    await recorded(priya, paymentId, { amount: '800.00' })
    const more =
      sql`insert into overpayments (payment_id, amount, reason, explanation, due_on, recorded_by)
      select ${paymentId}, 40.01, 'other', 'x', '2099-01-01', id from users limit 1`.execute(
        server.db,
      )
    expect(await refusedBy(more)).toBe('overpayments_within_paid')
  })

  it('keeps its payment from failing until it is cancelled', async () => {
    const { id } = await recorded(priya, paymentId)
    const fail = () => leadPayment(priya, paymentId, 'result', { failureReason: 'accountClosed' })
    expect(codeOf(await fail())).toEqual([409, 'overpaymentRecorded'])
    const inDatabase = sql`update payments set status = 'failed', failed_on = '2027-05-03',
      failure_reason = 'accountClosed' where id = ${paymentId}`.execute(server.db)
    expect(await refusedBy(inDatabase)).toBe('payments_overpaid')
    await act(priya, id, 'cancellation', { cancelReason: 'A mistake' })
    expect((await lettersOf(id)).at(-1)?.letter).toBe('cancelled')
    expect((await record(priya, paymentId, { amount: '840.00' })).status).toBe(201)
  })
})

describe('what is proposed', () => {
  const terms = async () =>
    (await priya.get<OverpaymentTerms>(`/overpayments/terms?paymentId=${paymentId}`)).body
  const lastDay = (day: string | null) =>
    sql`update placements set status = case when ${day}::date is null then 'active' else 'ended' end,
        last_worked_on = ${day}, ended_on = ${day},
        end_side = case when ${day}::date is not null then 'employer' end,
        end_reason = case when ${day}::date is not null then 'laidOff' end,
        end_recorded_at = case when ${day}::date is not null then clock_now() end,
        amount_before_end = case when ${day}::date is not null then committed_amount end,
        used_funding = case when ${day}::date is not null then funding end
      where id = ${placementId}`.execute(server.db)

  it('is the share of the days after the last one worked', async () => {
    await lastDay('2027-02-14')
    expect(await terms()).toEqual({
      left: '840.00',
      dueOn: '2027-06-02',
      early: { amount: '420.00', lastDay: '2027-02-14', days: 7 },
    })
    await lastDay('2027-02-21')
    expect((await terms()).early).toBeNull()
    await lastDay(null)
    expect((await terms()).early).toBeNull()
  })

  it('is no more than is left of the payment', async () => {
    await lastDay('2027-02-14')
    await recorded(priya, paymentId, { amount: '800.00' })
    expect(await terms()).toMatchObject({ left: '40.00', early: { amount: '40.00' } })
    await lastDay(null)
  })
})

describe('who reads it', () => {
  it('is its employer, without the reasons and names of staff, and no participant', async () => {
    const { id } = await recorded(priya, paymentId)
    await receive(priya, id, '20.00', { receiptNote: 'By post' })
    await act(await server.as('approver'), id, 'write-off', { writeOffReason: 'Insolvent' })
    expect(await readOverpayment(rachel, id)).toMatchObject({
      status: 'writtenOff',
      explanation: 'The stub shows ten hours fewer',
      writtenOffAmount: '100.00',
      writeOffReason: null,
      writtenOffBy: null,
      recordedBy: null,
      receipts: [{ amount: '20.00', note: null, enteredBy: null }],
      can: {},
    })
    const told = await lettersOf(id)
    expect(told.at(-1)?.letter).toBe('writtenOff')
    expect(told.map(({ body }) => body).join()).not.toContain('Insolvent')
    expect((await listed(rachel)).map((row) => row.id)).toEqual([id])
    const zoe = await server.as('employee')
    expect((await zoe.get(`/payments/${paymentId}`)).status).toBe(200)
    expect((await zoe.get(`/overpayments/${id}`)).status).toBe(404)
    expect(await listed(zoe)).toEqual([])
    expect((await rachel.get(`/overpayments/${id}/history`)).status).toBe(404)
  })

  it('finds what is overdue by its day, which the clock alone makes so', async () => {
    const { id } = await recorded(priya, paymentId)
    const overdue = async (by: Caller) =>
      (await listed(by, 'filter[isOverdue]=true')).map((row) => row.id)
    server.clock.moveTo(new Date('2027-06-02T16:00:00Z'))
    expect(await overdue(await server.as('finance'))).toEqual([])
    server.clock.moveTo(new Date('2027-06-03T16:00:00Z'))
    const later = await server.as('finance')
    expect(await overdue(later)).toEqual([id])
    expect(await listed(later, 'filter[isOverdue]=false')).toEqual([])
  })
})

describe('reminders', () => {
  const remindOn = async (day: string) => {
    server.clock.moveTo(new Date(`${day}T16:00:00Z`))
    await runJob(server.system, remindOwing)
    await runJob(server.system, remindOwing)
  }
  const remindersOf = async (id: string) =>
    (await lettersOf(id))
      .map(({ letter }) => letter)
      .filter((each) => /reminder|overdue/.test(each))

  it('go out once each, seven days before the due date and on the day after it', async () => {
    const { id } = await recorded(priya, paymentId)
    await remindOn('2027-05-25')
    expect(await remindersOf(id)).toEqual([])
    await remindOn('2027-05-26')
    await remindOn('2027-06-02')
    expect(await remindersOf(id)).toEqual(['reminder'])
    await remindOn('2027-06-03')
    await remindOn('2027-06-10')
    expect(await remindersOf(id)).toEqual(['reminder', 'overdue'])
  })

  it('go out for what is owed again after it was written off', async () => {
    const { id } = await recorded(priya, paymentId)
    await receive(priya, id, '20.00')
    await writeOff(await server.as('approver'), id)
    await takeBack(priya, id)
    await remindOn('2027-05-26')
    expect(await remindersOf(id)).toEqual(['reminder'])
  })

  it('stop once nothing is owed', async () => {
    const { id } = await recorded(priya, paymentId)
    await receive(priya, id, '120.00')
    await remindOn('2027-06-03')
    expect(await remindersOf(id)).toEqual([])
  })
})
