import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { codeOf } from '#apps/server/test-answers.ts'
import type { Caller } from '#apps/server/test-server.ts'
import { server } from '#modules/applications/server/applications.test-people.ts'
import { liftAll, place, sidesOf } from '#modules/holds/server/holds.test-people.ts'
import { withPeople } from '#modules/placements/server/placements.test-people.ts'
import { readSupplement, working } from '#modules/supplements/server/supplements.test-people.ts'
import { auditRows } from '../../../checks/kit-at-work/audit.test-rows.ts'
import { act, approve, assess, complaints, lettersOf, readPayment } from './payments.test-people.ts'
import { claimed, drafted, given, less, whole, withPass } from './supplement-claims.test-people.ts'
import { verifyPayments } from './verify-payments.ts'

withPeople()

let placementId: string
let applicationId: string
let pass: string
let rachel: Caller
let zoe: Caller
let amina: Caller
let luc: Caller

beforeAll(async () => {
  ;({ placementId, applicationId } = await working())
}, 60_000)
beforeEach(async () => {
  pass = await withPass(placementId)
  rachel = await server.as('employer')
  zoe = await server.as('employee')
  amina = await server.as('caseOfficer')
  luc = await server.as('approver')
})

describe('an assessment of a supplement claim', () => {
  it('gives less for a reason, which the employer is told with the amount', async () => {
    const id = await given(pass, less)
    expect(await readPayment(rachel, id)).toMatchObject({
      status: 'approved',
      claimedAmount: '180.00',
      assessedAmount: '150.00',
      approvedAmount: '150.00',
      supplement: { reductionReason: 'The receipt shows 150.00' },
    })
    const letters = await lettersOf(id)
    expect(letters.map(({ kind }) => kind)).toEqual(['received', 'approved'])
    expect(letters[1]?.body).toContain('The receipt shows 150.00')
    expect(letters[1]?.body).toContain('150.00')
    for (const { body } of letters) expect(body).not.toMatch(/wage/i)
    expect((await readPayment(zoe, id)).supplement?.reductionReason).toBeNull()
    expect(await verifyPayments(server.db)).toEqual([])
  })

  it('leaves its reason in the history, and the next one beside it', async () => {
    const id = await claimed(rachel, pass)
    await assess(amina, id, less)
    const again = { total: '170.00', reductionReason: 'The city paid the rest' }
    expect((await assess(amina, id, again)).status).toBe(200)
    const rows = await auditRows(server.db, { entityId: id })
    const assessments = rows.filter(({ action }) => action === 'payments.assess')
    expect(assessments.map(({ changes }) => changes)).toMatchObject([
      { assessedAmount: [null, '150.00'], reductionReason: [null, less.reductionReason] },
      {
        assessedAmount: ['150.00', '170.00'],
        reductionReason: [less.reductionReason, again.reductionReason],
      },
    ])
  })

  it.each([
    [{ total: '180.00', lines: [{ place: 1, assessed: '180.00' }] }, { lines: 'unknown' }],
    [{ total: '150.00' }, { reductionReason: 'reductionUnexplained' }],
    [{ total: '0.00', reductionReason: 'Nothing' }, { total: 'nothingAssessed' }],
    [{ total: '180.01' }, { total: 'moreThanClaimed' }],
  ])('is refused at its field with %j', async (assessment, wrong) => {
    const id = await claimed(rachel, pass)
    const { status, body } = await assess(amina, id, assessment)
    expect([status, complaints(body)]).toEqual([422, wrong])
  })

  it('leaves what it does not give to be claimed again', async () => {
    const id = await claimed(rachel, pass, { claimedAmount: '540.00' })
    await assess(amina, id, less)
    expect((await readSupplement(rachel, pass)).money).toMatchObject({ left: '390.00' })
    const rest = await drafted(rachel, pass, { claimedAmount: '390.00' })
    const again = await assess(amina, id, { total: '200.00', reductionReason: 'Two months' })
    expect(complaints(again.body)).toEqual({ total: 'moreThanSupplement' })
    const back = () => act(amina, id, 'return', { changes: 'The receipts of April' })
    expect(codeOf(await back())).toEqual([409, 'claimedMeanwhile'])
    await act(rachel, rest.id, 'cancellation')
    expect((await back()).body).toMatchObject({
      status: 'returned',
      assessedAmount: null,
      supplement: { reductionReason: null },
    })
  })

  it('counts nothing against the money for wages', async () => {
    const left = async (id: string) => (await readPayment(amina, id)).agreed.left
    const id = await claimed(rachel, pass)
    const before = await left(id)
    await assess(amina, id, whole)
    expect(await left(id)).toBe(before)
  })
})

describe('a refusal of a supplement claim', () => {
  it('says that the amount, not the days, can be claimed again', async () => {
    const id = await claimed(rachel, pass)
    await act(luc, id, 'refusal', { declineReason: 'evidenceMissing' })
    const body = (await lettersOf(id)).at(-1)?.body
    expect(body).toContain('This amount can be claimed again.')
    expect(body).not.toContain('These days')
  })
})

describe('an approval of a supplement claim', () => {
  it('is given by another person than whoever assessed it', async () => {
    const id = await claimed(rachel, pass)
    const finance = await server.as('finance')
    await assess(finance, id, whole)
    expect(codeOf(await approve(finance, id, whole))).toEqual([409, 'fourEyes'])
    expect(codeOf(await approve(luc, id, { total: '179.00' }))).toEqual([409, 'amountChanged'])
    expect((await approve(luc, id, whole)).status).toBe(200)
  })

  it('is stopped by a hold on payments', async () => {
    const id = await claimed(rachel, pass)
    await assess(amina, id, whole)
    const { employerId } = await sidesOf(applicationId)
    await place(luc, { employerId }, { effects: ['payment'] })
    expect(codeOf(await approve(luc, id, whole))).toEqual([409, 'paymentHeld'])
    await liftAll()
    expect((await approve(luc, id, whole)).status).toBe(200)
  })
})
