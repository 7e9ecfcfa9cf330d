import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestServer, type TestServer } from '#apps/server/test-server.ts'
import type { Overview } from '../contract/statistics.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

it('whoever sees no figures is not told who came into the register, and who left it', async () => {
  const year = new Date().getUTCFullYear()
  const read = async (...fields: string[]) => {
    const rules = [
      { action: 'view', subject: 'Statistics' },
      { action: 'view', subject: 'Orders List' },
      { action: 'view', subject: 'Shareholders List', fields },
    ]
    await sql`update roles set rules = ${JSON.stringify(rules)}::jsonb where key = 'auditor'`.execute(
      server.db,
    )
    const by = await server.as('auditor')
    const { body, status } = await by.get<Overview>(`/statistics/overview?period=${year}`)
    expect(status).toBe(200)
    const sorted = await by.get('/shareholders?sort=-enteredRegisterOn')
    const filtered = await by.get(`/shareholders?filter[ceasedOn][gte]=${year}-01-01`)
    const { newShareholders, ceasedShareholders } = body.current
    return [newShareholders, ceasedShareholders, sorted.status, filtered.status]
  }
  expect(await read('basic')).toEqual([null, null, 422, 422])
  expect(await read('basic', 'figures')).toEqual([expect.any(Number), expect.any(Number), 200, 200])
})

it('a month is closed by nobody who may close their own figures alone', async () => {
  const rules = [
    { action: 'view', subject: 'Monthly Investments' },
    { action: 'configure', subject: 'Monthly Investments', scope: 'own' },
  ]
  await sql`update roles set rules = ${JSON.stringify(rules)}::jsonb where key = 'auditor'`.execute(
    server.db,
  )
  const by = await server.as('auditor')
  const month = `${new Date().getUTCFullYear() - 2}-01`
  expect((await by.post('/statistics/closed-months', { month })).status).toBe(403)
  const margaret = await server.as('superAdmin')
  expect((await margaret.post('/statistics/closed-months', { month })).status).toBe(201)
})
