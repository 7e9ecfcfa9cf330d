import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { codeOf } from '#apps/server/test-answers.ts'
import { ownId, type Caller } from '#apps/server/test-server.ts'
import { server } from '#modules/applications/server/applications.test-people.ts'
import { holdOn, lift, liftAll, sidesOf } from '#modules/holds/server/holds.test-people.ts'
import { withPeople } from '#modules/placements/server/placements.test-people.ts'
import { auditRows } from '../../../checks/kit-at-work/audit.test-rows.ts'
import {
  act,
  approve,
  assess,
  claimed,
  complaints,
  lettersOf,
  readPayment,
  startAfresh,
  twoWeeks,
  working,
} from './payments.test-people.ts'
import type { PaymentRow } from '../contract/payments.endpoints.ts'
import { verifyPayments } from './verify-payments.ts'

withPeople()

let placementId: string
let applicationId: string
let rachel: Caller
let amina: Caller
let luc: Caller
let finance: Caller

beforeAll(async () => {
  ;({ placementId, applicationId } = await working())
}, 60_000)
beforeEach(async () => {
  await startAfresh()
  await liftAll()
  await commit('5880.00')
  rachel = await server.as('employer')
  amina = await server.as('caseOfficer')
  luc = await server.as('approver')
  finance = await server.as('finance')
})

const commit = (amount: string) =>
  sql`update placements set committed_amount = ${amount} where id = ${placementId}`.execute(
    server.db,
  )

/** A claim of more than one person may approve: its lines are as if the rates were higher. */
async function large() {
  const id = await claimed(rachel, placementId)
  await commit('20000.00')
  await sql`with line as (update payment_lines set claimed = 12000, assessed = 12000 where payment_id = ${id})
    update payments set claimed_amount = 12000, status = 'assessed', assessed_amount = 12000,
      assessed_on = organisation_today(), assessed_by = ${await ownId(amina)}, assessors = array[${await ownId(amina)}]::uuid[]
    where id = ${id}`.execute(server.db)
  return id
}

