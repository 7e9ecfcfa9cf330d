import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { BulkRun } from '#kit/contract/bulk.ts'
import { openTestServer, type Caller, type TestServer } from '#apps/server/test-server.ts'
import { submitBothHalves } from '#modules/intake/server/intake.test-journey.ts'
import type { ApplicationRecord } from '../contract/applications.endpoints.ts'

let server: TestServer
let margaret: Caller
let amina: Caller
let aminaId: string
let noemie: string

beforeAll(async () => {
  server = await openTestServer()
  margaret = await server.as('superAdmin')
  amina = await server.as('caseOfficer')
  const me = await amina.get<{ userData: { uuid: string } }>('/me')
  aminaId = me.body.userData.uuid
  const colleague = await server.db
    .selectFrom('users')
    .select('id')
    .where('email', '=', 'noemie.poirier@example.org')
    .executeTakeFirstOrThrow()
  noemie = colleague.id
})
afterAll(() => server.close())

const read = async (id: string) =>
  (await margaret.get<ApplicationRecord>(`/applications/${id}`)).body

const assign = (by: Caller, ids: string[], assigneeId: string) =>
  by.post<BulkRun>('/applications/assignments', { ids, assigneeId })

describe('a case officer who has taken applications on', () => {
  it('gives them back to whom they were with', async () => {
    const ofNoemie = await submitBothHalves(server)
    const ofNobody = await submitBothHalves(server)
    await assign(margaret, [ofNoemie], noemie)
    const { body: run } = await assign(amina, [ofNoemie, ofNobody], aminaId)
    expect(run).toMatchObject({ done: 2, canUndo: true })
    const undone = await amina.post<BulkRun>(`/bulk-runs/${run.id}/reversal`)
    expect(undone.body.results.map(({ problem }) => problem)).toEqual([null, null])
    expect(await read(ofNoemie)).toMatchObject({ status: 'inReview', assignee: { id: noemie } })
    expect(await read(ofNobody)).toMatchObject({ status: 'submitted', assignee: null })
  })

  it('still gives none to a colleague, nor back what somebody has moved since', async () => {
    const id = await submitBothHalves(server)
    await assign(margaret, [id], noemie)
    const { body: run } = await assign(amina, [id], aminaId)
    const given = await assign(amina, [id], noemie)
    expect(given.body.results.map(({ problem }) => problem)).toEqual(['forbidden'])
    const { version } = await read(id)
    await margaret.post(`/applications/${id}/assignment`, { assigneeId: aminaId }, { version })
    const undone = await amina.post<BulkRun>(`/bulk-runs/${run.id}/reversal`)
    expect(undone.body.results.map(({ problem }) => problem)).toEqual(['changedSince'])
  })

  it('hears that they may not any more, rather than that somebody has moved it', async () => {
    const id = await submitBothHalves(server)
    const { body: run } = await assign(amina, [id], aminaId)
    const { version } = await read(id)
    await margaret.post(`/applications/${id}/assignment`, { assigneeId: noemie }, { version })
    await sql`update roles set rules = (select jsonb_agg(rule) from jsonb_array_elements(rules) rule
      where not (rule->>'subject' = 'Applications View' and rule->>'action' = 'assign'))
      where key = 'caseOfficer'`.execute(server.db)
    const undone = await amina.post<BulkRun>(`/bulk-runs/${run.id}/reversal`)
    expect(undone.body.results.map(({ problem }) => problem)).toEqual(['forbidden'])
  })
})

describe('an application', () => {
  it('is given to none who could not open it, alone or among many', async () => {
    const id = await submitBothHalves(server)
    const { rows } = await sql<{ user_id: string; program_id: string }>`
      delete from user_programs where user_id = ${aminaId} returning user_id, program_id`.execute(
      server.db,
    )
    const { version } = await read(id)
    const refused = await margaret.post(
      `/applications/${id}/assignment`,
      { assigneeId: aminaId },
      { version },
    )
    expect([refused.status, refused.body.errors?.['assigneeId']?.[0]?.message]).toEqual([
      422,
      'This person may not open the application',
    ])
    const { body: run } = await assign(margaret, [id], aminaId)
    expect(run.results.map(({ reason }) => reason)).toEqual([
      'This person may not open the application',
    ])
    expect(await read(id)).toMatchObject({ status: 'submitted', assignee: null, version })
    await server.db.insertInto('user_programs').values(rows).execute()
    const given = await assign(margaret, [id], aminaId)
    expect(given.body).toMatchObject({ done: 1 })
  })
})
