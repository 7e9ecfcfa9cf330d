import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { codeOf } from '#apps/server/test-answers.ts'
import type { Caller } from '#apps/server/test-server.ts'
import { server } from '#modules/applications/server/applications.test-people.ts'
import { withPeople } from '#modules/placements/server/placements.test-people.ts'
import {
  readSupplement,
  requested,
  working,
} from '#modules/supplements/server/supplements.test-people.ts'
import * as wages from './payments.test-people.ts'
import { begin, claimed, drafted, less, whole, withPass } from './supplement-claims.test-people.ts'
import { verifyPayments } from './verify-payments.ts'

const { act, approve, assess, complaints, readPayment } = wages

withPeople()

let placementId: string
let pass: string
let rachel: Caller
let amina: Caller
let luc: Caller

beforeAll(async () => {
  ;({ placementId } = await working())
}, 60_000)
beforeEach(async () => {
  pass = await withPass(placementId)
  rachel = await server.as('employer')
  amina = await server.as('caseOfficer')
  luc = await server.as('approver')
})

type Answer = { status: number; body: object }
const countOf = (answers: readonly Answer[]) =>
  Object.fromEntries(
    [...new Set(answers.map(({ status }) => status))]
      .toSorted()
      .map((status) => [status, answers.filter((answer) => answer.status === status).length]),
  )
const several = <T>(count: number, make: (at: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, at) => make(at)))
/** What those are told that were too late. */
const toldOf = (answers: readonly Answer[]) => [
  ...new Set(
    answers
      .filter(({ status }) => status === 422)
      .map(({ body }) => JSON.stringify(complaints(body))),
  ),
]
const tooMuch = (field: string) => JSON.stringify({ [field]: 'moreThanSupplement' })
const leftOf = async () => (await readSupplement(rachel, pass)).money?.left