describe('an assessment', () => {
  it('gives what is claimed unless said, and counts against what is set aside', async () => {
    const id = await claimed(rachel, placementId)
    const { status, body } = await assess(amina, id)
    expect([status, body]).toMatchObject([
      200,
      {
        status: 'assessed',
        assessedAmount: '840.00',
        assessedBy: 'Amina Haddad',
        lines: [{ assessed: '840.00', reductionReason: null }],
      },
    ])
    const next = await claimed(rachel, placementId, [twoWeeks('2027-02-22', '2027-03-07')])
    expect((await readPayment(amina, next)).agreed).toMatchObject({
      committed: '5880.00',
      left: '5040.00',
    })
    expect((await readPayment(rachel, id)).assessedBy).toBeNull()
    const isJudged = async (by: Caller) => {
      const { data } = (await by.get<{ data: PaymentRow[] }>('/payments?perPage=100')).body
      const listed = data.find((row) => row.id === id)
      return [listed?.isJudged, (await readPayment(by, id)).isJudged]
    }
    expect(await isJudged(amina)).toEqual([true, true])
    expect(await isJudged(luc)).toEqual([false, false])
    expect(await isJudged(rachel)).toEqual([false, false])
    expect(await verifyPayments(server.db)).toEqual([])
  })

  it('gives less of a line for a reason, to the cent, and once more otherwise', async () => {
    const id = await claimed(rachel, placementId)
    const lines = [{ place: 1, assessed: '800.01', reductionReason: 'Two hours less' }]
    const ofNoLine = await assess(amina, id, { lines, total: '800.01', reductionReason: 'Less' })
    expect(complaints(ofNoLine.body)).toEqual({ reductionReason: 'unknown' })
    const { body } = await assess(amina, id, { lines, total: '800.01' })
    expect(body.lines).toMatchObject([{ assessed: '800.01', reductionReason: 'Two hours less' }])
    expect((await assess(finance, id)).body).toMatchObject({
      assessedAmount: '840.00',
      lines: [{ assessed: '840.00', reductionReason: null }],
    })
    expect((await auditRows(server.db, { entityId: id })).at(-1)).toMatchObject({
      action: 'payments.assess',
      changes: { assessedAmount: ['800.01', '840.00'] },
    })
  })

  it.each([
    [[{ place: 1, assessed: '840.01' }], '840.01', { 'lines.0.assessed': 'moreThanComputed' }],
    [
      [{ place: 1, assessed: '839.99' }],
      '839.99',
      { 'lines.0.reductionReason': 'reductionUnexplained' },
    ],
    [[{ place: 2, assessed: '0' }], '840.00', { 'lines.0.place': 'choice' }],
    [[], '840.01', { total: 'notTheSum' }],
    [[{ place: 1, assessed: '0', reductionReason: 'No' }], '0', { total: 'nothingAssessed' }],
  ])('refuses at its field %j with a total of %s', async (lines, total, wrong) => {
    const id = await claimed(rachel, placementId)
    const { status, body } = await assess(amina, id, { lines, total })
    expect([status, complaints(body)]).toEqual([422, wrong])
    expect((await readPayment(amina, id)).status).toBe('submitted')
  })

  it('is refused beyond what is left for the placement', async () => {
    await commit('839.99')
    const id = await claimed(rachel, placementId)
    expect((await readPayment(amina, id)).findings).toMatchObject([{ code: 'overCommitted' }])
    expect(complaints((await assess(amina, id)).body)).toEqual({ total: 'overCommitted' })
  })

  it('sets aside once where two claims are assessed at the same moment', async () => {
    await commit('1000.00')
    const ids = [
      await claimed(rachel, placementId),
      await claimed(rachel, placementId, [twoWeeks('2027-02-22', '2027-03-07')]),
    ]
    const both = await Promise.all(ids.map((id) => assess(amina, id)))
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422])
    expect(await verifyPayments(server.db)).toEqual([])
  })

  it('is refused for days after the last one', async () => {
    const id = await claimed(rachel, placementId)
    await sql`update placements set planned_end_on = '2027-02-20' where id = ${placementId}`.execute(
      server.db,
    )
    expect((await readPayment(amina, id)).findings).toMatchObject([
      { code: 'pastLastDay', claimed: '2027-02-21', expected: '2027-02-20' },
    ])
    expect(codeOf(await assess(amina, id))).toEqual([409, 'pastLastDay'])
    await sql`update placements set planned_end_on = '2027-06-27' where id = ${placementId}`.execute(
      server.db,
    )
  })

  it('is told where a line goes beyond what is agreed', async () => {
    const more = { hours: '80', hourlyWage: '25.00', gross: '2000.01' }
    const id = await claimed(rachel, placementId, [twoWeeks('2027-02-08', '2027-02-21', more)])
    expect((await readPayment(amina, id)).findings).toEqual([
      { code: 'hoursAbove', line: 1, side: null, claimed: '80.00', expected: '70' },
      { code: 'wageDiffers', line: 1, side: null, claimed: '25.00', expected: '24.00' },
      { code: 'grossDiffers', line: 1, side: null, claimed: '2000.01', expected: '2000.00' },
    ])
    expect((await readPayment(rachel, id)).findings).toEqual([])
  })

  it('is made by case officers and finance alone', async () => {
    const id = await claimed(rachel, placementId)
    for (const by of [rachel, luc, await server.as('superAdmin')])
      expect((await assess(by, id)).status).toBe(403)
  })
})

