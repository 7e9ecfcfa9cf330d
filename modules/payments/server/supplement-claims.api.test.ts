import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { codeOf } from '#apps/server/test-answers.ts'
import type { Caller } from '#apps/server/test-server.ts'
import { server } from '#modules/applications/server/applications.test-people.ts'
import { withPeople } from '#modules/placements/server/placements.test-people.ts'
import {
  act as actOn,
  readSupplement,
  working,
} from '#modules/supplements/server/supplements.test-people.ts'
import { auditRows } from '../../../checks/kit-at-work/audit.test-rows.ts'
import { act, complaints, listed, readPayment, submit } from './payments.test-people.ts'
import { begin, claimed, drafted, withPass } from './supplement-claims.test-people.ts'
import { verifyPayments } from './verify-payments.ts'

withPeople()

let placementId: string
let pass: string
let rachel: Caller
let zoe: Caller
let amina: Caller
let root: Caller

beforeAll(async () => {
  ;({ placementId } = await working())
}, 60_000)
beforeEach(async () => {
  pass = await withPass(placementId)
  rachel = await server.as('employer')
  zoe = await server.as('employee')
  amina = await server.as('caseOfficer')
  root = await server.as('superAdmin')
})

const change = async (id: string, body: object, by = rachel) => {
  const { version } = await readPayment(root, id)
  return by.patch<object>(`/payments/${id}/supplement-claim`, body, { version })
}

