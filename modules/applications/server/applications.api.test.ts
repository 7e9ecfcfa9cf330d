import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { BulkRun } from '#kit/contract/bulk.ts'
import { openTestServer, type Caller, type TestServer } from '#apps/server/test-server.ts'
import type { HistoryEntry } from '#kit/contract/history.ts'
import type { ApplicationRecord, ApplicationRow } from '../contract/applications.endpoints.ts'
import { checkpointOneItems } from '../contract/checkpoint.ts'
import { submitBothHalves } from '#modules/intake/server/intake.test-journey.ts'

interface Rows {
  data: ApplicationRow[]
  meta: { total: number; after?: string; totalIsExact?: false }
}

let server: TestServer
let admin: Caller
let amina: Caller
let luc: Caller

beforeAll(async () => {
  server = await openTestServer()
  admin = await server.as('superAdmin')
  amina = await server.as('caseOfficer')
  luc = await server.as('approver')
})
afterAll(() => server.close())

const read = async (by: Caller, id: string) =>
  (await by.get<ApplicationRecord>(`/applications/${id}`)).body

const meOf = async (by: Caller) =>
  (await by.get<{ userData: { uuid: string } }>('/me')).body.userData.uuid

async function step(by: Caller, id: string, noun: string, body: object) {
  const { version } = await read(admin, id)
  return by.post<ApplicationRecord>(`/applications/${id}/${noun}`, body, { version })
}

async function passCheckpoint(by: Caller, id: string) {
  const { version, checkpointOne } = await read(by, id)
  const items = Object.fromEntries(
    checkpointOne.items
      .filter(({ result }) => result !== 'pass')
      .map(({ code }) => [code, { result: 'pass', note: 'Seen in the file' }]),
  )
  return by.patch<ApplicationRecord>(`/applications/${id}/checkpoints/1`, { items }, { version })
}

/** A complete application that Amina has recommended for approval. */
async function recommended(): Promise<string> {
  const id = await submitBothHalves(server)
  await step(amina, id, 'assignment', { assigneeId: await meOf(amina) })
  await passCheckpoint(amina, id)
  await step(amina, id, 'recommendation', { outcome: 'approve', note: 'A good fit' })
  return id
}

describe('the list of applications', () => {
  it('has three stages, each with an exact total that equals the badge', async () => {
    const badges = (await admin.get<Record<string, number>>('/badge-counts')).body
    for (const stage of ['pending', 'approved', 'rejected']) {
      const { body } = await admin.get<Rows>(`/applications?stage=${stage}`)
      const [{ count } = { count: 0 }] = await server.db
        .selectFrom('applications')
        .select((make) => make.fn.countAll<number>().as('count'))
        .where('stage', '=', stage)
        .execute()
      const badge = badges[`applications${stage[0]?.toUpperCase()}${stage.slice(1)}`]
      expect([body.meta.total, badge]).toEqual([count, count])
    }
  })

  it('shows a case officer the own programs alone, in rows, totals, badges and single reads', async () => {
    const codes = new Set<string>()
    let after = ''
    for (;;) {
      const { body } = await amina.get<Rows>(`/applications?stage=pending&perPage=100${after}`)
      for (const row of body.data) codes.add(row.programCode)
      if (!body.meta.after) break
      after = `&after=${body.meta.after}`
    }
    expect([...codes].toSorted()).toEqual(['ATL-WORK', 'STEP-QC', 'YESP'])
    const { body } = await amina.get<Rows>('/applications?stage=pending')
    const badges = await amina.get<Record<string, number>>('/badge-counts')
    expect(badges.body['applicationsPending']).toBe(body.meta.total)
    const other = await server.db
      .selectFrom('applications as a')
      .innerJoin('programs as p', 'p.id', 'a.program_id')
      .select('a.id')
      .where('p.code', '=', 'GREEN')
      .executeTakeFirstOrThrow()
    expect((await amina.get(`/applications/${other.id}`)).status).toBe(404)
  })

  it('finds names without their accents, and references', async () => {
    const { body } = await admin.get<Rows>('/applications?stage=pending&perPage=100')
    const accented = body.data.find(({ participantName }) => /[éèêôîïçâ]/.test(participantName))
    const plain =
      accented?.participantName
        .normalize('NFD')
        .replace(/[\u0300-\u036f]/g, '')
        .toUpperCase() ?? ''
    const found = await admin.get<Rows>(
      `/applications?stage=pending&search=${encodeURIComponent(plain)}`,
    )
    expect(found.body.data.map(({ id }) => id)).toContain(accented?.id)
    const byReference = await admin.get<Rows>(
      `/applications?stage=pending&search=${accented?.reference}`,
    )
    expect(byReference.body.data).toHaveLength(1)
  })

  it('filters by nobody, dates and amounts', async () => {
    const unassigned = await admin.get<Rows>(
      '/applications?stage=pending&filter[assigneeId]=none&perPage=100',
    )
    expect([...new Set(unassigned.body.data.map(({ assignee }) => assignee))]).toEqual([null])
    const large = await admin.get<Rows>(
      '/applications?stage=pending&filter[requestedAmount][gte]=8000&perPage=100',
    )
    expect(large.body.data.length).toBeGreaterThan(0)
    const small = large.body.data.filter(
      ({ requestedAmount }) => !(Number(requestedAmount) >= 8000),
    )
    expect(small).toEqual([])
  })

  it('pages to the end by cursor without a gap or a double, under every sort', async () => {
    const { body } = await admin.get<Rows>('/applications?stage=pending')
    for (const sort of [
      '-submittedAt',
      'participantName',
      '-requestedAmount,reference',
      'reviewDueOn',
      'reference',
    ]) {
      const seen: string[] = []
      let after = ''
      do {
        const page = await admin.get<Rows>(
          `/applications?stage=pending&perPage=20&sort=${sort}${after}`,
        )
        seen.push(...page.body.data.map(({ id }) => id))
        after = page.body.meta.after ? `&after=${page.body.meta.after}` : ''
      } while (after)
      expect(new Set(seen).size).toBe(seen.length)
      expect(seen).toHaveLength(body.meta.total)
    }
  })

  it('refuses a cursor that is not ours', async () => {
    expect(await admin.get('/applications?stage=pending&after=abc')).toMatchObject({ status: 422 })
  })
})

