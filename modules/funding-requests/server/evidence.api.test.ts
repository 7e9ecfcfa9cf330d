import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sql } from 'kysely'
import { codeOf } from '#apps/server/test-answers.ts'
import { runJob } from '#kit/server/jobs.ts'
import { server } from '#modules/applications/server/applications.test-people.ts'
import { verifyApplications } from '#modules/applications/server/verify-applications.ts'
import { withPeople } from '#modules/placements/server/placements.test-people.ts'
import { auditRows } from '../../../checks/kit-at-work/audit.test-rows.ts'
import { committed, limit, startAfresh } from './decisions.test-people.ts'
import { approved, handIn, morning, over, paid, statusOf } from './evidence.test-people.ts'
import { expireRequests } from './expire-requests.ts'
import { remindAsked } from './remind-asked.ts'
import {
  act,
  freshLink,
  kindsOf,
  lettersOf,
  listed,
  open,
  readRequest,
  save,
  send,
  submit,
  tokenOf,
  working,
} from './requests.test-people.ts'
import { verifyRequests } from './verify-requests.ts'

withPeople()

let placementId: string

beforeAll(async () => {
  ;({ placementId } = await working())
}, 60_000)
beforeEach(async () => {
  await startAfresh()
  await limit(placementId, { training: 5000, cap: 30_000, budget: 90_000_000 })
})

const wrongIn = (body: object) =>
  Object.fromEntries(
    Object.entries((body as { errors: Record<string, { code: string }[]> }).errors).map(
      ([key, [first]]) => [key, first?.code],
    ),
  )

async function morningOf(day: string) {
  await morning(day)
  await runJob(server.system, expireRequests)
  await runJob(server.system, remindAsked)
}

describe('evidence', () => {
  it('is asked for once, in the morning after the last day of the course', async () => {
    const id = await approved(placementId)
    await morning('2027-03-26')
    expect(await statusOf(id)).toBe('approved')
    await morning('2027-03-27')
    await morning('2027-03-27')
    const amina = await server.as('caseOfficer')
    expect(await readRequest(amina, id)).toMatchObject({
      status: 'evidenceDue',
      dueOn: '2027-04-26',
      evidenceAskedOn: '2027-03-27',
      evidenceSentOn: null,
    })
    expect((await lettersOf(id)).filter((each) => each.startsWith('evidenceAsked'))).toHaveLength(1)
    expect((await listed(amina, 'approved')).data.map((row) => row.id)).toContain(id)
    expect(
      (await listed(amina, 'approved', 'filter[status]=evidenceDue')).data.map((row) => row.id),
    ).toContain(id)
  })

  it('opens with what was approved, by its own link and not by that of the form', async () => {
    const id = await approved(placementId)
    const before = await tokenOf(id)
    await morning('2027-03-27')
    await sql`update funding_request_links set used_at = null where request_id = ${id}`.execute(
      server.db,
    )
    expect(codeOf(await open(before))).toEqual([409, 'linkExpired'])
    const { body } = await open(await tokenOf(id))
    const [first] = body.form?.sections ?? []
    expect(first?.questions[0]?.options?.map((option) => option.id)).toEqual(['tuition', 'books'])
    expect(body).toMatchObject({
      asks: 'evidence',
      submitted: null,
      answers: { 'evidence.costs': ['tuition', 'books'] },
      approved: [
        { kind: 'tuition', approved: '1100.25' },
        { kind: 'books', approved: '100.00' },
      ],
    })
    await freshLink(before)
    expect((await kindsOf(id)).at(-1)).toBe('evidenceLink')
  })

  it('keeps what is typed, is sent once, and fills what is claimed of each cost', async () => {
    const id = await over(placementId)
    const token = await tokenOf(id)
    await save(token, { 'claimed.books': '1' })
    const sent = await handIn(token)
    expect([sent.status, sent.body]).toMatchObject([
      200,
      { name: { en: 'Evidence of training' }, submitted: { state: 'sent', follows: 'payment' } },
    ])
    const amina = await server.as('caseOfficer')
    expect(await readRequest(amina, id)).toMatchObject({
      status: 'evidenceSent',
      evidenceSentOn: '2027-03-27',
      evidenceSentBy: 'Rachel Okafor',
      claimedAmount: '1200.00',
      hasCertificate: true,
      certificateReason: null,
      lines: [
        { kind: 'tuition', approved: '1100.25', claimed: '1080.00', assessed: null },
        { kind: 'books', approved: '100.00', claimed: '120.00' },
      ],
    })
    const again = await submit(token, sent.body)
    expect([again.status, again.body.submitted]).toMatchObject([200, { state: 'sent' }])
    expect(codeOf(await save(token, paid))).toEqual([409, 'alreadySubmitted'])
    expect((await kindsOf(id)).slice(-3)).toEqual([
      'evidenceAsked',
      'evidenceReceived',
      'evidenceForAssignee',
    ])
    expect((await auditRows(server.db, { entityId: id })).at(-1)).toMatchObject({
      action: 'fundingRequests.sendEvidence',
      actor: 'Rachel Okafor',
    })
    expect(await verifyRequests(server.db)).toEqual([])
  })

  it('needs the invoice, the proof of payment, the certificate or a reason, and the statements', async () => {
    const id = await over(placementId)
    const token = await tokenOf(id)
    await save(token, { ...paid, 'statements.participantPaidNothing': false })
    expect(Object.keys(wrongIn((await send(token)).body)).toSorted()).toEqual([
      'qcertificat',
      'qinvoice000',
      'qpayment000',
      'statements.participantPaidNothing',
    ])
    const without = { 'evidence.hasCertificate': false }
    const refused = await handIn(token, without, ['qinvoice000', 'qpayment000'])
    expect(wrongIn(refused.body)).toEqual({ 'evidence.certificateReason': 'required' })
    await save(token, { 'evidence.certificateReason': 'The exam is in May' })
    expect((await send(token)).status).toBe(200)
    const { rows } = await sql`
      select has_certificate as has, certificate_reason as reason from funding_requests
      where id = ${id}`.execute(server.db)
    expect(rows).toEqual([{ has: false, reason: 'The exam is in May' }])
  })

  it('claims nothing of a cost that was not approved, nothing of one that is left out, and more as typed', async () => {
    const id = await over(placementId)
    const token = await tokenOf(id)
    const refused = await handIn(token, {
      'evidence.costs': ['tuition', 'meals'],
      'claimed.meals': '10',
    })
    expect([refused.status, wrongIn(refused.body)]).toEqual([
      422,
      { 'evidence.costs': 'costNotApproved' },
    ])
    await save(token, { 'evidence.costs': ['tuition'], 'claimed.tuition': '2000' })
    expect((await send(token)).status).toBe(200)
    expect(await readRequest(await server.as('caseOfficer'), id)).toMatchObject({
      claimedAmount: '2000.00',
      lines: [{ claimed: '2000.00' }, { claimed: '0.00' }],
    })
  })

  it('is handed in signed in as well, by the side that is asked alone', async () => {
    const id = await over(placementId)
    const rachel = await server.as('employer')
    expect((await readRequest(rachel, id)).mayFill).toBe(true)
    const { body } = await rachel.post<{ token: string }>(`/funding-requests/${id}/link`)
    expect((await handIn(body.token)).status).toBe(200)
    expect((await readRequest(rachel, id)).mayFill).toBe(false)
    const zoe = await server.as('employee')
    expect((await zoe.post(`/funding-requests/${id}/link`)).status).toBe(404)
  })
})

