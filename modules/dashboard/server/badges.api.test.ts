import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestServer, type CastMember, type TestServer } from '#apps/server/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
  await sql`truncate payment_batches, payments cascade`.execute(server.db)
  await sql`delete from funding_requests`.execute(server.db)
  await sql`delete from list_counts where counter = 'fundingRequests'`.execute(server.db)
  for (const [key, amount] of [
    ['awaitingApproval', 3],
    ['awaitingForm', 4],
    ['approved', 5],
  ] as const)
    await sql`insert into list_counts (counter, key, slot, amount)
      values ('fundingRequests', ${key} || ':' || (select id from programs p where not exists (select 1 from user_programs m join users u on u.id = m.user_id
          where m.program_id = p.id and u.email = 'case.officer@example.org') order by id limit 1), 0, ${amount})`.execute(
      server.db,
    )
})
afterAll(() => server.close())

const told = async (name: CastMember) => {
  const { body } = await (await server.as(name)).get<Record<string, number>>('/badge-counts')
  return [body['sttAwaitingApproval'], body['sttFundingPending'], body['sttFundingApproved']]
}

it('tells how many requests there are to those who see them all', async () => {
  for (const name of ['superAdmin', 'auditor'] as const)
    expect([name, await told(name)]).toEqual([name, [3, 4, 5]])
})

it('tells nobody else of another program', async () => {
  for (const name of ['adviser', 'care', 'caseOfficer', 'employer', 'employee'] as const)
    expect([name, await told(name)]).toEqual([name, [0, 0, 0]])
})
