import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { codeOf } from '#apps/server/test-answers.ts'
import type { Caller } from '#apps/server/test-server.ts'
import { server } from '#modules/applications/server/applications.test-people.ts'
import { withPeople } from '#modules/placements/server/placements.test-people.ts'
import { auditRows } from '../../../checks/kit-at-work/audit.test-rows.ts'
import type { SupplementOffer } from '../contract/supplements.endpoints.ts'
import {
  act,
  approve,
  change,
  complaints,
  lettersOf,
  listed,
  pass,
  readSupplement,
  request,
  requested,
  startAfresh,
  working,
} from './supplements.test-people.ts'
import { verifySupplements } from './verify-supplements.ts'

withPeople()

let placementId: string
let rachel: Caller
let zoe: Caller
let amina: Caller
let luc: Caller

beforeAll(async () => {
  ;({ placementId } = await working())
}, 60_000)
beforeEach(async () => {
  await startAfresh(placementId)
  rachel = await server.as('employer')
  zoe = await server.as('employee')
  amina = await server.as('caseOfficer')
  luc = await server.as('approver')
})

const placed = (column: string, value: string) =>
  sql`update placements set ${sql.ref(column)} = ${value} where id = ${placementId}`.execute(
    server.db,
  )

describe('a request', () => {
  it('is made by the employer of a placement, and comes to so many times so much', async () => {
    const { status, body } = await request(rachel, pass(placementId))
    expect([status, body]).toMatchObject([
      201,
      {
        status: 'requested',
        type: 'transport',
        payee: 'participant',
        times: 12,
        requestedEach: '45.00',
        requestedAmount: '540.00',
        requestedOn: '2027-02-08',
        approvedAmount: null,
        requestedBy: null,
        most: null,
        mayEdit: true,
        can: { withdraw: true },
      },
    ])
    expect(body.reference).toMatch(/^SUP-2027-\d{6}$/)
    expect((await listed(zoe)).map(({ id }) => id)).toEqual([body.id])
    expect(await auditRows(server.db, { entityId: body.id })).toMatchObject([
      { action: 'supplements.created', changes: { requestedAmount: [null, '540.00'] } },
    ])
    expect(await verifySupplements(server.db)).toEqual([])
  })

  it.each([
    ['weekly', '2027-02-15', '2027-02-21', 1],
    ['weekly', '2027-02-15', '2027-02-22', 2],
    ['monthly', '2027-02-15', '2027-03-14', 1],
    ['monthly', '2027-02-15', '2027-03-15', 2],
    ['monthly', '2027-02-15', '2027-02-20', 1],
    ['oneTime', '2027-02-15', '2027-06-20', 1],
  ])(
    'counts a begun week or month whole: %s from %s to %s',
    async (frequency, fromOn, toOn, times) => {
      const body = await requested(rachel, placementId, { frequency, fromOn, toOn })
      expect([body.times, body.requestedAmount]).toEqual([times, (45 * times).toFixed(2)])
    },
  )

  it('that is paid once needs no last day', async () => {
    const once = { frequency: 'oneTime', toOn: null }
    expect(await requested(rachel, placementId, once)).toMatchObject({ toOn: '2027-02-15' })
  })

  it.each([
    [{ type: 'relocation' }, { type: 'notOffered' }],
    [{ requestedEach: '0' }, { requestedEach: 'aboveNothing' }],
    [{ requestedEach: '-1' }, { requestedEach: 'aboveNothing' }],
    [{ toOn: null }, { toOn: 'lastDayNeeded' }],
    [{ toOn: '2027-02-14' }, { toOn: 'endsBeforeStart' }],
    [{ toOn: '2027-06-28' }, { toOn: 'endsAfterPlacement' }],
    [{ fromOn: '2027-02-07' }, { fromOn: 'beforeRequest' }],
    [
      { frequency: 'oneTime', fromOn: '2027-06-28', toOn: null },
      { fromOn: 'startsAfterPlacement' },
    ],
    [{ internalNote: 'Ours' }, { internalNote: 'ofStaffAlone' }],
    [{ internalNote: null }, { internalNote: 'ofStaffAlone' }],
    [{ fromOn: '2027-02-07', lateReason: 'It was urgent' }, { lateReason: 'ofStaffAlone' }],
  ])('of an employer is refused at its field with %j', async (also, wrong) => {
    const answer = await request(rachel, pass(placementId, also))
    expect([answer.status, complaints(answer.body)]).toEqual([422, wrong])
  })

  it('is refused where it would be paid more than 104 times', async () => {
    await placed('planned_end_on', '2030-01-01')
    const answer = await request(rachel, pass(placementId, { toOn: '2029-02-12' }))
    expect(complaints(answer.body)).toEqual({ toOn: 'tooOften' })
    await placed('planned_end_on', '2027-06-27')
  })

  it('begins before it is made only where staff say why, which nobody else reads', async () => {
    const before = { fromOn: '2027-02-07' }
    const without = await request(amina, pass(placementId, before))
    expect(complaints(without.body)).toEqual({ lateReason: 'lateReasonNeeded' })
    const said = { ...before, lateReason: 'She moved on Sunday', internalNote: 'Called' }
    const body = await requested(amina, placementId, said)
    expect(body).toMatchObject({ ...said, requestedBy: expect.any(String) as string })
    for (const by of [rachel, zoe])
      expect(await readSupplement(by, body.id)).toMatchObject({
        lateReason: null,
        internalNote: null,
        requestedBy: null,
      })
    // Who looks after the application entered it.
    expect(await lettersOf(body.id)).toEqual([])
  })

  it('tells whoever looks after the application, who finds it in the portal', async () => {
    const { id, reference } = await requested(rachel, placementId)
    expect(await lettersOf(id)).toMatchObject([{ letter: 'requestedForAssignee' }])
    const { body } = await amina.get<{ data: { path: string | null }[] }>('/notifications')
    expect(body.data.some(({ path }) => path === `/supplements/${id}`)).toBe(true)
    const found = await amina.get<object>(`/search?q=${reference}`)
    expect(JSON.stringify(found.body)).toContain(`/supplements/${id}`)
  })

  it.each(['planned', 'ended', 'completed'])(
    'is refused of a placement that is %s',
    async (status) => {
      await placed('status', status)
      expect(codeOf(await request(rachel, pass(placementId)))).toEqual([
        409,
        'placementNotUnderWay',
      ])
    },
  )

  it('is nobody else’s: another employer, an employee, an approver', async () => {
    expect((await request(zoe, pass(placementId))).status).toBe(403)
    expect((await request(luc, pass(placementId))).status).toBe(403)
    const { rows } = await sql<{ employer: string }>`
      select employer_id as employer from placements where id = ${placementId}`.execute(server.db)
    await sql`update placements set employer_id = (select id from employers where id <> employer_id limit 1)
      where id = ${placementId}`.execute(server.db)
    expect((await request(rachel, pass(placementId))).status).toBe(404)
    await placed('employer_id', rows[0]!.employer)
  })

  it('chooses of what is offered, with what is left of it', async () => {
    const { id, participantId } = await requested(rachel, placementId)
    await approve(luc, id)
    const offers = (by: Caller) =>
      by.get<{ data: SupplementOffer[] }>(`/supplements/offers?participantId=${participantId}`)
    expect((await offers(rachel)).body.data).toMatchObject([
      {
        placementId,
        lastDay: '2027-06-27',
        offered: [
          { type: 'transport', cap: '1000.00', left: '460.00' },
          { type: 'tools', left: '600.00' },
        ],
      },
    ])
    await placed('status', 'ended')
    expect((await offers(rachel)).body.data).toEqual([])
  })
})

