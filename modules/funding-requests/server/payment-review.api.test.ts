import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { codeOf } from '#apps/server/test-answers.ts'
import type { Caller } from '#apps/server/test-server.ts'
import { server } from '#modules/applications/server/applications.test-people.ts'
import { verifyApplications } from '#modules/applications/server/verify-applications.ts'
import { withPeople } from '#modules/placements/server/placements.test-people.ts'
import { auditRows } from '../../../checks/kit-at-work/audit.test-rows.ts'
import { committed, limit, startAfresh } from './decisions.test-people.ts'
import { assessed, handedIn, handIn, paid, review } from './evidence.test-people.ts'
import { act, kindsOf, open, readRequest, send, tokenOf, working } from './requests.test-people.ts'
import { verifyRequests } from './verify-requests.ts'

withPeople()

let placementId: string
let id: string
let priya: Caller

beforeAll(async () => {
  ;({ placementId } = await working())
}, 60_000)
beforeEach(async () => {
  await startAfresh()
  await limit(placementId, { training: 5000, cap: 30_000, budget: 90_000_000 })
  id = await handedIn(placementId)
  priya = await server.as('finance')
})

const wrongIn = (body: object) =>
  Object.fromEntries(
    Object.entries((body as { errors: Record<string, { code: string }[]> }).errors).map(
      ([key, [first]]) => [key, first?.code],
    ),
  )

const tuition = (line: object) => [{ ...assessed.lines[0], ...line }, assessed.lines[1]]

