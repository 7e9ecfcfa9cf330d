import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { codeOf } from '#apps/server/test-answers.ts'
import { ownId, type Caller } from '#apps/server/test-server.ts'
import { server } from '#modules/applications/server/applications.test-people.ts'
import { sidesOf } from '#modules/holds/server/holds.test-people.ts'
import {
  verifiedAccount,
  withoutPayments,
} from '#modules/payment-batches/server/payment-batches.test-people.ts'
import { complaints, working } from '#modules/payments/server/payments.test-people.ts'
import { withPeople } from '#modules/placements/server/placements.test-people.ts'
import {
  act,
  lettersOf,
  paid,
  readOverpayment,
  receive,
  recorded,
  recoveredOf,
  refusedBy,
  takeBack,
  today,
  writeOff,
} from './overpayments.test-people.ts'
import { verifyOverpayments } from './verify-overpayments.ts'

withPeople()

let paymentId: string
let sides: Awaited<ReturnType<typeof sidesOf>>
let id: string
let priya: Caller
let luc: Caller

beforeAll(async () => {
  const made = await working()
  await withoutPayments()
  sides = await sidesOf(made.applicationId)
  await verifiedAccount(sides.employerId)
  paymentId = await paid(made.placementId)
}, 60_000)
beforeEach(async () => {
  await sql`delete from overpayments`.execute(server.db)
  priya = await server.as('finance')
  luc = await server.as('approver')
  ;({ id } = await recorded(priya, paymentId))
})

describe('a receipt', () => {
  it('of more than is owed is refused with what is owed, to the cent', async () => {
    const { status, body } = await receive(priya, id, '120.50')
    expect(status).toBe(422)
    expect(JSON.stringify(body)).toContain('Enter 120.00 or less, the amount still owed')
  })

  it('leaves the rest owed, and the last one settles it; the employer is told of each', async () => {
    const part = await receive(priya, id, '50.00')
    expect(part.body).toMatchObject({
      status: 'owed',
      receivedAmount: '50.00',
      remainingAmount: '70.00',
      can: { cancel: { reason: 'moneyReceived' } },
    })
    const rest = await receive(priya, id, '70.00', { method: 'bankTransfer' })
    expect(rest.body).toMatchObject({ status: 'recovered', remainingAmount: '0.00' })
    const told = await lettersOf(id)
    expect(told.map(({ letter }) => letter)).toEqual(['owed', 'received', 'settled'])
    expect(told[1]?.body).toMatch(/70[.,]00/)
    expect(await recoveredOf(paymentId)).toBe('120.00')
    expect(await verifyOverpayments(server.db)).toEqual([])
  })

  it('is no longer paid in the ledger of the participant, nor of the program', async () => {
    await receive(priya, id, '50.00')
    const root = await server.as('superAdmin')
    const ledger = await root.get<{ data: { paid: string }[] }>(
      `/participants/${sides.participantId}/ledger`,
    )
    const program = await root.get<{ budget: { paid: string } }>(`/programs/${sides.programId}`)
    expect([ledger.body.data[0]?.paid, program.body.budget.paid]).toEqual(['790.00', '790.00'])
  })

  it('of the whole remainder is kept once when thirty are entered at the same moment', async () => {
    const { version } = await readOverpayment(priya, id)
    const body = { receivedAmount: '120.00', receivedOn: today, method: 'cheque' }
    const answers = await Promise.all(
      Array.from({ length: 30 }, () =>
        priya.post(`/overpayments/${id}/receipts`, body, { version }),
      ),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await readOverpayment(priya, id)).toMatchObject({
      status: 'recovered',
      receivedAmount: '120.00',
      receipts: [{ amount: '120.00' }],
    })
  })

  it.each([
    ['120.01', today, { receivedAmount: 'moreThanOwed' }],
    ['0.00', today, { receivedAmount: 'aboveNothing' }],
    ['10.00', '2027-05-04', { receivedOn: 'receivedAhead' }],
    ['10.00', '2027-05-02', { receivedOn: 'receivedBeforePaid' }],
  ])('of %s on %s is refused at its field', async (amount, receivedOn, wrong) => {
    const { status, body } = await receive(priya, id, amount, { receivedOn })
    expect([status, complaints(body)]).toEqual([422, wrong])
    expect((await readOverpayment(priya, id)).receipts).toEqual([])
  })

  it('that is taken back is owed again, and stands there struck', async () => {
    await receive(priya, id, '120.00')
    const { status, body } = await takeBack(priya, id)
    expect([status, body]).toMatchObject([
      200,
      { status: 'owed', remainingAmount: '120.00', receipts: [{ takenBackOn: today }] },
    ])
    expect((await lettersOf(id)).at(-1)?.letter).toBe('takenBack')
    expect(await recoveredOf(paymentId)).toBe('0.00')
    const again = await takeBack(priya, id)
    expect(codeOf(again)).toEqual([409, 'nothingReceived'])
    expect((await act(priya, id, 'cancellation', { cancelReason: 'Mistake' })).status).toBe(200)
    expect((await takeBack(priya, id)).status).toBe(409)
  })

  it('of another overpayment is none to take back', async () => {
    const other = await recorded(priya, paymentId)
    await receive(priya, id, '10.00')
    await receive(priya, other.id, '10.00')
    const [receipt] = (await readOverpayment(priya, other.id)).receipts
    const body = { receiptId: receipt?.id, takenBackReason: 'Wrong one' }
    expect((await act(priya, id, 'receipt-return', body)).status).toBe(404)
  })
})

