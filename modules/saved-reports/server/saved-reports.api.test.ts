import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestServer, type Caller, type TestServer } from '#apps/server/test-server.ts'
import type { SavedReportRecord } from '../contract/saved-reports.endpoints.ts'

let server: TestServer
let margaret: Caller
let chantal: Caller
let finance: Caller
let employer: Caller
beforeAll(async () => {
  server = await openTestServer()
  margaret = await server.as('superAdmin')
  chantal = await server.as('caseOfficer')
  finance = await server.as('finance')
  employer = await server.as('employer')
})
afterAll(() => server.close())

const question = { by: 'month', period: 'thisQuarter', compare: 'previous' }
const save = (by: Caller, more: object = {}) =>
  by.post<SavedReportRecord>('/saved-reports', {
    name: 'Applications of the quarter',
    report: 'applications',
    question,
    isShared: false,
    ...more,
  })
const listed = async (by: Caller, query = '') => {
  const { body } = await by.get<{ data: SavedReportRecord[] }>(`/saved-reports?${query}`)
  return body.data.map(({ name }) => name)
}

describe('a question is kept', () => {
  it('with its relative period, under a name, for whoever saved it alone', async () => {
    const { status, body } = await save(margaret, { name: 'For Margaret alone' })
    expect([status, body.question, body.can]).toEqual([
      201,
      question,
      { edit: true, schedule: true, share: true },
    ])
    expect(await listed(margaret)).toContain('For Margaret alone')
    expect(await listed(chantal)).not.toContain('For Margaret alone')
    expect((await chantal.get(`/saved-reports/${body.id}/schedule`)).status).toBe(404)
  })

  it('and is shared with those who may see the report', async () => {
    await save(margaret, { name: 'Shared by Margaret', isShared: true })
    expect(await listed(chantal)).toContain('Shared by Margaret')
    expect(await listed(finance)).not.toContain('Shared by Margaret')
    expect(await listed(employer)).not.toContain('Shared by Margaret')
  })

  it('is judged when it is opened: whoever lost the report sees what is shared no more', async () => {
    await sql`update roles set rules = (select jsonb_agg(r) from jsonb_array_elements(rules) r
      where r->>'subject' <> 'Reports') where key = 'caseOfficer'`.execute(server.db)
    expect((await chantal.get('/saved-reports')).status).toBe(403)
    await sql`update roles set rules = rules || '[{"action": "view", "subject": "Reports", "conditions": {"programId": {"$in": "$programIds"}}}]'::jsonb
      where key = 'caseOfficer'`.execute(server.db)
    expect(await listed(chantal)).toContain('Shared by Margaret')
  })

  it('is found by name, sorted and told page by page', async () => {
    expect(await listed(margaret, 'search=by margaret')).toEqual(['Shared by Margaret'])
    expect(await listed(margaret, 'filter[isShared]=true')).toEqual(['Shared by Margaret'])
    expect(await listed(margaret, 'sort=-name&perPage=5')).toEqual([
      'Shared by Margaret',
      'For Margaret alone',
    ])
  })

  it('is renamed, shared and deleted by whoever saved it alone', async () => {
    const { body } = await save(margaret, { name: 'Before', isShared: true })
    const other = await chantal.patch(`/saved-reports/${body.id}`, { name: 'Mine' }, body)
    expect([other.status, other.body.code, other.body.title]).toEqual([
      403,
      'savedReportNotYours',
      'Only the person who saved this report can change it.',
    ])
    expect((await chantal.delete(`/saved-reports/${body.id}`, body)).status).toBe(403)
    const renamed = await margaret.patch<SavedReportRecord>(
      `/saved-reports/${body.id}`,
      { name: 'After' },
      body,
    )
    expect([renamed.status, renamed.body.name]).toEqual([200, 'After'])
    expect((await margaret.delete(`/saved-reports/${body.id}`, body)).status).toBe(412)
    expect((await margaret.delete(`/saved-reports/${body.id}`, renamed.body)).status).toBe(204)
    expect(await listed(margaret)).not.toContain('After')
  })
})

describe('what is refused', () => {
  it('is a question that the report does not know', async () => {
    const asked = [
      [{ ...question, by: 'exitReason' }, 'by'],
      [{ ...question, period: 'FY1' }, 'question.period'],
    ] as const
    for (const [wrong, at] of asked) {
      const { status, body } = await save(margaret, { question: wrong })
      expect([status, Object.keys(body.errors ?? {})]).toEqual([422, [at]])
    }
  })

  it('is a report that is not theirs, and sharing by others than staff', async () => {
    expect((await save(finance)).status).toBe(403)
    const shared = await save(employer, { isShared: true })
    expect([shared.status, shared.body.code]).toEqual([403, 'savedSharingNotYours'])
    expect((await save(employer)).status).toBe(201)
  })
})
