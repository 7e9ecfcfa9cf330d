import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestServer, type CastMember, type TestServer } from '#apps/server/test-server.ts'
import { cast } from '#seeds/cast.ts'
import type { Dashboard } from '../contract/work.endpoints.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const toEnter = async (name: CastMember) =>
  (await (await server.as(name)).get<Dashboard>('/dashboard')).body.ownAccount

const setAccounts = (status: string) =>
  sql`update bank_accounts set status = ${status}, decided_at = clock_now(), refusal = ${status === 'refused' ? 'No such account' : null},
      decided_by = (select id from users where email = ${cast.finance.email})
    where employer_id = (select employer_id from users where email = ${cast.employer.email})`.execute(
    server.db,
  )

it('Rachel is not asked for an account while there is one that is used', async () => {
  expect(await toEnter('employer')).toBeNull()
})

it('Rachel is asked again once it was refused, and nobody else is', async () => {
  await setAccounts('refused')
  const { employer_id: employerId } = await server.db
    .selectFrom('users')
    .select('employer_id')
    .where('email', '=', cast.employer.email)
    .executeTakeFirstOrThrow()
  expect(await toEnter('employer')).toEqual({ employerId, isRefused: true })
  for (const name of ['employee', 'finance', 'superAdmin', 'caseOfficer'] as const)
    expect([name, await toEnter(name)]).toEqual([name, null])
})

it('Rachel is asked for the first one, unless her role does not enter any', async () => {
  await sql`truncate bank_accounts, payments cascade`.execute(server.db)
  expect(await toEnter('employer')).toMatchObject({ isRefused: false })
  await sql`update roles set rules = (select jsonb_agg(r) from jsonb_array_elements(rules) r
    where not (r->>'subject' = 'Employer Profile Edit' and r->>'action' = 'update')) where key = 'employer'`.execute(
    server.db,
  )
  expect(await toEnter('employer')).toBeNull()
})

it('an employer without placements is not asked', async () => {
  await sql`update roles set rules = rules || '[{"subject": "Employer Profile Edit", "action": "update",
    "scope": "own", "fields": ["basic", "bank"]}]'::jsonb where key = 'employer'`.execute(server.db)
  expect(await toEnter('employer')).not.toBeNull()
  await sql`update users set employer_id = (select e.id from employers e
    where not exists (select from placements l where l.employer_id = e.id) limit 1)
    where email = ${cast.employer.email}`.execute(server.db)
  expect(await toEnter('employer')).toBeNull()
})
