import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { codeOf } from '#apps/server/test-answers.ts'
import type { Caller } from '#apps/server/test-server.ts'
import { server } from '#modules/applications/server/applications.test-people.ts'
import { withPeople } from '#modules/placements/server/placements.test-people.ts'
import { auditRows } from '../../../checks/kit-at-work/audit.test-rows.ts'
import { act, asked, listed, readRequest, request, working } from './requests.test-people.ts'
import { verifyRequests } from './verify-requests.ts'

withPeople()

let placementId: string
let applicationId: string
let amina: Caller
let rachel: Caller
let zoe: Caller

beforeAll(async () => {
  ;({ placementId, applicationId } = await working())
}, 60_000)
beforeEach(async () => {
  amina = await server.as('caseOfficer')
  rachel = await server.as('employer')
  zoe = await server.as('employee')
})

describe('a request for training', () => {
  it('is made by staff for a placement, and asks a side for its form within 21 days', async () => {
    const { status, body } = await request(amina, placementId, 'participant', 'The safety course')
    expect([status, body]).toMatchObject([
      201,
      {
        reference: expect.stringMatching(/^STT-2027-\d{6}$/) as string,
        status: 'awaitingForm',
        side: 'participant',
        dueOn: '2027-03-01',
        message: 'The safety course',
        requestedBy: expect.stringMatching(/^Amina/) as string,
        lines: [],
      },
    ])
    const without = await asked(amina, placementId)
    const { rows: letters } = await sql<{ body: string }>`select body from outbox_messages
      where record_id = any(${[body.id, without.id]}::uuid[]) order by id`.execute(server.db)
    expect(letters.map(({ body: said }) => said.includes('The safety course'))).toEqual([
      true,
      false,
    ])
    expect(letters.filter(({ body: said }) => /\n{3}/.test(said))).toEqual([])
    expect(await auditRows(server.db, { entityId: body.id })).toMatchObject([
      { action: 'fundingRequests.created', reference: body.reference },
    ])
  })

  it('is made by each side for itself alone', async () => {
    expect((await request(rachel, placementId, 'employer')).status).toBe(201)
    expect((await request(zoe, placementId, 'participant')).status).toBe(201)
    for (const [by, side] of [
      [rachel, 'participant'],
      [zoe, 'employer'],
    ] as const)
      expect(await request(by, placementId, side)).toMatchObject({
        status: 422,
        body: { errors: { side: [{ code: 'ownSideAlone' }] } },
      })
  })

  it('is made by a side three times at most before one is filled in, however many come at once', async () => {
    const open = await listed(zoe, 'awaitingForm', 'filter[side]=participant')
    for (const { id } of open.data) await act(zoe, id, 'cancellation', { reason: 'Full' })
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => request(zoe, placementId, 'participant')),
    )
    const made = answers.filter(({ status }) => status === 201)
    expect(made).toHaveLength(3)
    expect(codeOf(answers.find(({ status }) => status !== 201)!)).toEqual([409, 'enoughAsked'])
    expect((await request(amina, placementId, 'participant')).status).toBe(201)
    for (const { body } of made) await act(zoe, body.id, 'cancellation', { reason: 'Full' })
  })

  it('is made for no placement of somebody else, and none that is over or not accepted', async () => {
    const { rows } = await sql<{ id: string }>`
      select l.id from placements l join users u on u.email = 'employer@example.org'
      where l.status = 'active' and l.employer_id <> u.employer_id limit 1`.execute(server.db)
    expect((await request(rachel, rows[0]!.id, 'employer')).status).toBe(404)
    expect((await request(amina, '00000000-0000-7000-8000-000000000000', 'employer')).status).toBe(
      404,
    )
    for (const status of ['planned', 'ended', 'completed']) {
      const { rows: found } = await sql<{ id: string }>`
        select l.id from placements l where l.status = ${status} limit 1`.execute(server.db)
      const admin = await server.as('superAdmin')
      if (found[0])
        expect(codeOf(await request(admin, found[0].id, 'employer'))).toEqual([
          409,
          'placementNotUnderWay',
        ])
    }
  })

  it('is cancelled by whoever asked, or by staff, with a reason', async () => {
    const { id } = await asked(amina, placementId)
    expect(codeOf(await act(rachel, id, 'cancellation', { reason: 'No' }))).toEqual([
      409,
      'askedByOthers',
    ])
    expect((await act(amina, id, 'cancellation', {})).status).toBe(422)
    expect((await act(amina, id, 'cancellation', { reason: 'Full' })).body).toMatchObject({
      status: 'cancelled',
      cancelReason: 'Full',
    })
    expect(codeOf(await act(amina, id, 'cancellation', { reason: 'Full' }))).toEqual([
      409,
      'wrongState',
    ])
    const own = await asked(rachel, placementId)
    expect((await act(rachel, own.id, 'cancellation', { reason: 'Full' })).status).toBe(200)
    expect((await auditRows(server.db, { entityId: own.id })).at(-1)).toMatchObject({
      action: 'fundingRequests.cancel',
      reason: 'Full',
    })
  })
})