describe('what is left of a supplement', () => {
  it('is raised to by one of ten drafts that are changed at once', async () => {
    const drafts = await several(10, async () => drafted(rachel, pass, { claimedAmount: '50.00' }))
    const answers = await several(10, async (at) => {
      const { id, version } = drafts[at]!
      return rachel.patch<object>(
        `/payments/${id}/supplement-claim`,
        { claimedAmount: '90.00' },
        { version },
      )
    })
    expect(countOf(answers)).toEqual({ 200: 1, 422: 9 })
    expect(toldOf(answers)).toEqual([tooMuch('claimedAmount')])
    expect(await leftOf()).toBe('0.00')
  })

  it('is given to one of ten claims that are assessed once more at once', async () => {
    const ids = await several(10, async () => claimed(rachel, pass, { claimedAmount: '54.00' }))
    const lower = { total: '50.00', reductionReason: 'A part is for another month' }
    for (const id of ids)
      // oxlint-disable-next-line no-await-in-loop -- one after the other, as somebody does it
      expect((await assess(amina, id, lower)).status).toBe(200)
    await drafted(rachel, pass, { claimedAmount: '36.00' })
    const answers = await several(10, async (at) => assess(amina, ids[at]!, { total: '54.00' }))
    expect(countOf(answers)).toEqual({ 200: 1, 422: 9 })
    expect(toldOf(answers)).toEqual([tooMuch('total')])
    expect(await leftOf()).toBe('0.00')
    expect(await verifyPayments(server.db)).toEqual([])
  })

  it('is claimed anew, or the claim that it is left of goes back: never both', async () => {
    const id = await claimed(rachel, pass, { claimedAmount: '540.00' })
    await assess(amina, id, less)
    const [back, ...begun] = await Promise.all([
      act(amina, id, 'return', { changes: 'The receipts of April' }),
      ...Array.from({ length: 9 }, async () => begin(rachel, pass, { claimedAmount: '390.00' })),
    ])
    const claims = begun.filter(({ status }) => status === 201)
    if (back.status !== 200) expect(codeOf(back)).toEqual([409, 'claimedMeanwhile'])
    expect(toldOf(begun)).toEqual([tooMuch('claimedAmount')])
    expect(claims).toHaveLength(back.status === 200 ? 0 : 1)
    expect(countOf(begun)[422]).toBe(9 - claims.length)
  })

  it('is claimed anew, or given to the claim that it was taken from once more: never both', async () => {
    const id = await claimed(rachel, pass, { claimedAmount: '540.00' })
    await assess(amina, id, less)
    const others = several(9, async () => begin(rachel, pass, { claimedAmount: '390.00' }))
    const again = await assess(amina, id, { total: '540.00' })
    const begun = await others
    expect(countOf([again, ...begun])).toEqual({ [again.status === 200 ? 200 : 201]: 1, 422: 9 })
    if (again.status !== 200) expect(toldOf([again])).toEqual([tooMuch('total')])
    expect(toldOf(begun)).toEqual([tooMuch('claimedAmount')])
  })

  it.each([
    ['assessment', { lines: [], total: '540.00' }, [422, 'invalidInput'], tooMuch('total')],
    ['return', { changes: 'The receipts of April' }, [409, 'claimedMeanwhile'], '{}'],
  ])('is read for the %s after a claim that is being kept', async (noun, body, code, told) => {
    const id = await claimed(rachel, pass, { claimedAmount: '540.00' })
    await assess(amina, id, less)
    let late: Promise<Answer> | undefined
    await server.db.transaction().execute(async (db) => {
      await sql`insert into payments (placement_id, source, supplement_id, spent_on, period_from, period_to, claimed_amount)
        select placement_id, source, supplement_id, spent_on, period_from, period_to, 390 from payments where id = ${id}`.execute(
        db,
      )
      late = act(amina, id, noun, body)
      await new Promise((resolve) => {
        setTimeout(resolve, 1000)
      })
    })
    const answer = await late!
    expect([codeOf(answer), JSON.stringify(complaints(answer.body))]).toEqual([code, told])
  })

  it('is of no concern to the money for wages when a claim of it is approved', async () => {
    const id = await claimed(rachel, pass)
    await assess(amina, id, whole)
    const { rows } = await sql<{ committed: string }>`
      select committed_amount as committed from placements where id = ${placementId}`.execute(
      server.db,
    )
    const commit = (amount: string) =>
      sql`update placements set committed_amount = ${amount} where id = ${placementId}`.execute(
        server.db,
      )
    await commit('1.00')
    const { status } = await approve(luc, id, whole)
    await commit(rows[0]!.committed)
    expect(status).toBe(200)
  })
})

describe('a claim of a supplement that was sent', () => {
  it.each<Record<string, string>>([
    { status: 'lapsed', lapsed_on: '2027-05-01' },
    {
      status: 'cancelled',
      cancelled_on: '2027-05-01',
      cancel_side: 'employer',
      cancel_reason: 'other',
    },
  ])('is neither assessed nor approved where the placement was given up: $status', async (row) => {
    const put = (values: Record<string, string | null>) =>
      sql`update placements set ${sql.join(
        Object.entries(values).map(([name, value]) => sql`${sql.ref(name)} = ${value}`),
      )} where id = ${placementId}`.execute(server.db)
    const [first, second] = await several(2, async () => claimed(rachel, pass))
    await assess(amina, first!, whole)
    await put(row)
    expect(codeOf(await begin(rachel, pass))).toEqual([409, 'placementGivenUp'])
    expect(codeOf(await assess(amina, second!, whole))).toEqual([409, 'placementGivenUp'])
    expect(codeOf(await approve(luc, first!, whole))).toEqual([409, 'placementGivenUp'])
    const together = await luc.post<{ results: { problem: string }[] }>('/payments/approvals', {
      ids: [first],
    })
    expect(together.body.results).toMatchObject([{ problem: 'placementGivenUp' }])
    const { status } = await act(luc, first!, 'refusal', { declineReason: 'notEmployed' })
    await put({
      ...Object.fromEntries(Object.keys(row).map((name) => [name, null])),
      status: 'active',
    })
    expect(status).toBe(200)
  })

  it('is not approved for days after the last one', async () => {
    const id = await claimed(rachel, pass)
    await assess(amina, id, whole)
    const endOn = (day: string) =>
      sql`update placements set planned_end_on = ${day} where id = ${placementId}`.execute(
        server.db,
      )
    await endOn('2027-03-10')
    const approved = await approve(luc, id, whole)
    await endOn('2027-06-27')
    expect(codeOf(approved)).toEqual([409, 'pastLastDay'])
  })

  it('keeps no reason for less where all of it is given', async () => {
    const id = await claimed(rachel, pass)
    await assess(amina, id, less)
    const { status, body } = await assess(amina, id, { ...whole, reductionReason: 'Was too much' })
    expect([status, body]).toMatchObject([
      200,
      { assessedAmount: '180.00', supplement: { reductionReason: null } },
    ])
  })
})

