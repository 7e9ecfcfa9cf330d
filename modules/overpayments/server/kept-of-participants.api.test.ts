import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { codeOf } from '#apps/server/test-answers.ts'
import type { Caller } from '#apps/server/test-server.ts'
import { runJob } from '#kit/server/jobs.ts'
import { server } from '#modules/applications/server/applications.test-people.ts'
import {
  approve,
  assess,
  act as leadPayment,
} from '#modules/payments/server/payments.test-people.ts'
import {
  entered,
  givenToZoe,
  notePaid,
  simonBeaulieu,
  withOwnPass,
} from '#modules/payments/server/participant-claims.test-people.ts'
import { whole } from '#modules/payments/server/supplement-claims.test-people.ts'
import { withPeople } from '#modules/placements/server/placements.test-people.ts'
import { readSupplement, working } from '#modules/supplements/server/supplements.test-people.ts'
import {
  giveBack,
  keep,
  keepInDatabase,
  kept,
  lettersAbout,
  readKept,
} from './kept-back.test-people.ts'
import { readOverpayment, recorded, refusedBy } from './overpayments.test-people.ts'
import { remindOwing } from './remind-owing.ts'
import { verifyOverpayments } from './verify-overpayments.ts'

withPeople()

let placementId: string
let pass: string
let paymentId: string
let later: string
let id: string
let zoe: Caller
let rachel: Caller
let priya: Caller

/** The second month of the pass, approved. */
async function secondMonth() {
  const month = { periodFrom: '2027-03-15', periodTo: '2027-04-14', spentOn: 'The second month' }
  const claim = await entered(pass, month)
  await assess(await simonBeaulieu(), claim, whole)
  await approve(await server.as('approver'), claim, { total: whole.total })
  return claim
}

beforeAll(async () => {
  ;({ placementId } = await working())
}, 60_000)
beforeEach(async () => {
  pass = await withOwnPass(placementId)
  paymentId = await givenToZoe(pass)
  zoe = await server.as('employee')
  rachel = await server.as('employer')
  priya = await server.as('finance')
  await notePaid(priya, paymentId)
  ;({ id } = await recorded(priya, paymentId, { amount: '60.00', reason: 'paidByOthers' }))
  later = await secondMonth()
})

const sixty = { keptAmount: '60.00' }

