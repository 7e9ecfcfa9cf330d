import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestServer, type CastMember, type TestServer } from '#apps/server/test-server.ts'
import type { InvestorsOverview } from '../contract/investors.endpoints.ts'
import type { Dashboard } from '../contract/work.endpoints.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const dashboardOf = async (name: CastMember) =>
  (await (await server.as(name)).get<Dashboard>('/dashboard')).body

const grant = (role: string, subjects: readonly string[]) => {
  const more = JSON.stringify(subjects.map((subject) => ({ action: 'view', subject })))
  return sql`update roles set rules = rules || ${more}::jsonb where key = ${role}`.execute(
    server.db,
  )
}

it('applications are left out for staff who do not see their list', async () => {
  for (const name of ['manager', 'adviser', 'care'] as const)
    expect([name, (await dashboardOf(name)).applications]).toEqual([name, null])
})

it('failed jobs are told to nobody who reads mail alone', async () => {
  await grant('auditor', ['Outbox'])
  const { operation } = await dashboardOf('auditor')
  expect(operation?.mail).not.toBeNull()
  expect(operation?.jobs).toBeNull()
})

it('money is left out for those who apply, even of a role that sees every application', async () => {
  await grant('employer', ['Applications Awaiting Approval List', 'Programs List'])
  expect((await dashboardOf('employer')).budgets).toBeNull()
})

it('orders are left out of the overview for whoever loses their list', async () => {
  await sql`update roles set rules = (select jsonb_agg(r) from jsonb_array_elements(rules) r
    where r->>'subject' <> 'Orders List') where key = 'care'`.execute(server.db)
  const care = await server.as('care')
  const { body, status } = await care.get<InvestorsOverview>('/investors')
  expect([status, body.orders]).toEqual([200, null])
})