it('what is spent is said of a claim of a supplement alone', async () => {
  const { id, version } = await wages.drafted(rachel, placementId)
  const said = { spentOn: 'A bus pass', claimedAmount: '1.00' }
  const answer = await rachel.patch<object>(`/payments/${id}/supplement-claim`, said, { version })
  expect(codeOf(answer)).toEqual([409, 'wrongState'])
  expect(await readPayment(rachel, id)).toMatchObject({ version, claimedAmount: '840.00' })
})

describe('the database', () => {
  const refused = (statement: ReturnType<typeof sql>) =>
    statement.execute(server.db).then(
      () => 'kept',
      (error: { constraint?: string; message: string }) => error.constraint ?? error.message,
    )
  const copied = (id: string, supplement: string, placement = sql`placement_id`) =>
    refused(sql`insert into payments (placement_id, source, supplement_id, spent_on, period_from, period_to, claimed_amount)
      select ${placement}, source, ${supplement}, spent_on, period_from, period_to, 1 from payments where id = ${id}`)

  it('keeps claims of what is approved for the employer at that placement, and of nothing else', async () => {
    const id = await claimed(rachel, pass)
    const waiting = await requested(rachel, placementId, {
      payee: 'employer',
      fromOn: '2027-05-04',
      toOn: '2027-06-20',
    })
    expect(await copied(id, waiting.id)).toBe('payments_of_approved_supplement')
    const elsewhere = sql`(select id from placements where id <> ${placementId} limit 1)`
    expect(await copied(id, pass, elsewhere)).toBe('payments_of_approved_supplement')
    expect(
      await refused(sql`update payments set supplement_id = ${waiting.id} where id = ${id}`),
    ).toBe('payments_of_approved_supplement')
    expect(await copied(id, pass)).toBe('kept')
    await sql`truncate payments cascade`.execute(server.db)
  })

  it('keeps the approval of what is claimed as it is', async () => {
    await claimed(rachel, pass)
    for (const set of [
      sql`approved_each = 100, approved_amount = 300, reduction_reason = 'Too much'`,
      sql`status = 'cancelled', cancelled_on = decided_on, cancelled_by = decided_by, cancel_reason = 'Not needed'`,
    ])
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      expect(await refused(sql`update supplements set ${set} where id = ${pass}`)).toBe(
        'supplements_claimed',
      )
  })

  it('knows why less is given than is claimed, and of nothing that was spent no claim', async () => {
    const id = await claimed(rachel, pass)
    const draft = await drafted(rachel, pass)
    await assess(amina, id, whole)
    const set = (values: ReturnType<typeof sql>) =>
      refused(sql`update payments set ${values} where id = ${id}`)
    expect(
      await refused(sql`update payments set claimed_amount = 0 where id = ${draft.id}`),
    ).toMatch(/^payments_check/)
    expect(await set(sql`assessed_amount = 150`)).toMatch(/^payments_check/)
    expect(await set(sql`reduction_reason = 'Why'`)).toMatch(/^payments_check/)
    expect(complaints((await assess(amina, id, { total: '150.00' })).body)).toEqual({
      reductionReason: 'reductionUnexplained',
    })
  })
})