describe('a claim of a supplement', () => {
  it('is begun with what was spent, its days and its receipts', async () => {
    const made = await drafted(rachel, pass)
    expect(made).toMatchObject({
      status: 'draft',
      source: 'supplement',
      placementId,
      periodFrom: '2027-02-15',
      periodTo: '2027-03-14',
      claimedAmount: '180.00',
      supplement: {
        id: pass,
        type: 'transport',
        approved: '540.00',
        left: '360.00',
        lastDay: '2027-05-14',
        spentOn: 'Bus pass of the first month',
        reductionReason: null,
      },
      files: [{ name: 'stub.pdf' }],
      lines: [],
      findings: [],
      mayEdit: true,
      can: { submit: true, cancel: true },
    })
    expect(await auditRows(server.db, { entityId: made.id })).toMatchObject([
      { action: 'payments.created', changes: { claimedAmount: [null, '180.00'] } },
    ])
    const idsFor = async (source: string) =>
      (await listed(root, `filter[source]=${source}`)).data.map(({ id }) => id)
    expect([await idsFor('supplement'), await idsFor('claim')]).toEqual([[made.id], []])
    expect(await verifyPayments(server.db)).toEqual([])
  })

  it.each([
    [{ periodFrom: '2027-02-14' }, { periodFrom: 'beforeSupplement' }],
    [{ periodTo: '2027-02-14' }, { periodTo: 'endsBeforeStart' }],
    [{ periodTo: '2027-05-15' }, { periodTo: 'afterSupplement' }],
    [{ periodTo: '2027-05-04' }, { periodTo: 'notSpentYet' }],
    [{ claimedAmount: '0' }, { claimedAmount: 'aboveNothing' }],
    [{ claimedAmount: '540.01' }, { claimedAmount: 'moreThanSupplement' }],
    [{ spentOn: '' }, { spentOn: 'required' }],
  ])('is refused at its field with %j', async (also, wrong) => {
    const { status, body } = await begin(rachel, pass, also)
    expect([status, complaints(body)]).toEqual([422, wrong])
  })

  it('is for days of the placement, which may have ended before', async () => {
    const id = await claimed(rachel, pass)
    const draft = await drafted(rachel, pass, { periodFrom: '2027-03-15', periodTo: '2027-04-14' })
    const endOn = (day: string) =>
      sql`update placements set planned_end_on = ${day} where id = ${placementId}`.execute(
        server.db,
      )
    await endOn('2027-03-20')
    const { status, body } = await submit(rachel, draft.id)
    expect([status, complaints(body)]).toEqual([422, { periodTo: 'afterLastDay' }])
    expect(complaints((await begin(rachel, pass, { periodTo: '2027-03-21' })).body)).toEqual({
      periodTo: 'afterLastDay',
    })
    expect((await begin(rachel, pass, { periodTo: '2027-03-20' })).status).toBe(201)
    await endOn('2027-03-10')
    const assessed = await act(amina, id, 'assessment', { lines: [], total: '180.00' })
    expect(codeOf(assessed)).toEqual([409, 'pastLastDay'])
    await endOn('2027-06-27')
  })

  it('of what is paid once can be of a later day than was thought', async () => {
    await sql`update supplements set frequency = 'oneTime', times = 1, requested_each = 540, approved_each = 540,
      to_on = from_on where id = ${pass}`.execute(server.db)
    expect((await begin(rachel, pass, { periodTo: '2027-04-30' })).status).toBe(201)
  })

  it('is of a supplement that is approved, for the employer, at a placement that was not given up', async () => {
    const put = (row: Record<string, unknown>, table = 'supplements') =>
      sql`update ${sql.table(table)} set ${sql.join(
        Object.entries(row).map(([name, value]) => sql`${sql.ref(name)} = ${value}`),
      )} where id = ${table === 'supplements' ? pass : placementId}`.execute(server.db)
    await put({ payee: 'participant' })
    expect(codeOf(await begin(rachel, pass))).toEqual([409, 'paidToParticipant'])
    await put({ payee: 'employer' })
    await put({ status: 'lapsed', lapsed_on: '2027-05-01' }, 'placements')
    expect(codeOf(await begin(rachel, pass))).toEqual([409, 'placementGivenUp'])
    expect((await readSupplement(rachel, pass)).mayClaim).toBe(false)
    await put({ status: 'active', lapsed_on: null }, 'placements')
    await actOn(root, pass, 'cancellation', { cancelReason: 'Not needed' })
    expect(codeOf(await begin(rachel, pass))).toEqual([409, 'supplementNotApproved'])
  })

  it('is made by its employer alone', async () => {
    expect(codeOf(await begin(amina, pass))).toEqual([409, 'paidToEmployer'])
    expect(codeOf(await begin(zoe, pass))).toEqual([409, 'paidToEmployer'])
    await sql`update supplements set employer_id = (select id from employers where id <> employer_id limit 1)
      where id = ${pass}`.execute(server.db)
    expect((await begin(rachel, pass)).status).toBe(404)
  })

  it('claims what is left: of thirty at once one wins', async () => {
    await claimed(rachel, pass, { claimedAmount: '400.00' })
    const rest = { claimedAmount: '140.00' }
    const answers = await Promise.all(Array.from({ length: 30 }, () => begin(rachel, pass, rest)))
    const statuses = answers.map(({ status }) => status).toSorted()
    expect(statuses).toEqual([201, ...Array.from({ length: 29 }, () => 422)])
    for (const { body } of answers.filter(({ status }) => status === 422))
      expect(complaints(body)).toEqual({ claimedAmount: 'moreThanSupplement' })
    expect(await verifyPayments(server.db)).toEqual([])
  })

  it('leaves what it claims to others once it is cancelled or declined', async () => {
    const all = { claimedAmount: '540.00' }
    const { id } = await drafted(rachel, pass, all)
    expect((await begin(rachel, pass, all)).status).toBe(422)
    expect((await act(rachel, id, 'cancellation')).status).toBe(200)
    const other = await claimed(rachel, pass, all)
    const luc = await server.as('approver')
    expect((await act(luc, other, 'refusal', { declineReason: 'notPaid' })).status).toBe(200)
    expect((await begin(rachel, pass, all)).status).toBe(201)
  })

  it('is changed until it is sent, also to other receipts, beside what others claim', async () => {
    await claimed(rachel, pass, { claimedAmount: '400.00' })
    const { id, files } = await drafted(rachel, pass, { claimedAmount: '140.00' })
    const more = await change(id, { claimedAmount: '140.01' })
    expect(complaints(more.body)).toEqual({ claimedAmount: 'moreThanSupplement' })
    expect(complaints((await change(id, { periodTo: '2027-02-14' })).body)).toEqual({
      periodTo: 'endsBeforeStart',
    })
    expect(codeOf(await change(id, { spentOn: 'Two tickets' }, amina))).toEqual([
      409,
      'paidToEmployer',
    ])
    const done = await change(id, { claimedAmount: '139.00', spentOn: 'Two tickets', files: [] })
    expect([done.status, done.body]).toMatchObject([
      200,
      {
        claimedAmount: '139.00',
        supplement: { spentOn: 'Two tickets', left: '1.00' },
        files: [],
      },
    ])
    expect(files).toHaveLength(1)
    expect(codeOf(await submit(rachel, id))).toEqual([409, 'receiptMissing'])
    const wages = {
      lines: [{ from: '2027-02-15', to: '2027-02-16', hours: '1', hourlyWage: '1', gross: '1' }],
    }
    const { version } = await readPayment(root, id)
    expect(codeOf(await rachel.patch(`/payments/${id}`, wages, { version }))).toEqual([
      409,
      'wrongState',
    ])
  })

  it('is neither sent on nor given up by staff, as what a participant spent is', async () => {
    const { id } = await drafted(rachel, pass)
    expect(codeOf(await act(amina, id, 'entry', { total: '180.00' }))).toEqual([409, 'paidByBatch'])
    expect(codeOf(await act(amina, id, 'entry-cancellation'))).toEqual([409, 'paidByBatch'])
    expect(await readPayment(rachel, id)).toMatchObject({ status: 'draft' })
  })

  it('is sent as it was seen, and with the statement', async () => {
    const { id } = await drafted(rachel, pass)
    expect(complaints((await submit(rachel, id, { isConfirmed: false })).body)).toEqual({
      isConfirmed: 'mustConfirm',
    })
    expect(complaints((await submit(rachel, id, { total: '179.00' })).body)).toEqual({
      total: 'notTheSum',
    })
    expect((await submit(rachel, id)).body).toMatchObject({
      status: 'submitted',
      submittedOn: '2027-05-03',
    })
    expect(codeOf(await change(id, { spentOn: 'Other' }))).toEqual([409, 'wrongState'])
  })

  it('is read by its participant once it is sent, without the receipts', async () => {
    const { id, files } = await drafted(rachel, pass)
    expect((await zoe.get(`/payments/${id}`)).status).toBe(404)
    await submit(rachel, id)
    expect(await readPayment(zoe, id)).toMatchObject({ files: [], supplement: { id: pass } })
    const receipt = `/payments/${id}/files/${files[0]?.id}`
    expect([(await zoe.get(receipt)).status, (await rachel.get(receipt)).status]).toEqual([
      404, 200,
    ])
  })
})

