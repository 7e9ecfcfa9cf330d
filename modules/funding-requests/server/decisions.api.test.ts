import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { codeOf } from '#apps/server/test-answers.ts'
import { ownId, type Caller } from '#apps/server/test-server.ts'
import { server } from '#modules/applications/server/applications.test-people.ts'
import { verifyApplications } from '#modules/applications/server/verify-applications.ts'
import type { ProgramLedger } from '#modules/participants/contract/participants.endpoints.ts'
import { leaveInOntario, withPeople } from '#modules/placements/server/placements.test-people.ts'
import { auditRows } from '../../../checks/kit-at-work/audit.test-rows.ts'
import { approve, committed, limit, startAfresh } from './decisions.test-people.ts'
import { act, filled, lettersOf, listed, readRequest, working } from './requests.test-people.ts'
import { verifyRequests } from './verify-requests.ts'

withPeople()

let placementId: string
let id: string
let amina: Caller
let luc: Caller

beforeAll(async () => {
  ;({ placementId } = await working())
}, 60_000)
beforeEach(async () => {
  await startAfresh()
  await limit(placementId, { training: 5000, cap: 30_000, budget: 90_000_000 })
  amina = await server.as('caseOfficer')
  luc = await server.as('approver')
  id = await filled(amina, placementId)
})

const complaints = (body: object) =>
  Object.fromEntries(
    Object.entries(
      (body as { errors: Record<string, { code: string; message: string }[]> }).errors,
    ).map(([key, [first]]) => [key, [first?.code, first?.message]]),
  )

