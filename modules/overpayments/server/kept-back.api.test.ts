import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { codeOf, complaintIn } from '#apps/server/test-answers.ts'
import { ownId, type Caller } from '#apps/server/test-server.ts'
import { server } from '#modules/applications/server/applications.test-people.ts'
import {
  act as leadBatch,
  add,
  approved,
  batchOf,
  fileOf,
  readBatch,
  release,
} from '#modules/payment-batches/server/payment-batches.test-people.ts'
import {
  act as leadPayment,
  complaints,
  readPayment,
} from '#modules/payments/server/payments.test-people.ts'
import { withPeople } from '#modules/placements/server/placements.test-people.ts'
import {
  giveBack,
  id,
  keep,
  keepInDatabase,
  kept,
  later,
  lettersAbout,
  paymentId,
  placementId,
  priya,
  readKept,
  reference,
  settled,
  sides,
  withDebt,
} from './kept-back.test-people.ts'
import {
  act,
  readOverpayment,
  receive,
  recorded,
  refusedBy,
  takeBack,
  today,
  writeOff,
} from './overpayments.test-people.ts'
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

/** What the ledger of the participant and the budget of the program call paid. */
async function paidSums() {
  const ledger = await root.get<{ data: { claimed: string; paid: string }[] }>(
    `/participants/${sides.participantId}/ledger`,
  )
  const program = await root.get<{ budget: { claimed: string; paid: string } }>(
    `/programs/${sides.programId}`,
  )
  const [line] = ledger.body.data
  return [line?.claimed, line?.paid, program.body.budget.claimed, program.body.budget.paid]
}

const bounce = (payment: string) =>
  leadPayment(priya, payment, 'result', { failureReason: 'accountClosed' })

