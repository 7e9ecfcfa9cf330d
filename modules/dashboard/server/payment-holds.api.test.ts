import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestServer, type CastMember, type TestServer } from '#apps/server/test-server.ts'
import type { Dashboard } from '../contract/work.endpoints.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

async function told(name: CastMember) {
  const { body } = await (await server.as(name)).get<Dashboard>('/dashboard')
  return body.holds?.ofPayments ?? null
}

async function listed(name: CastMember) {
  const list = '/holds?filter[status]=open&filter[effects]=payment&perPage=10'
  const { body } = await (await server.as(name)).get<{ meta: { total: number } }>(list)
  return body.meta.total
}

it('open holds on payments are told to those who lift holds, as their list tells', async () => {
  for (const name of ['finance', 'caseOfficer', 'superAdmin'] as const)
    expect([name, await told(name)]).toEqual([name, await listed(name)])
  expect(await told('finance')).toBeGreaterThan(0)
})

it('a hold that is lifted is counted no longer', async () => {
  const before = (await told('superAdmin')) ?? 0
  await sql`update holds set status = 'lifted', ended_on = organisation_today()
    where id = (select id from holds where status = 'open' and 'payment' = any (effects) limit 1)`.execute(
    server.db,
  )
  expect(await told('superAdmin')).toBe(before - 1)
})

it('they are told to nobody who only looks, nor to those who apply', async () => {
  for (const name of ['auditor', 'adviser', 'employer', 'employee'] as const)
    expect([name, await told(name)]).toEqual([name, null])
})
