import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { openDatabase } from '#database/connect.ts'
import { startServer } from '#apps/server/app.ts'
import { openTestServer, type TestServer } from '#apps/server/test-server.ts'
import { sql } from 'kysely'
import { cast } from '#seeds/cast.ts'

const limits = {
  SIGN_IN_TRIES: '5',
  SIGN_IN_ACCOUNT_TRIES: '10',
  SIGN_IN_ADDRESS_TRIES: '20',
  SIGN_IN_STOP: '60',
}
let server: TestServer
beforeAll(async () => {
  server = await openTestServer({ ...limits, TRUSTED_PROXIES: '127.0.0.1' })
})
afterAll(() => server.close())
afterEach(async () => {
  for (const table of ['sign_in_limits', 'sign_in_stops', 'known_devices'] as const)
    await server.db.deleteFrom(table).execute()
})

interface Try {
  email?: string
  password?: string
  from?: string
  cookie?: string
  at?: TestServer
}

const wrong = 'Wrong-pass-2026'
const owner = cast.auditor

const login = ({ email = owner.email, password = wrong, from, cookie, at = server }: Try) =>
  at.visitor.post(
    '/auth/login',
    { email, password },
    { headers: { ...(from && { 'x-forwarded-for': from }), ...(cookie && { cookie }) } },
  )

/** One after the other, so that the answers are in order. */
async function tries(count: number, each: (index: number) => Try): Promise<number[]> {
  const statuses: number[] = []
  for (let index = 0; index < count; index++) statuses.push((await login(each(index))).status)
  return statuses
}

const address = (index: number) => `203.0.113.${index + 1}`
const times = (count: number, status: number) => Array.from({ length: count }, () => status)

async function knownDevice(): Promise<string> {
  const { headers } = await login({ password: owner.password, from: '198.51.100.7' })
  return /device=[^;]+/.exec(headers.get('set-cookie') ?? '')?.[0] ?? ''
}