describe('what an employer owes', () => {
  it('is kept back from a payment that is approved, and the employer is told how much and why', async () => {
    expect((await readKept(priya, later)).body).toMatchObject({
      gross: '840.00',
      net: '840.00',
      owing: [{ id, most: '120.00' }],
      refusal: null,
    })
    expect(await kept(priya, id, later)).toMatchObject({
      status: 'owed',
      remainingAmount: '120.00',
      kept: [{ paymentId: later, amount: '120.00', keptBy: 'Priya Raman' }],
      can: {
        receive: { reason: 'allKept' },
        keepBack: { reason: 'allKept' },
        cancel: { reason: 'keptBack' },
        giveBack: true,
      },
    })
    expect((await readKept(priya, later)).body).toMatchObject({
      net: '720.00',
      kept: [{ reference, amount: '120.00', reason: 'As agreed by phone on 2 May' }],
      owing: [],
    })
    const letter = (await lettersAbout('overpayment', id)).at(-1)
    expect(letter?.kind).toBe('overpayments.keptBack')
    for (const said of ['As agreed by phone on 2 May', '840.00', '120.00', '720.00'])
      expect(letter?.body).toContain(said)
    expect(await verifyOverpayments(server.db)).toEqual([])
  })

  it('is paid net by the batch and its file; the advice says gross, kept back and net', async () => {
    await kept(priya, id, later)
    const batch = await batchOf(priya, [later])
    expect(batch).toMatchObject({
      total: '720.00',
      entries: [{ amount: '720.00', keptAmount: '120.00' }],
    })
    await release(priya, batch)
    const { text } = await fileOf(priya, batch.id)
    expect(text).toContain('720.00')
    expect(text).not.toContain('840.00')
    const advice = (await lettersAbout('payment', later)).at(-1)
    expect(advice?.kind).toBe('paymentBatches.advice')
    expect(advice?.body).toMatch(
      /720\.00[^]*Approved: \$840\.00\nKept back for overpayment OVP-2027-\d+: \$120\.00\nPaid out: \$720\.00/,
    )
  })

  it('is received once that payment has arrived; the ledger stays gross, and nothing counts twice', async () => {
    expect(await paidSums()).toEqual(['1680.00', '840.00', '1680.00', '840.00'])
    await kept(priya, id, later)
    expect(await paidSums()).toEqual(['1680.00', '840.00', '1680.00', '840.00'])
    await settled([later])
    expect(await readOverpayment(rachel, id)).toMatchObject({
      status: 'recovered',
      receivedAmount: '120.00',
      kept: [],
      receipts: [{ amount: '120.00', method: 'keptBack', receivedOn: today, enteredBy: null }],
    })
    expect((await readPayment(rachel, later)).approvedAmount).toBe('840.00')
    expect(await paidSums()).toEqual(['1680.00', '1560.00', '1680.00', '1560.00'])
    expect((await lettersAbout('overpayment', id)).at(-1)).toMatchObject({
      kind: 'overpayments.keptEntered',
      body: expect.stringContaining('Still to repay: $0.00 of $120.00') as string,
    })
    expect(await verifyOverpayments(server.db)).toEqual([])
  })

  it('is owed again when the bank returns the payment, and kept back again when it is paid again', async () => {
    await kept(priya, id, later, { keptAmount: '100.00' })
    await settled([later])
    expect((await bounce(later)).status).toBe(200)
    expect(await readOverpayment(priya, id)).toMatchObject({
      status: 'owed',
      remainingAmount: '120.00',
      kept: [{ paymentId: later, amount: '100.00' }],
      receipts: [{ takenBackOn: today }],
    })
    expect((await lettersAbout('overpayment', id)).at(-1)?.kind).toBe('overpayments.takenBack')
    expect(codeOf(await giveBack(priya, id, later))).toEqual([409, 'notToBePaid'])
    await leadPayment(priya, later, 'retry')
    expect((await settled([later])).total).toBe('740.00')
    expect(await readOverpayment(priya, id)).toMatchObject({ remainingAmount: '20.00' })
    expect(await paidSums()).toEqual(['1680.00', '1580.00', '1680.00', '1580.00'])
    expect(await verifyOverpayments(server.db)).toEqual([])
  })

  it('that comes back before it arrived leaves nothing received', async () => {
    await kept(priya, id, later)
    await release(priya, await batchOf(priya, [later]))
    expect((await bounce(later)).status).toBe(200)
    expect(await readOverpayment(priya, id)).toMatchObject({ status: 'owed', receipts: [] })
    expect(await verifyOverpayments(server.db)).toEqual([])
  })

  it('is no more than is owed, nor than the payment, together with what is kept already', async () => {
    const wrong = async (payment: string, keptAmount: string, of = id) =>
      complaints((await keep(priya, of, payment, { keptAmount })).body)
    expect(await wrong(later, '120.01')).toEqual({ keptAmount: 'moreThanOwed' })
    expect(await wrong(later, '0.00')).toEqual({ keptAmount: 'aboveNothing' })
    const other = await recorded(priya, paymentId, { amount: '720.00' })
    await kept(priya, id, later)
    expect(await wrong(later, '720.01', other.id)).toEqual({ keptAmount: 'moreThanOwed' })
    await act(priya, other.id, 'kept', { paymentId: later, keptAmount: '700.00', keptReason: 'X' })
    const third = await approved(placementId, 2)
    expect(await wrong(third, '20.01', other.id)).toEqual({ keptAmount: 'moreThanOwed' })
    expect(codeOf(await keep(priya, other.id, later, { keptAmount: '20.00' }))).toEqual([
      409,
      'keptAlready',
    ])
    expect(complaints((await receive(priya, other.id, '20.01')).body)).toEqual({
      receivedAmount: 'moreThanOwed',
    })
    expect((await receive(priya, other.id, '20.00')).status).toBe(200)
    expect(codeOf(await receive(priya, id, '1.00'))).toEqual([409, 'allKept'])
  })

  it('says what is left of the payment where that is less than is owed', async () => {
    await sql`update payments set assessed_amount = 100, approved_amount = 100 where id = ${later}`.execute(
      server.db,
    )
    const answer = await keep(priya, id, later, { keptAmount: '100.01' })
    expect(complaintIn(answer, 'keptAmount')?.message).toBe(
      'Enter 100.00 or less: that is left of the payment',
    )
    expect(await refusedBy(keepInDatabase({ id, paymentId: later, amount: '100.01' }))).toBe(
      'overpayment_keeps_within_payment',
    )
  })

  it('of the whole payment leaves the bank nothing to pay of it', async () => {
    const whole = await recorded(priya, paymentId, { amount: '720.00' })
    await kept(priya, whole.id, later, { keptAmount: '720.00' })
    await kept(priya, id, later)
    const batch = await batchOf(priya, [later])
    expect(batch).toMatchObject({ total: '0.00', entries: [{ amount: '0.00' }] })
    const alone = await release(priya, batch)
    expect(codeOf(alone)).toEqual([409, 'nothingToPay'])
    const third = await approved(placementId, 2)
    await add(priya, [third], batch.id)
    const { body } = await release(priya, await readBatch(priya, batch.id), { payOn: today })
    const { text } = await fileOf(priya, batch.id)
    expect(text.trim().split('\n')).toHaveLength(2)
    await leadBatch(priya, body, 'result', { paidOn: today })
    expect((await readPayment(priya, later)).status).toBe('paid')
    expect((await readOverpayment(priya, whole.id)).status).toBe('recovered')
    expect(await verifyOverpayments(server.db)).toEqual([])
  })

  it('is neither written off nor cancelled while it is kept back; given back, the employer is told', async () => {
    await kept(priya, id, later)
    expect(codeOf(await writeOff(luc, id))).toEqual([409, 'keptBack'])
    const cancel = () => act(priya, id, 'cancellation', { cancelReason: 'A mistake' })
    expect(codeOf(await cancel())).toEqual([409, 'keptBack'])
    const written = sql`update overpayments set status = 'writtenOff', written_off_on = ${today},
      written_off_by = ${await ownId(luc)}, write_off_reason = 'X' where id = ${id}`
    expect(await refusedBy(written.execute(server.db))).toBe('overpayments_kept')
    expect((await giveBack(priya, id, later)).body).toMatchObject({ kept: [] })
    expect((await lettersAbout('overpayment', id)).at(-1)?.kind).toBe('overpayments.givenBack')
    expect(codeOf(await giveBack(priya, id, later))).toEqual([409, 'nothingKept'])
    expect((await cancel()).status).toBe(200)
    expect((await batchOf(priya, [later])).total).toBe('840.00')
  })

  it('stays received: a receipt of it is not taken back by itself', async () => {
    await kept(priya, id, later)
    await settled([later])
    expect(codeOf(await takeBack(priya, id))).toEqual([409, 'receiptKept'])
    expect((await readOverpayment(priya, id)).status).toBe('recovered')
  })

  it('is kept back no more from a claim that is returned', async () => {
    await kept(priya, id, later)
    await leadPayment(amina, later, 'return', { changes: 'The stub is of another month' })
    expect((await readPayment(priya, later)).status).toBe('returned')
    expect(await readOverpayment(priya, id)).toMatchObject({ status: 'owed', kept: [] })
    expect((await lettersAbout('overpayment', id)).at(-1)?.kind).toBe('overpayments.givenBack')
    expect(await verifyOverpayments(server.db)).toEqual([])
  })
})