describe('a supplement of which something is claimed', () => {
  it('says what is claimed of it, what is paid and what is left, and who may claim', async () => {
    expect(await readSupplement(rachel, pass)).toMatchObject({
      money: { claimed: '0.00', paid: '0.00', left: '540.00' },
      lastDay: '2027-05-14',
      mayClaim: true,
    })
    await claimed(rachel, pass, { claimedAmount: '540.00' })
    expect(await readSupplement(rachel, pass)).toMatchObject({
      money: { claimed: '540.00', paid: '0.00', left: '0.00' },
      mayClaim: false,
    })
    expect((await readSupplement(amina, pass)).mayClaim).toBe(false)
  })

  it('is not cancelled, until its claims are', async () => {
    const { id } = await drafted(rachel, pass)
    const cancel = () => actOn(root, pass, 'cancellation', { cancelReason: 'Not needed' })
    expect(codeOf(await cancel())).toEqual([409, 'claimedAlready'])
    await act(rachel, id, 'cancellation')
    expect((await cancel()).status).toBe(200)
  })

  it('is held by the database to what is approved of it', async () => {
    const id = await claimed(rachel, pass)
    const refused = (statement: ReturnType<typeof sql>) =>
      statement.execute(server.db).then(
        () => 'kept',
        (error: { constraint?: string; message: string }) => error.constraint ?? error.message,
      )
    const other = await drafted(rachel, pass, { claimedAmount: '360.00' })
    expect(
      await refused(sql`update payments set claimed_amount = 360.01 where id = ${other.id}`),
    ).toBe('payments_within_supplement')
    expect(
      await refused(
        sql`insert into payments (placement_id, source, supplement_id, spent_on, period_from, period_to, claimed_amount)
          select placement_id, source, supplement_id, spent_on, period_from, period_to, 0.01 from payments where id = ${id}`,
      ),
    ).toBe('payments_within_supplement')
    await act(rachel, other.id, 'cancellation')
    await drafted(rachel, pass, { claimedAmount: '1.00' })
    expect(
      await refused(
        sql`update payments set status = 'draft', cancelled_on = null, cancelled_by = null where id = ${other.id}`,
      ),
    ).toBe('payments_within_supplement')
    expect(
      await refused(sql`update supplements set payee = 'participant' where id = ${pass}`),
    ).toBe('supplements_claimed')
    expect(await refused(sql`update payments set spent_on = null where id = ${id}`)).toMatch(
      /^payments_check/,
    )
  })
})