describe('a request that is not decided', () => {
  it('is changed by its employer and by staff, each of whom then decides nothing of it', async () => {
    const { id } = await requested(rachel, placementId)
    const changed = await change(rachel, id, { toOn: '2027-02-28', requestedEach: '50.00' })
    expect([changed.status, changed.body]).toMatchObject([
      200,
      { times: 2, requestedAmount: '100.00', type: 'transport', version: 2 },
    ])
    expect((await auditRows(server.db, { entityId: id })).at(-1)).toMatchObject({
      action: 'supplements.change',
      changes: { requestedAmount: ['540.00', '100.00'] },
    })
    const admin = await server.as('admin')
    await change(admin, id, { internalNote: 'Two weeks only' })
    const approval = { approvedEach: '50.00', total: '100.00' }
    expect(codeOf(await approve(admin, id, approval))).toEqual([409, 'fourEyes'])
    expect(codeOf(await act(admin, id, 'refusal', { declineReason: 'notNeeded' }))).toEqual([
      409,
      'fourEyes',
    ])
    expect((await approve(luc, id, approval)).status).toBe(200)
    expect(codeOf(await change(rachel, id, { requestedEach: '60.00' }))).toEqual([
      409,
      'wrongState',
    ])
  })

  it('keeps the reason of staff while its first day stays, and loses it with the day', async () => {
    const late = { fromOn: '2027-02-07', lateReason: 'She moved on Sunday' }
    const { id } = await requested(amina, placementId, late)
    expect((await change(rachel, id, { description: 'Train pass' })).status).toBe(200)
    expect(await readSupplement(amina, id)).toMatchObject(late)
    const earlier = await change(rachel, id, { fromOn: '2027-02-06' })
    expect(complaints(earlier.body)).toEqual({ fromOn: 'beforeRequest' })
    const byStaff = await change(amina, id, { fromOn: '2027-02-06' })
    expect(complaints(byStaff.body)).toEqual({ lateReason: 'lateReasonNeeded' })
  })

  it('is changed by nobody else, nor once its placement is over, nor unseen', async () => {
    const { id } = await requested(rachel, placementId)
    expect((await change(zoe, id, { description: 'Train' })).status).toBe(403)
    expect((await change(luc, id, { description: 'Train' })).status).toBe(403)
    const stale = await rachel.patch(`/supplements/${id}`, { description: 'Train' }, { version: 7 })
    expect(stale.status).toBe(412)
    await placed('status', 'ended')
    expect(codeOf(await change(rachel, id, { description: 'Train' }))).toEqual([
      409,
      'placementNotUnderWay',
    ])
  })

  it('is withdrawn by its employer, and by no participant', async () => {
    const { id } = await requested(rachel, placementId)
    expect((await act(zoe, id, 'withdrawal')).status).toBe(403)
    expect((await act(rachel, id, 'withdrawal')).body).toMatchObject({
      status: 'withdrawn',
      withdrawnOn: '2027-02-08',
    })
    expect(codeOf(await approve(luc, id))).toEqual([409, 'wrongState'])
  })
})