describe('an approval', () => {
  it('gives what was asked for unless said, sets it aside, and tells the amounts', async () => {
    const before = await committed(placementId)
    const { status, body } = await approve(luc, id, { applicantNote: 'Enjoy' })
    expect([status, body]).toMatchObject([
      200,
      {
        status: 'approved',
        approvedAmount: '1250.50',
        decidedOn: '2027-02-08',
        lines: [
          { kind: 'tuition', approved: '1100.25', reductionReason: null },
          { kind: 'books', approved: '150.25' },
        ],
      },
    ])
    expect((await committed(placementId)) - before).toBeCloseTo(1250.5, 2)
    expect((await lettersOf(id)).at(-1)).toMatch(/^approved to /)
    const { rows } = await sql<{ body: string }>`
      select body from outbox_messages where record_id = ${id} and template = 'fundingRequests.approved'`.execute(
      server.db,
    )
    for (const said of ['1,250.50', 'Tuition: ', '1,100.25', 'Enjoy', 'invoice'])
      expect(rows[0]?.body).toContain(said)
    // In the order in which they were asked.
    expect(rows[0]?.body).toMatch(/Tuition: [^]*Textbooks: /)
    expect((await listed(luc, 'approved')).data.map((row) => row.id)).toContain(id)
    expect((await auditRows(server.db, { entityId: id })).at(-1)).toMatchObject({
      action: 'fundingRequests.approve',
      changes: { approvedAmount: [null, '1250.50'] },
    })
    expect([
      ...(await verifyRequests(server.db)),
      ...(await verifyApplications(server.db)),
    ]).toEqual([])
  })

  it('gives less of a cost for a reason, to the cent', async () => {
    const lines = [{ kind: 'books', approved: '100.24', reductionReason: 'Used books' }]
    const { body } = await approve(luc, id, { lines, total: '1200.49' })
    expect(body).toMatchObject({
      approvedAmount: '1200.49',
      lines: [
        { kind: 'tuition' },
        { kind: 'books', approved: '100.24', reductionReason: 'Used books' },
      ],
    })
  })

  it.each([
    [
      [{ kind: 'books', approved: '150.26' }],
      '1250.51',
      { 'lines.0.approved': 'moreThanRequested' },
    ],
    [
      [{ kind: 'books', approved: '150.24' }],
      '1250.49',
      { 'lines.0.reductionReason': 'reductionUnexplained' },
    ],
    [[{ kind: 'meals', approved: '0' }], '1250.50', { 'lines.0.kind': 'choice' }],
    [[], '1250.51', { total: 'notTheSum' }],
    [
      ['tuition', 'books'].map((kind) => ({ kind, approved: '0', reductionReason: 'No' })),
      '0',
      { total: 'nothingApproved' },
    ],
  ])('refuses at its field %j with a total of %s', async (lines, total, wrong) => {
    const { status, body } = await approve(luc, id, { lines, total })
    const codes = Object.entries(complaints(body)).map(([key, [code]]) => [key, code])
    expect([status, Object.fromEntries(codes)]).toEqual([422, wrong])
    expect((await readRequest(luc, id)).status).toBe('awaitingApproval')
  })

  it.each([
    [{ training: 1250, cap: 30_000, budget: 90_000_000 }, 'overTrainingMaximum', '$1,250.00 or'],
    [{ training: 5000, cap: 7130, budget: 90_000_000 }, 'overCombinedCap', '$1,250.00 or'],
    // The tightest of them is told, as the panel tells it.
    [{ training: 1250, cap: 6900, budget: 90_000_000 }, 'overCombinedCap', '$1,020.00 or'],
  ])('is refused where a limit leaves less, with what is left: %j', async (limits, code, left) => {
    await limit(placementId, limits)
    expect((await readRequest(luc, id)).most).toMatchObject({ limit: code })
    for (const by of [amina, await server.as('employer')])
      expect((await readRequest(by, id)).most).toBeNull()
    const { status, body } = await approve(luc, id)
    expect([status, complaints(body)]).toMatchObject([
      422,
      { total: [code, expect.stringContaining(left) as string] },
    ])
  })

  it('is refused where the budget leaves less', async () => {
    await sql`update programs p set budget_total = b.committed + 1250.49 from program_budgets b
      where b.program_id = p.id and p.id = (select program_id from placements where id = ${placementId})`.execute(
      server.db,
    )
    expect(complaints((await approve(luc, id)).body)).toMatchObject({
      total: ['overBudget', expect.anything()],
    })
    await sql`update programs p set budget_total = b.committed + 1250.50 from program_budgets b
      where b.program_id = p.id and p.id = (select program_id from placements where id = ${placementId})`.execute(
      server.db,
    )
    expect((await approve(luc, id)).status).toBe(200)
  })

  it('stands in the ledger of the participant beside the wages, which have less left', async () => {
    await approve(luc, id)
    const { participantId } = await readRequest(luc, id)
    const ledger = async () => {
      const path = `/participants/${participantId}/ledger`
      const { body } = await (await server.as('superAdmin')).get<{ data: ProgramLedger[] }>(path)
      return body.data.find(({ lines }) => lines.some(({ request }) => request?.id === id))
    }
    const lines = (await ledger())?.lines ?? []
    expect(lines.find(({ request }) => request?.id === id)).toMatchObject({
      kind: 'training',
      committed: '1250.50',
      claimed: null,
      request: { status: 'approved', courseTitle: 'Food safety' },
    })
    const wages = lines.find(({ kind }) => kind === 'wageSubsidy')?.committed
    await limit(placementId, { training: 5000, cap: Number(wages) + 1251.5, budget: 90_000_000 })
    expect((await ledger())?.left).toBe('1.00')
  })

  it('is refused where less is left for the region of the workplace, which is told before', async () => {
    await sql`update applications set region = 'ON'
      where id = (select application_id from placements where id = ${placementId})`.execute(
      server.db,
    )
    await leaveInOntario(placementId, '1250.49')
    expect((await readRequest(luc, id)).most).toEqual({
      amount: '1250.49',
      limit: 'overRegion',
      region: { en: 'Ontario', fr: 'Ontario' },
    })
    expect(complaints((await approve(luc, id)).body)).toMatchObject({
      total: ['overRegion', expect.stringContaining('1,250.49')],
    })
    await leaveInOntario(placementId, '1250.50')
    expect((await approve(luc, id)).status).toBe(200)
    await sql`delete from program_regions`.execute(server.db)
  })

  it('counts what was approved of other requests of the participant', async () => {
    await limit(placementId, { training: 2501, cap: 30_000, budget: 90_000_000 })
    expect((await approve(luc, id)).status).toBe(200)
    const second = await filled(amina, placementId)
    expect((await approve(luc, second)).status).toBe(200)
    const third = await filled(amina, placementId)
    const { status, body } = await approve(luc, third)
    expect([status, complaints(body)]).toMatchObject([
      422,
      { total: ['overTrainingMaximum', expect.anything()] },
    ])
    const admin = await server.as('superAdmin')
    await act(admin, second, 'cancellation', { reason: 'The course is full' })
    expect((await approve(luc, third)).status).toBe(200)
  })

  it('is made by another person than whoever asked', async () => {
    const own = await filled(await server.as('superAdmin'), placementId)
    const margaret = await server.as('superAdmin')
    expect(codeOf(await approve(margaret, own))).toEqual([409, 'fourEyes'])
    expect(codeOf(await act(margaret, own, 'rejection', { reasonCodes: ['duplicate'] }))).toEqual([
      409,
      'fourEyes',
    ])
    expect((await approve(luc, own)).status).toBe(200)
    expect((await approve(amina, id)).status).toBe(403)
  })

  it('is refused once the course has begun, or payments are held, or the placement is over', async () => {
    const { rows } = await sql<{ id: string }>`
      insert into holds (kind, participant_id, reason, message, effects, starts_on, has_begun, name)
      select 'payment', participant_id, 'owing', 'Owed', '{payment}', organisation_today(), true, 'x'
      from placements where id = ${placementId} returning id`.execute(server.db)
    expect(codeOf(await approve(luc, id))).toEqual([409, 'paymentHeld'])
    await sql`update holds set status = 'lifted', ended_on = organisation_today() where id = ${rows[0]!.id}`.execute(
      server.db,
    )
    await sql`update placements set status = 'completed' where id = ${placementId}`.execute(
      server.db,
    )
    expect(codeOf(await approve(luc, id))).toEqual([409, 'placementNotUnderWay'])
    await sql`update placements set status = 'active' where id = ${placementId}`.execute(server.db)
    server.clock.moveTo(new Date('2027-03-16T15:00:00Z'))
    expect(codeOf(await approve(await server.as('approver'), id))).toEqual([
      409,
      'beganBeforeApproval',
    ])
    server.clock.moveTo(new Date('2027-03-15T15:00:00Z'))
    expect((await approve(await server.as('approver'), id)).status).toBe(200)
  })

  it('goes through once, and not at a version that has changed', async () => {
    const { version } = await readRequest(luc, id)
    const body = { lines: [], total: '1250.50' }
    const path = `/funding-requests/${id}/approval`
    const stale = await luc.post(path, body, { version: version - 1 })
    expect(stale.status).toBe(412)
    const both = await Promise.all([
      luc.post(path, body, { version }),
      luc.post(path, body, { version }),
    ])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 412])
  })
})

