import { describe, expect, it } from 'vitest'
import { ownId } from '#apps/server/test-server.ts'
import type { HistoryEntry } from '#kit/contract/history.ts'
import type { ApplicationRecord } from '../contract/applications.endpoints.ts'
import { daysFromNow, submitBothHalves } from '#modules/intake/server/intake.test-journey.ts'
import {
  server,
  admin,
  amina,
  approve,
  luc,
  passCheckpoint,
  read,
  recommended,
  step,
  withPeople,
} from './applications.test-people.ts'

withPeople()

describe('from submission to a decision', () => {
  it('takes two people, computes the subsidy, reserves it and creates the placement', async () => {
    const id = await recommended()
    const before = await read(luc, id)
    expect(before.can['approve']).toBe(true)
    expect((await read(amina, id)).can['approve']).toBeUndefined()
    const budget = await committed(before.program.id)
    const approved = await approve(luc, id, { applicantNote: 'Welcome' })
    expect(approved.status).toBe(200)
    expect(approved.body).toMatchObject({
      status: 'approved',
      approvedAmount: before.funding.total,
      placement: { status: 'planned' },
      decision: { by: 'Luc Tremblay', applicantNote: 'Welcome' },
    })
    expect(await committed(before.program.id)).toBeCloseTo(budget + Number(before.funding.total), 2)
    const mails = await server.db
      .selectFrom('outbox_messages')
      .selectAll()
      .where('template', 'in', ['applications.approved', 'placements.offered'])
      .where('record_id', '=', id)
      .orderBy('template')
      .execute()
    expect(mails.map(({ template, recipient }) => [template, recipient])).toEqual([
      ['applications.approved', before.participant?.email],
      ['placements.offered', before.employer.contactEmail],
    ])
    const { body } = await admin.get<{ data: HistoryEntry[] }>(`/applications/${id}/history`)
    expect(body.data).toMatchObject([
      {
        action: 'applications.placementCreated',
        changes: { amount: [null, before.funding.total] },
      },
      {
        action: 'applications.approve',
        changes: {
          status: ['recommendedApprove', 'approved'],
          approvedAmount: [null, before.funding.total],
        },
      },
      {
        action: 'applications.recommendApproval',
        changes: { status: ['inReview', 'recommendedApprove'] },
      },
      {
        action: 'applications.checkpoint',
        changes: { 'checkpoint.positionFits': ['pending', 'pass'] },
      },
      {
        action: 'applications.assign',
        changes: { status: ['submitted', 'inReview'], assignee: [null, 'Amina Haddad'] },
      },
      { action: 'applications.participantDone' },
      { action: 'applications.submit', changes: { status: [null, 'submitted'] } },
    ])
    expect(body.data.map(({ actorName }) => actorName)).toEqual([
      ...['Luc Tremblay', 'Luc Tremblay'],
      ...['Amina Haddad', 'Amina Haddad', 'Amina Haddad'],
      expect.stringMatching(/^Zoé Béland/),
      'Marie Côté',
    ])
  })

  const committed = async (programId: string) => {
    const row = await server.db
      .selectFrom('program_budgets')
      .select('committed')
      .where('program_id', '=', programId)
      .executeTakeFirstOrThrow()
    return Number(row.committed)
  }

  it('is decided once when two people decide at the same moment', async () => {
    const id = await recommended()
    const { version, funding } = await read(admin, id)
    const expectedAmount = funding.total
    const [one, other] = await Promise.all([
      luc.post<ApplicationRecord>(`/applications/${id}/approval`, { expectedAmount }, { version }),
      admin.post<ApplicationRecord>(
        `/applications/${id}/rejection`,
        { reasonCodes: ['other'], applicantNote: 'No' },
        { version },
      ),
    ])
    expect([one.status, other.status].toSorted((a, b) => a - b)).toEqual([200, 412])
    const late = one.status === 412 ? one : other
    expect(late.body).toMatchObject({
      code: 'stale',
      changedBy: expect.any(String),
      current: { decision: { by: expect.any(String) } },
    })
    const placements = await server.db
      .selectFrom('placements')
      .select('id')
      .where('application_id', '=', id)
      .execute()
    expect(placements).toHaveLength(one.status === 200 ? 1 : 0)
  })

  it('never overspends a budget, however many approve at once', async () => {
    const ids = await Promise.all([recommended(), recommended(), recommended()])
    const record = await read(admin, ids[0] ?? '')
    const { total } = record.funding
    const left = await committed(record.program.id)
    await server.db
      .updateTable('programs')
      .set({ budget_total: String(left + Number(total) * 1.5) })
      .where('id', '=', record.program.id)
      .execute()
    const answers = await Promise.all(ids.map((id) => approve(luc, id)))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409])
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('budgetExceeded')
    expect(await committed(record.program.id)).toBeCloseTo(left + Number(total), 2)
    await server.db
      .updateTable('programs')
      .set({ budget_total: '99000000.00' })
      .where('id', '=', record.program.id)
      .execute()
  })

  it('needs four eyes: who recommended does not decide', async () => {
    const id = await submitBothHalves(server)
    await step(admin, id, 'assignment', { assigneeId: await ownId(amina) })
    await passCheckpoint(admin, id)
    await step(admin, id, 'recommendation', { outcome: 'approve' })
    expect((await read(admin, id)).can['approve']).toEqual({ reason: 'fourEyes' })
    expect(await approve(admin, id)).toMatchObject({
      status: 409,
      body: { code: 'fourEyes' },
    })
    expect((await approve(luc, id)).status).toBe(200)
  })

  it('is not recommended before checkpoint one is passed, and says why', async () => {
    const id = await submitBothHalves(server)
    await step(amina, id, 'assignment', { assigneeId: await ownId(amina) })
    const answer = await step(amina, id, 'recommendation', { outcome: 'approve' })
    expect(answer).toMatchObject({ status: 409, body: { code: 'checkpointOpen' } })
    expect(answer.body.title).toBe('Checkpoint 1 is not passed: complete it first')
  })

  it('refuses an approval out of turn', async () => {
    const id = await submitBothHalves(server)
    expect(await approve(luc, id)).toMatchObject({
      status: 409,
      body: { code: 'wrongState' },
    })
    expect((await approve(amina, id)).status).toBe(403)
  })

  it('tells the applicant in French why it was rejected', async () => {
    const id = await submitBothHalves(server, { language: 'fr' })
    await step(amina, id, 'assignment', { assigneeId: await ownId(amina) })
    await step(amina, id, 'recommendation', { outcome: 'reject', reasonCodes: ['lowValue'] })
    const rejected = await step(luc, id, 'rejection', { reasonCodes: ['oversubscribed'] })
    expect(rejected.body.status).toBe('rejected')
    const { reference } = rejected.body
    const mail = await server.db
      .selectFrom('outbox_messages')
      .selectAll()
      .where('template', '=', 'applications.rejected')
      .where('subject', 'like', `%${reference}%`)
      .executeTakeFirstOrThrow()
    expect(mail.language).toBe('fr')
    expect(mail.body).toContain('Il y a plus de demandes que de fonds')
  })

  it('gives a reason of its own in the words of its note, once, and leads to its letter and to the application', async () => {
    const id = await submitBothHalves(server, { language: 'en' })
    await step(amina, id, 'assignment', { assigneeId: await ownId(amina) })
    await step(amina, id, 'recommendation', { outcome: 'reject', reasonCodes: ['lowValue'] })
    const reasons = { reasonCodes: ['other', 'oversubscribed'], applicantNote: 'The shop closed' }
    expect((await step(luc, id, 'rejection', reasons)).status).toBe(200)
    const { body, link } = await server.db
      .selectFrom('outbox_messages')
      .selectAll()
      .where('template', '=', 'applications.rejected')
      .where('record_id', '=', id)
      .executeTakeFirstOrThrow()
    expect(body).toContain('Reasons:\n• The shop closed\n• There are more applications than funds')
    expect(body.match(/The shop closed/g)).toHaveLength(1)
    expect(body).not.toContain('see the note')
    // Whoever applied has no account yet.
    expect(link).toMatch(/\/letter\/[\w-]{43}$/)
    expect(body).toContain(`/applications/View?id=${id}`)
  })

  it('waits for information and goes on', async () => {
    const id = await submitBothHalves(server)
    await step(amina, id, 'assignment', { assigneeId: await ownId(amina) })
    const past = await step(amina, id, 'information-request', {
      message: 'The licence',
      dueOn: '2020-01-01',
    })
    expect(past.body.errors?.['dueOn']?.[0]?.code).toBe('inFuture')
    const asked = await step(amina, id, 'information-request', {
      message: 'The licence',
      dueOn: daysFromNow(20),
    })
    expect(asked.body).toMatchObject({ status: 'infoRequested', informationRequest: 'The licence' })
    const received = await step(amina, id, 'information', {})
    expect(received.body).toMatchObject({ status: 'inReview', informationRequest: null })
  })
})