describe('from submission to a decision', () => {
  it('takes two people, computes the subsidy, reserves it and creates the placement', async () => {
    const id = await recommended()
    const before = await read(luc, id)
    expect(before.can['approve']).toBe(true)
    expect((await read(amina, id)).can['approve']).toBeUndefined()
    const budget = await committed(before.program.id)
    const approved = await step(luc, id, 'approval', { applicantNote: 'Welcome' })
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
      .where('template', '=', 'applications.approved')
      .execute()
    expect(mails.filter(({ body }) => body.includes(before.reference))).toHaveLength(2)
    const { body } = await admin.get<{ data: HistoryEntry[] }>(`/applications/${id}/history`)
    expect(body.data).toMatchObject([
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
      'Luc Tremblay',
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
    const { version } = await read(admin, id)
    const [one, other] = await Promise.all([
      luc.post<ApplicationRecord>(`/applications/${id}/approval`, {}, { version }),
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
    const answers = await Promise.all(ids.map((id) => step(luc, id, 'approval', {})))
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
    await step(admin, id, 'assignment', { assigneeId: await meOf(amina) })
    await passCheckpoint(admin, id)
    await step(admin, id, 'recommendation', { outcome: 'approve' })
    expect((await read(admin, id)).can['approve']).toEqual({ reason: 'fourEyes' })
    expect(await step(admin, id, 'approval', {})).toMatchObject({
      status: 409,
      body: { code: 'fourEyes' },
    })
    expect((await step(luc, id, 'approval', {})).status).toBe(200)
  })

  it('is not recommended before checkpoint one is passed, and says why', async () => {
    const id = await submitBothHalves(server)
    await step(amina, id, 'assignment', { assigneeId: await meOf(amina) })
    const answer = await step(amina, id, 'recommendation', { outcome: 'approve' })
    expect(answer).toMatchObject({ status: 409, body: { code: 'checkpointOpen' } })
    expect(answer.body.title).toBe('Checkpoint one is not passed')
  })

  it('refuses an approval out of turn', async () => {
    const id = await submitBothHalves(server)
    expect(await step(luc, id, 'approval', {})).toMatchObject({
      status: 409,
      body: { code: 'wrongState' },
    })
    expect((await step(amina, id, 'approval', {})).status).toBe(403)
  })

  it('tells the applicant in French why it was rejected', async () => {
    const id = await submitBothHalves(server, { language: 'fr' })
    await step(amina, id, 'assignment', { assigneeId: await meOf(amina) })
    await step(amina, id, 'recommendation', { outcome: 'reject' })
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

  it('waits for information and goes on', async () => {
    const id = await submitBothHalves(server)
    await step(amina, id, 'assignment', { assigneeId: await meOf(amina) })
    const past = await step(amina, id, 'information-request', {
      message: 'The licence',
      dueOn: '2020-01-01',
    })
    expect(past.body.errors?.['dueOn']?.[0]?.code).toBe('inFuture')
    const asked = await step(amina, id, 'information-request', {
      message: 'The licence',
      dueOn: '2099-01-01',
    })
    expect(asked.body).toMatchObject({ status: 'infoRequested', informationRequest: 'The licence' })
    const received = await step(amina, id, 'information', {})
    expect(received.body).toMatchObject({ status: 'inReview', informationRequest: null })
  })
})

describe('checkpoint one', () => {
  it('finds by itself what it can, and wants a note where a person differs', async () => {
    const id = await submitBothHalves(server)
    await step(amina, id, 'assignment', { assigneeId: await meOf(amina) })
    const { checkpointOne, version } = await read(amina, id)
    expect(checkpointOne.items.map(({ code }) => code)).toEqual([...checkpointOneItems])
    expect(checkpointOne.items.find(({ code }) => code === 'businessNumber')).toMatchObject({
      result: 'pass',
      isAutomatic: true,
    })
    const bare = await amina.patch(
      `/applications/${id}/checkpoints/1`,
      { items: { businessNumber: { result: 'fail' } } },
      { version },
    )
    expect(bare.body.errors?.['items.businessNumber.note']?.[0]?.code).toBe('noteNeeded')
  })

  it('lets a failed check pass only through a second person, until a day', async () => {
    const id = await submitBothHalves(server)
    await step(amina, id, 'assignment', { assigneeId: await meOf(amina) })
    await passCheckpoint(amina, id)
    const { version } = await read(admin, id)
    await admin.patch(
      `/applications/${id}/checkpoints/1`,
      { items: { noStacking: { result: 'fail', note: 'Provincial grant' } } },
      { version },
    )
    const override = { item: 'noStacking', reason: 'Below the limit', expiresOn: '2099-01-01' }
    expect(await step(admin, id, 'checkpoints/1/overrides', override)).toMatchObject({
      status: 409,
      body: { code: 'fourEyes' },
    })
    const passed = await step(luc, id, 'checkpoints/1/overrides', override)
    expect(passed.body.checkpointOne.status).toBe('overridden')
    expect((await step(amina, id, 'recommendation', { outcome: 'approve' })).status).toBe(200)
  })
})

describe('assigning', () => {
  it('assigns many, each with its own result, and can be undone', async () => {
    const { body } = await admin.get<Rows>(
      '/applications?stage=pending&filter[status]=submitted&perPage=5',
    )
    const [first, second] = body.data
    const assigneeId = await meOf(amina)
    const answer = await admin.post<BulkRun>('/applications/assignments', {
      ids: [first?.id, second?.id],
      versions: { [first?.id ?? '']: first?.version, [second?.id ?? '']: 99 },
      assigneeId,
    })
    expect(answer.body.results).toMatchObject([
      { name: first?.reference, problem: null, version: (first?.version ?? 0) + 1 },
      { problem: 'stale', reason: 'Somebody else has changed this in the meantime' },
    ])
    const undone = await admin.post<BulkRun>(`/bulk-runs/${answer.body.id}/reversal`)
    expect(undone.body.results).toMatchObject([{ id: first?.id, problem: null }])
    expect(await read(admin, first?.id ?? '')).toMatchObject({
      status: 'submitted',
      assignee: null,
    })
  })

  it('lets a case officer take an application, but not give it to a colleague', async () => {
    const id = await submitBothHalves(server)
    const colleague = await server.db
      .selectFrom('users')
      .select('id')
      .where('email', '=', 'noemie.poirier@example.org')
      .executeTakeFirstOrThrow()
    expect((await step(amina, id, 'assignment', { assigneeId: colleague.id })).status).toBe(403)
    expect(
      (await step(amina, id, 'assignment', { assigneeId: await meOf(amina) })).body.status,
    ).toBe('inReview')
  })
})

describe('what an applicant sees', () => {
  it('is the own application without the checks’ details or the participant’s answers', async () => {
    const employer = await server.as('employer')
    const { body } = await employer.get<Rows>('/applications?stage=approved')
    expect(body.data.length).toBeGreaterThan(0)
    const record = await read(employer, body.data[0]?.id ?? '')
    expect(record.participant).toBeNull()
    expect(record.checkpointOne.items).toEqual([])
    const foreign = await server.db
      .selectFrom('applications')
      .select('id')
      .where('employer_id', '!=', record.employer.id)
      .executeTakeFirstOrThrow()
    expect((await employer.get(`/applications/${foreign.id}`)).status).toBe(404)
    expect((await employer.get(`/applications/${record.id}/history`)).status).toBe(404)
  })
})