describe('an approval', () => {
  it('is another person’s, of the amount that is seen, and told with each amount', async () => {
    const id = await claimed(rachel, placementId)
    const lines = [{ place: 1, assessed: '800.01', reductionReason: 'Two hours less' }]
    await assess(finance, id, { lines, total: '800.01' })
    expect(codeOf(await approve(finance, id, { total: '800.01' }))).toEqual([409, 'fourEyes'])
    expect((await readPayment(finance, id)).can['approve']).toEqual({ reason: 'fourEyes' })
    expect(codeOf(await approve(luc, id))).toEqual([409, 'amountChanged'])
    const { status, body } = await approve(luc, id, { total: '800.01' })
    expect([status, body]).toMatchObject([
      200,
      { status: 'approved', approvedAmount: '800.01', approvedOn: '2027-05-03' },
    ])
    const letter = (await lettersOf(id)).at(-1)
    expect(letter?.kind).toBe('approved')
    for (const said of ['800.01', '840.00', 'Two hours less']) expect(letter?.body).toContain(said)
    expect((await readPayment(rachel, id)).approvedBy).toBeNull()
    expect(await verifyPayments(server.db)).toEqual([])
  })

  it('is given once where fifty give it at the same moment', async () => {
    const id = await claimed(rachel, placementId)
    await assess(amina, id)
    const { version } = await readPayment(luc, id)
    const body = { level: 'only', total: '840.00' }
    const answers = await Promise.all(
      Array.from({ length: 50 }, () =>
        luc.post<object>(`/payments/${id}/approval`, body, { version }),
      ),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect((await lettersOf(id)).filter(({ kind }) => kind === 'approved')).toHaveLength(1)
  })

  it('needs two persons above 10,000.00, who did not assess it', async () => {
    const id = await large()
    const total = '12000.00'
    const { can } = await readPayment(luc, id)
    expect([can['approve'], can['approveFirst']]).toEqual([undefined, true])
    expect(codeOf(await approve(luc, id, { total }))).toEqual([409, 'twoApprovalsNeeded'])
    const first = await approve(luc, id, { level: 'first', total })
    expect([first.status, first.body]).toMatchObject([
      200,
      { status: 'approvedOnce', approvedAmount: null, firstApprovedBy: 'Luc Tremblay' },
    ])
    expect(await lettersOf(id)).toHaveLength(1)
    expect(codeOf(await approve(luc, id, { level: 'second', total }))).toEqual([409, 'fourEyes'])
    expect((await approve(finance, id, { level: 'second', total })).body).toMatchObject({
      status: 'approved',
      approvedAmount: total,
    })
  })

  it('is not that of whoever assessed it before, though another assessed it again', async () => {
    const id = await claimed(rachel, placementId)
    await assess(finance, id)
    await assess(amina, id)
    expect(codeOf(await approve(finance, id))).toEqual([409, 'fourEyes'])
    expect((await approve(luc, id)).body.status).toBe('approved')
  })

  it('may be the first of two below that amount as well', async () => {
    const id = await claimed(rachel, placementId)
    await assess(amina, id)
    expect((await approve(luc, id, { level: 'first' })).body.status).toBe('approvedOnce')
    expect((await approve(finance, id, { level: 'second' })).body.status).toBe('approved')
  })

  it('is stopped by a hold on payments, and possible once it is lifted', async () => {
    const id = await claimed(rachel, placementId)
    await assess(amina, id)
    const { employerId, programId } = await sidesOf(applicationId)
    const hold = holdOn(
      { employerId, programId },
      { kind: 'payment', reason: 'owing', effects: ['payment'] },
    )
    const placed = await finance.post<{ id: string }>('/holds', hold)
    expect(placed.status).toBe(201)
    const refused = await approve(luc, id)
    expect(codeOf(refused)).toEqual([409, 'paymentHeld'])
    await lift(finance, placed.body.id)
    expect((await approve(luc, id)).status).toBe(200)
  })

  it('is taken back where the placement turns out to have ended before the last day that is claimed', async () => {
    const id = await claimed(rachel, placementId)
    await assess(amina, id)
    await approve(luc, id)
    const { status, body } = await act(amina, id, 'return', { changes: 'Leave out the last day.' })
    expect([status, body]).toMatchObject([
      200,
      { status: 'returned', assessedAmount: null, approvedAmount: null, approvedOn: null },
    ])
    expect((await auditRows(server.db, { entityId: id })).at(-1)).toMatchObject({
      action: 'payments.returnClaim',
      changes: { status: ['approved', 'returned'], approvedAmount: ['840.00', null] },
    })
    expect((await lettersOf(id)).at(-1)?.body).toContain('Leave out the last day.')
    expect(await verifyPayments(server.db)).toEqual([])
  })

  it('is refused where less is left by now, or the placement ended before', async () => {
    const id = await claimed(rachel, placementId)
    await assess(amina, id)
    await commit('839.99')
    expect(complaints((await approve(luc, id)).body)).toEqual({ total: 'overCommitted' })
    await sql`update placements set planned_end_on = '2027-02-20' where id = ${placementId}`.execute(
      server.db,
    )
    expect(codeOf(await approve(luc, id))).toEqual([409, 'pastLastDay'])
    await sql`update placements set planned_end_on = '2027-06-27' where id = ${placementId}`.execute(
      server.db,
    )
  })
})

describe('a claim that is declined', () => {
  it('tells the employer why, and leaves its days to be claimed again', async () => {
    const id = await claimed(rachel, placementId)
    await assess(finance, id)
    const reason = { declineReason: 'notPaid', declineNote: 'The stub is of another person' }
    expect(codeOf(await act(finance, id, 'refusal', reason))).toEqual([409, 'fourEyes'])
    const wordless = await act(luc, id, 'refusal', { declineReason: 'other' })
    expect(complaints(wordless.body)).toEqual({ declineNote: 'reasonNeeded' })
    expect((await act(luc, id, 'refusal', reason)).body).toMatchObject({ status: 'declined' })
    const letter = (await lettersOf(id)).at(-1)
    expect(letter).toMatchObject({ kind: 'declined' })
    for (const said of ['What is claimed was not paid', 'The stub is of another person'])
      expect(letter?.body).toContain(said)
    await claimed(rachel, placementId)
  })
})