describe('what a participant owes', () => {
  it('is kept back from their next claim, and received once that is noted as paid', async () => {
    await kept(priya, id, later, sixty)
    expect((await readKept(zoe, later)).body).toMatchObject({
      gross: '180.00',
      net: '120.00',
      kept: [{ amount: '60.00', reason: 'As agreed by phone on 2 May', keptBy: null }],
      owing: [],
    })
    expect((await readKept(rachel, later)).status).toBe(404)
    await notePaid(priya, later)
    expect(await readOverpayment(zoe, id)).toMatchObject({
      status: 'recovered',
      receipts: [{ amount: '60.00', method: 'keptBack' }],
    })
    const letter = (await lettersAbout('payment', later)).at(-1)
    expect(letter?.kind).toBe('payments.paid')
    expect(letter?.body).toMatch(
      /Approved: \$180\.00\nKept back for overpayment OVP-2027-\d+: \$60\.00\nPaid out: \$120\.00/,
    )
    expect((await readSupplement(priya, pass)).money).toMatchObject({ paid: '300.00' })
    const told = await lettersAbout('overpayment', id)
    expect(told.map(({ kind }) => kind)).toEqual([
      'overpayments.owed',
      'overpayments.keptBack',
      'overpayments.keptEntered',
    ])
    expect(new Set(told.map(({ recipient }) => recipient))).toEqual(new Set([letter?.recipient]))
    expect(await verifyOverpayments(server.db)).toEqual([])
  })

  it('is owed again when that note is taken back, and received when it is noted once more', async () => {
    await kept(priya, id, later, sixty)
    await notePaid(priya, later)
    expect((await leadPayment(priya, later, 'unpaid', { undoReason: 'Not sent' })).status).toBe(200)
    expect(await readOverpayment(priya, id)).toMatchObject({
      status: 'owed',
      remainingAmount: '60.00',
      kept: [{ paymentId: later, amount: '60.00' }],
    })
    expect(await verifyOverpayments(server.db)).toEqual([])
    await notePaid(priya, later)
    expect((await readOverpayment(priya, id)).status).toBe('recovered')
    expect(codeOf(await giveBack(priya, id, later))).toEqual([409, 'wrongState'])
    expect(await verifyOverpayments(server.db)).toEqual([])
  })

  it('is noted as paid with the net amount that was seen, or not at all', async () => {
    await kept(priya, id, later, sixty)
    const gross = await notePaid(priya, later, { net: '180.00' })
    expect(codeOf(gross)).toEqual([409, 'amountChanged'])
    expect(gross.body.title).toBe('The amount has changed; check it again')
    expect((await notePaid(priya, later, { net: '120.00' })).status).toBe(200)
  })

  it('is received on no day before it was paid too much', async () => {
    await kept(priya, id, later, sixty)
    server.clock.moveTo(new Date('2027-05-05T16:00:00Z'))
    priya = await server.as('finance')
    await sql`update payments set paid_on = '2027-05-05', paid_noted_on = '2027-05-05' where id = ${paymentId}`.execute(
      server.db,
    )
    expect((await notePaid(priya, later, { paidOn: '2027-05-04' })).status).toBe(200)
    expect(await readOverpayment(priya, id)).toMatchObject({
      receipts: [{ receivedOn: '2027-05-05' }],
    })
  })

  it('is kept back from no payment to another participant', async () => {
    await sql`update payments set participant_id = (select id from participants where id <> participant_id limit 1)
      where id = ${later}`.execute(server.db)
    expect((await readKept(priya, later)).body.owing).toEqual([])
    expect(codeOf(await keep(priya, id, later, sixty))).toEqual([409, 'otherPayee'])
    expect(await refusedBy(keepInDatabase({ id, paymentId: later }))).toBe(
      'overpayment_keeps_of_payee',
    )
  })

  it('is not reminded of while all of it is to be kept back, and is once it is not', async () => {
    const remindedOn = async (day: string) => {
      server.clock.moveTo(new Date(`${day}T16:00:00Z`))
      await runJob(server.system, remindOwing)
      return (await lettersAbout('overpayment', id)).at(-1)?.kind
    }
    await kept(priya, id, later, sixty)
    expect(await remindedOn('2027-05-26')).toBe('overpayments.keptBack')
    await giveBack(await server.as('finance'), id, later)
    expect(await remindedOn('2027-05-27')).toBe('overpayments.reminder')
  })

  it('is no event for its employer, neither of the debt nor of the payment', async () => {
    await kept(priya, id, later, sixty)
    await notePaid(priya, later)
    await leadPayment(priya, later, 'unpaid', { undoReason: 'Not sent' })
    const { rows } = await sql<{ topic: string; facts: { employerId: string | null } }>`
      select topic, facts from live_events where record_id in (${id}, ${later})`.execute(server.db)
    expect(new Set(rows.map(({ topic }) => topic))).toEqual(
      new Set(['letters', 'overpayments', 'payments']),
    )
    for (const { facts } of rows)
      expect(facts).toMatchObject({ employerId: null, participantId: expect.any(String) as string })
  })

  it('is not kept back from what is paid to an employer, nor by the participant', async () => {
    for (const by of [zoe, rachel, await server.as('approver')])
      expect((await keep(by, id, later, sixty)).status).toBe(403)
    expect((await readKept(priya, later)).body.owing).toEqual([{ id, most: '60.00' }])
  })

  it('fifty note the payment and keep something back at the same moment, and nothing is lost', async () => {
    const { version } = await readOverpayment(priya, id)
    const body = { paymentId: later, keptAmount: '60.00', keptReason: 'As agreed' }
    await Promise.all(
      Array.from({ length: 50 }, (_, at) =>
        at % 5
          ? priya.post<object>(`/overpayments/${id}/kept`, body, { version })
          : notePaid(priya, later),
      ),
    )
    const { status, receipts } = await readOverpayment(priya, id)
    expect([status, receipts.length]).toEqual(status === 'recovered' ? [status, 1] : ['owed', 0])
    expect(await verifyOverpayments(server.db)).toEqual([])
  })
})