describe('evidence that does not come', () => {
  it('is reminded of a week before it is due and on the day; then its money is released', async () => {
    const before = await committed(placementId)
    const id = await approved(placementId)
    expect((await committed(placementId)) - before).toBeCloseTo(1200.25, 2)
    for (const day of ['2027-03-27', '2027-04-18', '2027-04-19', '2027-04-20', '2027-04-26'])
      await morningOf(day)
    expect((await kindsOf(id)).slice(-3)).toEqual([
      'evidenceAsked',
      'evidenceReminder',
      'evidenceReminder',
    ])
    await morningOf('2027-04-27')
    await morningOf('2027-04-28')
    expect(await statusOf(id)).toBe('expired')
    expect((await kindsOf(id)).filter((kind) => kind === 'evidenceExpired')).toHaveLength(1)
    expect(await committed(placementId)).toBeCloseTo(before, 2)
    const { rows } = await sql<{ left: string }>`
      select training_committed(program_id, participant_id)::text as left from funding_requests where id = ${id}`.execute(
      server.db,
    )
    expect(rows[0]?.left).toBe('0')
    expect([
      ...(await verifyRequests(server.db)),
      ...(await verifyApplications(server.db)),
    ]).toEqual([])
  })

  it('is reminded of by staff once a day, and is asked for a week at least where it is late', async () => {
    const id = await approved(placementId)
    await morning('2027-04-23')
    const amina = await server.as('caseOfficer')
    expect((await readRequest(amina, id)).dueOn).toBe('2027-04-30')
    expect(codeOf(await act(amina, id, 'evidence-reminder', {}))).toEqual([409, 'remindedToday'])
    server.clock.moveTo(new Date('2027-04-24T15:00:00Z'))
    const rachel = await server.as('employer')
    expect(codeOf(await act(rachel, id, 'evidence-reminder', {}))).toEqual([409, 'remindedByStaff'])
    const again = await server.as('caseOfficer')
    expect((await act(again, id, 'evidence-reminder', {})).body).toMatchObject({ reminders: 1 })
  })

  it('is no more asked for once staff cancel the request, who alone may', async () => {
    const before = await committed(placementId)
    const id = await over(placementId)
    const token = await tokenOf(id)
    const given = { reason: 'The course was not taken' }
    expect((await act(await server.as('employer'), id, 'cancellation', given)).status).toBe(409)
    expect((await act(await server.as('caseOfficer'), id, 'cancellation', given)).status).toBe(200)
    expect(await committed(placementId)).toBeCloseTo(before, 2)
    expect((await open(token)).body.submitted).toMatchObject({ state: 'closed' })
    expect(codeOf(await save(token, paid))).toEqual([409, 'formNotOpen'])
  })
})