describe('a review for payment', () => {
  it('keeps what is paid of each cost and why, releases the rest, and tells the amounts', async () => {
    const before = await committed(placementId)
    const { status, body } = await review(priya, id, { reviewNote: 'Thank you' })
    expect([status, body]).toMatchObject([
      200,
      {
        status: 'paymentApproved',
        assessedAmount: '1180.00',
        reviewedOn: '2027-03-27',
        reviewNote: 'Thank you',
        lines: [
          { kind: 'tuition', assessed: '1080.00', assessmentReason: 'Less was spent' },
          { kind: 'books', assessed: '100.00', assessmentReason: 'As approved' },
        ],
      },
    ])
    expect(before - (await committed(placementId))).toBeCloseTo(20.25, 2)
    const { rows } = await sql<{ training: string; letter: string }>`
      select training_committed(f.program_id, f.participant_id)::text as training, m.body as letter
      from funding_requests f join outbox_messages m on m.record_id = f.id and m.template = 'fundingRequests.reviewed'
      where f.id = ${id}`.execute(server.db)
    expect(rows[0]?.training).toBe('1180.00')
    for (const said of ['1,180.00', '1,100.25', '1,080.00', '120.00', 'As approved', 'Thank you'])
      expect(rows[0]?.letter).toContain(said)
    expect((await auditRows(server.db, { entityId: id })).at(-1)).toMatchObject({
      action: 'fundingRequests.review',
      changes: { assessedAmount: [null, '1180.00'] },
    })
    expect([
      ...(await verifyRequests(server.db)),
      ...(await verifyApplications(server.db)),
    ]).toEqual([])
  })

  it.each([
    [tuition({ assessed: '1080.01' }), '1180.01', { 'lines.0.assessed': 'moreThanClaimed' }],
    [tuition({ assessed: '1100.26' }), '1200.26', { 'lines.0.assessed': 'moreThanApproved' }],
    [
      tuition({ assessmentReason: null }),
      '1180.00',
      { 'lines.0.assessmentReason': 'assessmentUnexplained' },
    ],
    [assessed.lines.slice(1), '100.00', { lines: 'everyCost' }],
    [[...assessed.lines, assessed.lines[0]], '1180.00', { 'lines.2.kind': 'choice' }],
    [assessed.lines, '1180.01', { total: 'notTheSum' }],
    [
      assessed.lines.map((line) => ({ ...line, assessed: '0' })),
      '0.00',
      { total: 'nothingAssessed' },
    ],
  ])('refuses %j with a total of %s', async (lines, total, wrong) => {
    const { status, body } = await review(priya, id, { lines, total })
    expect([status, wrongIn(body)]).toEqual([422, wrong])
    expect((await readRequest(priya, id)).status).toBe('evidenceSent')
  })

  it('says an amount to the cent', async () => {
    const { body } = await review(priya, id, { total: '1180.10' })
    expect(JSON.stringify(body)).toContain('The amounts add up to 1,180.00')
  })

  it('is made by neither whoever approved nor whoever asked', async () => {
    expect((await review(await server.as('caseOfficer'), id)).status).toBe(403)
    expect((await review(await server.as('approver'), id)).status).toBe(403)
    for (const column of ['requested_by', 'decided_by']) {
      const { rows } = await sql<{ was: string }>`
        select ${sql.ref(column)} as was from funding_requests where id = ${id}`.execute(server.db)
      await sql`update funding_requests set ${sql.ref(column)} = (select id from users where email = 'finance@example.org')
        where id = ${id}`.execute(server.db)
      expect(codeOf(await review(priya, id))).toEqual([409, 'fourEyesOnReview'])
      expect(codeOf(await act(priya, id, 'evidence-return', { changes: 'No' }))).toEqual([
        409,
        'fourEyesOnReview',
      ])
      await sql`update funding_requests set ${sql.ref(column)} = ${rows[0]!.was} where id = ${id}`.execute(
        server.db,
      )
    }
    expect((await review(priya, id)).status).toBe(200)
  })

  it('is refused while payments are held, and without a certificate or a reason', async () => {
    const { rows } = await sql<{ id: string }>`
      insert into holds (kind, participant_id, reason, message, effects, starts_on, has_begun, name)
      select 'payment', participant_id, 'owing', 'Owed', '{payment}', organisation_today(), true, 'x'
      from placements where id = ${placementId} returning id`.execute(server.db)
    expect(codeOf(await review(priya, id))).toEqual([409, 'paymentHeld'])
    await sql`update holds set status = 'lifted', ended_on = organisation_today() where id = ${rows[0]!.id}`.execute(
      server.db,
    )
    await sql`update funding_requests set has_certificate = false where id = ${id}`.execute(
      server.db,
    )
    expect(codeOf(await review(priya, id))).toEqual([409, 'noCertificate'])
    await sql`update funding_requests set certificate_reason = 'In May' where id = ${id}`.execute(
      server.db,
    )
    expect((await review(priya, id)).status).toBe(200)
  })

  it('goes through once, and not at a version that has changed', async () => {
    const before = await committed(placementId)
    const { version } = await readRequest(priya, id)
    const path = `/funding-requests/${id}/payment-review`
    expect((await priya.post(path, assessed, { version: version - 1 })).status).toBe(412)
    const many = await Promise.all(
      Array.from({ length: 10 }, () => priya.post(path, assessed, { version })),
    )
    expect(many.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(before - (await committed(placementId))).toBeCloseTo(20.25, 2)
  })

  it('is never of more than was approved, whoever writes', async () => {
    await expect(
      sql`update funding_request_lines set assessed = 100.01, assessment_reason = 'x'
        where request_id = ${id} and kind = 'books'`.execute(server.db),
    ).rejects.toThrow(/check/)
  })
})

describe('evidence that is returned', () => {
  it('says what to change, opens with its answers by a new link, and is sent and reviewed again', async () => {
    const old = await tokenOf(id)
    expect((await act(priya, id, 'evidence-return', {})).status).toBe(422)
    const { body } = await act(priya, id, 'evidence-return', { changes: 'The invoice is cut off' })
    expect(body).toMatchObject({
      status: 'evidenceReturned',
      changesAsked: 'The invoice is cut off',
      dueOn: '2027-04-26',
      evidenceSentOn: null,
    })
    expect(codeOf(await open(old))).toEqual([409, 'linkExpired'])
    const token = await tokenOf(id)
    expect((await open(token)).body).toMatchObject({
      changesAsked: 'The invoice is cut off',
      answers: { 'claimed.tuition': '1080' },
    })
    expect((await send(token)).status).toBe(422)
    expect((await handIn(token, { ...paid, 'claimed.books': '100' })).status).toBe(200)
    expect(await readRequest(priya, id)).toMatchObject({
      status: 'evidenceSent',
      claimedAmount: '1180.00',
      changesAsked: null,
    })
    expect((await review(priya, id)).status).toBe(200)
    expect((await kindsOf(id)).slice(-4)).toEqual([
      'evidenceReturned',
      'evidenceReceived',
      'evidenceForAssignee',
      'reviewed',
    ])
  })
})
