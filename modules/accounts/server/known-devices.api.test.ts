import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openTestServer, type TestServer } from '#apps/server/test-server.ts'
import { runJob } from '#kit/server/jobs.ts'
import { cast } from '#seeds/cast.ts'
import { forgetDevices } from './known-devices.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer({ DEVICE_LIFE: '180d' })
})
afterAll(() => server.close())
beforeEach(() =>
  sql`truncate known_devices, sign_in_limits, sign_in_stops, sessions`.execute(server.db),
)

const count = async (table: 'known_devices' | 'sign_in_limits' | 'sign_in_stops' | 'sessions') =>
  (
    await server.db
      .selectFrom(table)
      .select(sql<number>`count(*)::int`.as('n'))
      .executeTakeFirst()
  )?.n

/** Winds the clock on by so many days and runs the job: what is left then. */
async function after(days: number, table: Parameters<typeof count>[0]) {
  server.clock.windOn({ days })
  await runJob(server.system, forgetDevices)
  return count(table)
}

test('a device is known until nobody has signed in with it for its life', async () => {
  await server.as('adviser')
  expect(await count('known_devices')).toBe(1)
  expect(await after(179, 'known_devices')).toBe(1)
  expect(await after(2, 'known_devices')).toBe(0)
})

test('a session is looked up for ninety days after its end, and gone then', async () => {
  await server.as('adviser')
  expect(await after(90, 'sessions')).toBe(1)
  expect(await after(1, 'sessions')).toBe(0)
})

test('failed tries are forgotten after a day, failures in a row after thirty', async () => {
  const { email } = cast.adviser
  await server.visitor.post('/auth/login', { email, password: 'not this one' })
  const limits = (await count('sign_in_limits')) ?? 0
  expect([limits > 0, await count('sign_in_stops')]).toEqual([true, 1])
  server.clock.windOn({ hours: 23 })
  await runJob(server.system, forgetDevices)
  expect(await count('sign_in_limits')).toBe(limits)
  expect(await after(1, 'sign_in_limits')).toBe(0)
  expect(await count('sign_in_stops')).toBe(1)
  expect(await after(28, 'sign_in_stops')).toBe(1)
  expect(await after(2, 'sign_in_stops')).toBe(0)
})
