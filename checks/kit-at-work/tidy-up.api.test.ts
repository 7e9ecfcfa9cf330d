import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openTestServer, type Caller, type TestServer } from '#apps/server/test-server.ts'
import { runJob } from '#kit/server/jobs.ts'
import { countHit } from '#kit/server/rate-limit.ts'
import { tidyUp } from '#kit/server/tidy-up.ts'

let server: TestServer
let david: Caller
beforeAll(async () => {
  server = await openTestServer({ IDEMPOTENCY_LIFE: '24h' })
})
afterAll(() => server.close())
beforeEach(async () => {
  await sql`truncate idempotency_keys, live_events, rate_limits`.execute(server.db)
  david = await server.as('manager')
})

const count = async (table: 'idempotency_keys' | 'live_events' | 'rate_limits') =>
  (
    await server.db
      .selectFrom(table)
      .select(sql<number>`count(*)::int`.as('n'))
      .executeTakeFirst()
  )?.n

async function after(minutes: number, table: Parameters<typeof count>[0]) {
  server.clock.windOn({ minutes })
  await runJob(server.system, tidyUp)
  return count(table)
}

const add = (key: string) =>
  david.post<{ id: string }>(
    '/shareholders',
    { kind: 'individual', lastName: 'Once', language: 'en' },
    { headers: { 'idempotency-key': key } },
  )

test('the same key gives the same answer for its life, and is a new one after it', async () => {
  const key = randomUUID()
  const first = await add(key)
  expect(await after(24 * 60 - 1, 'idempotency_keys')).toBe(1)
  david = await server.as('manager')
  expect((await add(key)).body.id).toBe(first.body.id)
  expect(await after(2, 'idempotency_keys')).toBe(0)
  expect((await add(key)).body.id).not.toBe(first.body.id)
})

test('an event is there for an hour for whoever comes late', async () => {
  await add(randomUUID())
  const told = (await count('live_events')) ?? 0
  expect(told).toBeGreaterThan(0)
  expect(await after(59, 'live_events')).toBe(told)
  expect(await after(2, 'live_events')).toBe(0)
})

test('hits are counted anew when their window is over, and forgotten after a day', async () => {
  const limit = { key: 'one a minute', most: 1, seconds: 60 }
  await countHit(server.db, limit)
  await expect(countHit(server.db, limit)).rejects.toMatchObject({ status: 429 })
  server.clock.windOn({ minutes: 2 })
  await countHit(server.db, limit)
  const hits = (await count('rate_limits')) ?? 0
  expect(await after(23 * 60, 'rate_limits')).toBe(hits)
  expect(await after(62, 'rate_limits')).toBe(0)
})