describe('who sees a request', () => {
  it('is both sides of the placement, without who works on it, and the staff of its program', async () => {
    const { id } = await asked(amina, placementId)
    for (const by of [rachel, zoe]) {
      const read = await readRequest(by, id)
      expect(read).toMatchObject({ assignee: null, requestedBy: null })
      expect((await by.get(`/funding-requests/${id}/history`)).status).toBe(404)
      expect(
        (await by.get('/funding-requests?stage=awaitingForm&filter[assigneeId]=none')).status,
      ).toBe(422)
    }
    expect((await amina.get(`/funding-requests/${id}/history`)).status).toBe(200)
    await sql`update user_programs set program_id = (select id from programs p where not exists (
        select 1 from user_programs m join users u on u.id = m.user_id
        where u.email = 'case.officer@example.org' and m.program_id = p.id) limit 1)
      where program_id = (select program_id from placements where id = ${placementId})
        and user_id = (select id from users where email = 'case.officer@example.org')`.execute(
      server.db,
    )
    const elsewhere = await server.as('caseOfficer')
    expect((await elsewhere.get(`/funding-requests/${id}`)).status).toBe(404)
    expect((await request(elsewhere, placementId, 'employer')).status).toBe(404)
    await sql`insert into user_programs (user_id, program_id) select u.id, l.program_id from users u, placements l
      where u.email = 'case.officer@example.org' and l.id = ${placementId} on conflict do nothing`.execute(
      server.db,
    )
  })

  it('is nobody without the permission', async () => {
    const adviser = await server.as('adviser')
    expect(codeOf(await adviser.get('/funding-requests?stage=approved'))).toEqual([
      403,
      'forbidden',
    ])
    expect((await server.visitor.get('/funding-requests?stage=approved')).status).toBe(401)
  })
})

describe('the list of requests', () => {
  it('has what is found by reference, side, placement and name', async () => {
    const { id, reference } = await asked(amina, placementId, 'participant')
    const ids = async (query: string) =>
      (await listed(amina, 'awaitingForm', query)).data.map((row) => row.id)
    expect(await ids(`search=${reference}`)).toEqual([id])
    expect(await ids(`filter[placementId]=${placementId}&filter[side]=employer`)).not.toContain(id)
    expect(await ids(`filter[applicationId]=${applicationId}&filter[side]=participant`)).toContain(
      id,
    )
    expect(await ids('search=zoé')).toContain(id)
    expect(await ids('filter[dueOn][lte]=2027-02-28')).not.toContain(id)
    expect((await listed(amina, 'approved', `search=${reference}`)).data).toEqual([])
  })

  it('counts as its badge does, for everybody', async () => {
    for (const who of ['superAdmin', 'caseOfficer', 'finance', 'employer', 'employee'] as const) {
      const by = await server.as(who)
      const { body } = await by.get<Record<string, number>>('/badge-counts')
      const totals = []
      for (const stage of ['awaitingForm', 'awaitingApproval', 'approved'] as const)
        totals.push((await listed(by, stage)).meta.total)
      const { sttFundingPending, sttAwaitingApproval, sttFundingApproved } = body
      expect([who, sttFundingPending, sttAwaitingApproval, sttFundingApproved]).toEqual([
        who,
        ...totals,
      ])
      expect(sttFundingPending).toBeGreaterThan(0)
    }
    expect(await verifyRequests(server.db)).toEqual([])
  })

  it('exports what is shown, with names where they may be exported', async () => {
    const { name } = await readRequest(amina, (await asked(amina, placementId)).id)
    const sheet = async (by: Caller) =>
      String((await by.get('/funding-requests/export?stage=awaitingForm&format=csv')).body)
    expect(await sheet(await server.as('approver'))).toContain(name)
    expect(await sheet(amina)).not.toContain(name)
    expect((await zoe.get('/funding-requests/export?stage=awaitingForm&format=csv')).status).toBe(
      403,
    )
    const finance = await server.as('finance')
    expect(
      (await finance.get('/funding-requests/export?stage=awaitingForm&format=csv')).status,
    ).toBe(403)
  })
})
