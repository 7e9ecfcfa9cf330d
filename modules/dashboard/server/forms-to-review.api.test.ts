import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestServer, type CastMember, type TestServer } from '#apps/server/test-server.ts'
import type { Dashboard } from '../contract/work.endpoints.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
  await sql`update monitoring_forms set status = 'submitted', submitted_on = organisation_today(),
      submitted_by = 'Rachel Okafor', remind_on = null
    where status = 'open'`.execute(server.db)
})
afterAll(() => server.close())

async function toReview(name: CastMember) {
  const caller = await server.as(name)
  const { body } = await caller.get<Dashboard>('/dashboard')
  const list = await caller.get<{ meta: { total: number } }>(
    '/monitoring-forms?filter[status]=submitted&perPage=10',
  )
  return { told: body.monitoring?.toReview ?? null, listed: list.body.meta?.total }
}

it('late forms are told to those who accept forms, as their list tells', async () => {
  await sql`update monitoring_forms set status = 'open', submitted_on = null, submitted_by = null
    where id in (select id from monitoring_forms
      where status = 'submitted' and due_on < organisation_today() order by id limit 5)`.execute(
    server.db,
  )
  for (const name of ['superAdmin', 'caseOfficer'] as const) {
    const caller = await server.as(name)
    const { body } = await caller.get<Dashboard>('/dashboard')
    const list = await caller.get<{ meta: { total: number } }>(
      '/monitoring-forms?filter[timing]=late&perPage=10',
    )
    expect([name, body.monitoring?.late]).toEqual([name, list.body.meta.total])
  }
  const { body } = await (await server.as('superAdmin')).get<Dashboard>('/dashboard')
  expect(body.monitoring?.late).toBe(5)
})

it('monitoring forms that were sent are told to those who accept them, as their list tells', async () => {
  const [all, own] = [await toReview('superAdmin'), await toReview('caseOfficer')]
  for (const { told, listed } of [all, own]) expect(told).toBe(listed)
  expect(own.told).toBeGreaterThan(0)
  expect(all.told).toBeGreaterThan(own.told ?? 0)
})

it('they are told to nobody who only looks, nor to those who sent them', async () => {
  for (const name of ['auditor', 'finance', 'employer', 'employee', 'adviser'] as const)
    expect([name, (await toReview(name)).told]).toEqual([name, null])
})