describe('the database', () => {
  const insert = (amount: string, day = today) =>
    sql`insert into overpayment_receipts (overpayment_id, amount, received_on, method, entered_by, entered_on)
      select ${id}, ${amount}, ${day}, 'cheque', id, ${today} from users limit 1`.execute(server.db)

  it('holds what is received within what is owed, and the debt settled when they are equal', async () => {
    expect(await refusedBy(insert('120.01'))).toMatch(/^overpayments_/)
    expect(await refusedBy(insert('120.00'))).toBeNull()
    expect((await readOverpayment(priya, id)).status).toBe('recovered')
    const reopened = sql`update overpayments set status = 'owed' where id = ${id}`
    expect(await refusedBy(reopened.execute(server.db))).not.toBeNull()
    expect(await refusedBy(insert('1.00'))).toBe('overpayment_receipts_of_owed')
  })

  it('takes no receipt of before the payment, none of a day to come, and changes none', async () => {
    expect(await refusedBy(insert('1.00', '2027-05-02'))).toBe('overpayment_receipts_after_paid')
    expect(await refusedBy(insert('1.00', '2027-05-04'))).toBe('overpayment_receipts_not_ahead')
    await insert('1.00')
    const changed = sql`update overpayment_receipts set amount = 2 where overpayment_id = ${id}`
    expect(await refusedBy(changed.execute(server.db))).toBe('overpayment_receipts_stay')
  })

  it('lets nobody write off what they recorded', async () => {
    const by = await ownId(priya)
    const written = sql`update overpayments set status = 'writtenOff', written_off_on = ${today},
      written_off_by = ${by}, write_off_reason = 'Mine' where id = ${id}`
    expect(await refusedBy(written.execute(server.db))).toBe('overpayments_four_eyes')
  })
})

describe('a write-off', () => {
  it('is given by another person, of what remains', async () => {
    await receive(priya, id, '20.00')
    expect(codeOf(await writeOff(priya, id))).toEqual([409, 'fourEyes'])
    expect((await writeOff(luc, id)).body).toMatchObject({
      status: 'writtenOff',
      remainingAmount: '0.00',
      writtenOffAmount: '100.00',
      writeOffReason: 'The employer is insolvent',
    })
    expect((await lettersOf(id)).at(-1)?.body).toMatch(/100[.,]00/)
    expect(await recoveredOf(paymentId)).toBe('20.00')
    expect((await receive(priya, id, '10.00')).status).toBe(409)
  })

  it('ends when a receipt before it is taken back', async () => {
    await receive(priya, id, '20.00')
    await writeOff(luc, id)
    expect((await takeBack(priya, id)).body).toMatchObject({
      status: 'owed',
      remainingAmount: '120.00',
      writtenOffOn: null,
    })
  })
})

describe('a cancellation', () => {
  it('takes back what nothing was received of', async () => {
    await receive(priya, id, '20.00')
    const cancel = () => act(priya, id, 'cancellation', { cancelReason: 'A mistake' })
    expect(codeOf(await cancel())).toEqual([409, 'moneyReceived'])
    await takeBack(priya, id)
    expect((await cancel()).body).toMatchObject({ status: 'cancelled', remainingAmount: '0.00' })
  })
})