describe('failed sign-ins are limited', () => {
  it('by account and address, and wait longer each time', async () => {
    const from = address(1)
    expect(await tries(7, () => ({ from }))).toEqual([...times(5, 422), 429, 429])
    const waits: number[] = []
    for (let round = 0; round < 6; round++) {
      waits.push(Number((await login({ from })).headers.get('retry-after')))
      await sql`update sign_in_limits set blocked_until = clock_now() - interval '1 second'`.execute(
        server.db,
      )
      await server.db
        .deleteFrom('sign_in_limits')
        .where('key', '=', `account:${owner.email}`)
        .execute()
      await tries(5, () => ({ from }))
      await login({ from })
    }
    expect(waits.map((seconds) => Math.round(seconds / 60))).toEqual([1, 2, 4, 8, 15, 15])
  })

  it('by address, whoever is tried, and only those', async () => {
    const from = address(2)
    const statuses = await tries(21, (index) => ({ from, email: `person${index}@example.org` }))
    expect(statuses).toEqual([...times(20, 422), 429])
    expect((await login({ from: address(3), password: owner.password })).status).toBe(200)
  })

  it('by account from all unknown devices, however many addresses there are', async () => {
    expect(await tries(12, (index) => ({ from: address(index) }))).toEqual([
      ...times(10, 422),
      429,
      429,
    ])
    const { headers } = await login({ from: address(200) })
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(800)
  })

  it('alike for an address without an account', async () => {
    const email = 'nobody@example.org'
    const from = address(4)
    expect(await tries(7, () => ({ email, from }))).toEqual([...times(5, 422), 429, 429])
  })

  it('in the database: fifty at the same moment count as fifty, and a restart forgets nothing', async () => {
    const from = address(5)
    const answers = await Promise.all(times(50, 0).map(() => login({ from })))
    const statuses = answers.map(({ status }) => status)
    expect(statuses.filter((status) => status === 422)).toHaveLength(5)
    expect(statuses.filter((status) => status === 429)).toHaveLength(45)
    const { settings } = server.system
    const database = openDatabase(await connectionOf(server))
    const again = await startServer({ settings: { ...settings, port: 0 }, database })
    const answer = await fetch(`${again.address}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
      body: JSON.stringify({ email: owner.email, password: owner.password }),
    })
    expect(answer.status).toBe(429)
    await again.stop()
    await database.close()
  })

  it('and a rightful sign-in forgives the ones before', async () => {
    const from = address(6)
    await tries(4, () => ({ from }))
    expect((await login({ from, password: owner.password })).status).toBe(200)
    expect(await tries(5, () => ({ from }))).toEqual(times(5, 422))
  })
})

async function connectionOf({ db }: TestServer) {
  const { rows } = await sql<{ database: string; host: string; port: number; user: string }>`
    select current_database() as database, current_user as user, current_setting('port')::int as port,
      split_part(current_setting('unix_socket_directories'), ',', 1) as host`.execute(db)
  const [connection] = rows
  if (!connection) throw new Error('no connection')
  return connection
}

describe('the owner cannot be locked out', () => {
  it('signs in ten times of ten on a known device while fifty addresses are refused', async () => {
    const cookie = await knownDevice()
    await Promise.all(times(50, 0).map((_, index) => login({ from: address(index) })))
    expect((await login({ from: address(60), password: owner.password })).status).toBe(429)
    const statuses = await tries(10, () => ({
      cookie,
      from: '198.51.100.7',
      password: owner.password,
    }))
    expect(statuses).toEqual(times(10, 200))
  })

  it('while the device of another person, or one made up, is none of theirs', async () => {
    const { headers } = await login({ email: cast.care.email, password: cast.care.password })
    const foreign = /device=[^;]+/.exec(headers.get('set-cookie') ?? '')?.[0] ?? ''
    await tries(11, (index) => ({ from: address(index) }))
    for (const cookie of [foreign, `device=${'A'.repeat(43)}`])
      expect((await login({ cookie, from: address(70), password: owner.password })).status).toBe(
        429,
      )
  })

  it('and a known device has a limit of its own', async () => {
    const cookie = await knownDevice()
    expect(await tries(6, () => ({ cookie, from: '198.51.100.7' }))).toEqual([
      ...times(5, 422),
      429,
    ])
  })

  it('gets a link by mail when too many failures in a row have stopped unknown devices', async () => {
    for (let round = 0; round < 6; round++) {
      await tries(10, (index) => ({ from: address(index + round * 10) }))
      await server.db.deleteFrom('sign_in_limits').execute()
    }
    const fresh = { from: address(99), password: owner.password }
    expect((await login(fresh)).status).toBe(429)
    const letters = await server.db
      .selectFrom('outbox_messages')
      .select('link')
      .where('recipient', '=', owner.email)
      .where('template', '=', 'accounts.signInStopped')
      .execute()
    expect(letters).toHaveLength(1)
    const token = /unlock=(.+)$/.exec(letters[0]?.link ?? '')?.[1] ?? ''
    const unlock = (given: string) => server.visitor.post('/auth/unlock', { token: given })
    expect((await unlock('made up')).status).toBe(409)
    expect((await unlock(token)).status).toBe(204)
    expect((await login(fresh)).status).toBe(200)
    expect((await unlock(token)).status).toBe(409)
    // Sixty passwords are looked at, each as slowly as is right.
  }, 60_000)
})

describe('nobody learns who has an account', () => {
  it('from status, body or headers, whatever the reason of the refusal', async () => {
    const { db } = server
    const users = db.updateTable('users')
    await users.set({ status: 'disabled' }).where('email', '=', cast.finance.email).execute()
    await users.set({ status: 'invited' }).where('email', '=', cast.manager.email).execute()
    const answers = [
      await login({ email: 'nobody@example.org', from: address(1) }),
      await login({ email: cast.auditor.email, from: address(2) }),
      await login({ email: cast.finance.email, password: cast.finance.password, from: address(3) }),
      await login({ email: cast.manager.email, password: cast.manager.password, from: address(4) }),
    ]
    await users.set({ status: 'active' }).where('status', '!=', 'active').execute()
    const told = answers.map(({ status, body, headers }) => ({
      status,
      body: { ...body, requestId: '' },
      headers: [...headers].filter(([name]) => !['date', 'x-request-id'].includes(name)),
    }))
    expect(told[0]?.status).toBe(422)
    for (const each of told) expect(each).toEqual(told[0])
  })
})

describe('what an address says of itself', () => {
  it('counts for nothing unless a trusted proxy says it', async () => {
    const direct = await openTestServer(limits)
    const statuses: number[] = []
    for (let index = 0; index < 7; index++)
      statuses.push((await login({ from: address(index), at: direct })).status)
    expect(statuses).toEqual([...times(5, 422), 429, 429])
    await direct.close()
  })
})