describe('fifty approvals at once', () => {
  it('never give more than a limit leaves', async () => {
    const many = [id]
    for (let at = 1; at < 50; at++) many.push(await copyOf(id))
    await limit(placementId, { training: 12_600, cap: 30_000, budget: 90_000_000 })
    const before = await committed(placementId)
    const answers = await Promise.all(
      many.map((each) =>
        luc.post(
          `/funding-requests/${each}/approval`,
          { lines: [], total: '1250.50' },
          { version: 2 },
        ),
      ),
    )
    const statuses = answers.map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(10)
    expect(statuses.filter((status) => status === 422)).toHaveLength(40)
    expect((await committed(placementId)) - before).toBeCloseTo(12_505, 2)
    expect(await verifyRequests(server.db)).toEqual([])
  }, 120_000)
})

/** The same request once more, as it awaits approval. */
async function copyOf(of: string) {
  const by = await ownId(amina)
  const { rows } = await sql<{ id: string }>`
    insert into funding_requests (placement_id, side, status, requested_by, requested_on, due_on, submitted_on,
      submitted_by, course_title, provider_name, provider_type, is_affiliated, delivery, starts_on, ends_on, hours,
      credential, skill_focus, relevance, requested_amount, version)
    select placement_id, side, status, ${by}, requested_on, due_on, submitted_on, submitted_by, course_title,
      provider_name, provider_type, is_affiliated, delivery, starts_on, ends_on, hours, credential, skill_focus,
      relevance, requested_amount, 2
    from funding_requests where id = ${of} returning id`.execute(server.db)
  await sql`insert into funding_request_lines (request_id, kind, requested)
    select ${rows[0]!.id}, kind, requested from funding_request_lines where request_id = ${of}`.execute(
    server.db,
  )
  return rows[0]!.id
}
