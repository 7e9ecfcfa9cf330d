import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { openTestServer, type Caller, type TestServer } from '#apps/server/test-server.ts'
import { inChange } from '#kit/server/change.ts'
import { systemPerson } from '#kit/server/identity.ts'
import { cast } from '#seeds/cast.ts'
import type { Device, RecentSignIn, SessionLife } from '../contract/sessions.endpoints.ts'
import { announceAccessChange } from './announce-access-change.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer({
    SESSION_IDLE: '30m',
    SESSION_WARNING: '2m',
    SESSION_ABSOLUTE: '12h',
  })
})
afterAll(() => server.close())

const rest = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))
const unattended = { headers: { 'x-unattended': '1' } }
const minutes = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 60_000

/** The time that passes, without anybody having to wait for it. */
const pass = (time: number) =>
  sql`update sessions set last_seen_at = last_seen_at - ${time} * interval '1 minute',
    expires_at = expires_at - ${time} * interval '1 minute' where ended_at is null`.execute(
    server.db,
  )

describe('the life of a session', () => {
  it('is told, and asking for it puts the end off no further', async () => {
    const caller = await server.as('approver')
    const { body } = await caller.get<SessionLife>('/auth/session')
    expect(body.warningSeconds).toBe(120)
    expect(minutes(body.now, body.endsAt)).toBeCloseTo(720, 0)
    await pass(10)
    const later = await caller.get<SessionLife>('/auth/session')
    expect(minutes(later.body.now, later.body.idleEndsAt)).toBeCloseTo(20, 0)
    const extended = await caller.post<SessionLife>('/auth/session')
    expect(minutes(extended.body.now, extended.body.idleEndsAt)).toBeCloseTo(30, 0)
    expect(extended.body.endsAt).toBe(later.body.endsAt)
  })

  it('ends without activity, whatever an open page fetches by itself', async () => {
    const caller = await server.as('auditor')
    for (const time of [10, 10]) {
      await pass(time)
      expect((await caller.get('/me', unattended)).status).toBe(200)
    }
    await pass(11)
    expect((await caller.get('/me')).status).toBe(401)
  })

  it('goes on with activity, but not for ever', async () => {
    const caller = await server.as('care')
    for (let passed = 25; passed < 720; passed += 25) {
      await pass(25)
      expect([passed, (await caller.get('/me')).status]).toEqual([passed, 200])
    }
    await pass(25)
    expect((await caller.get('/me')).status).toBe(401)
  })
})

describe('devices', () => {
  const agent = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0'
  const signIn = async (headers: Record<string, string> = {}): Promise<Caller> => {
    const { email, password } = cast.manager
    const { body } = await server.visitor.post<{ accessToken: string }>(
      '/auth/login',
      { email, password },
      { headers },
    )
    return server.withToken(body.accessToken)
  }

  it('are listed in words, and can be signed out one by one or all others at once', async () => {
    const here = await signIn({ 'user-agent': agent })
    const [second, third] = [await signIn(), await signIn()]
    const { body } = await here.get<{ data: Device[] }>('/account/sessions')
    expect(body.data[0]).toMatchObject({
      isCurrent: true,
      browser: 'Firefox',
      system: 'Windows',
      address: '127.0.0.1',
    })
    expect(body.data.filter(({ isCurrent }) => isCurrent)).toHaveLength(1)
    const other = await second.get<{ data: Device[] }>('/account/sessions')
    const secondId = other.body.data.find(({ isCurrent }) => isCurrent)?.id ?? ''
    expect((await here.delete(`/account/sessions/${secondId}`)).status).toBe(204)
    expect((await second.get('/me')).status).toBe(401)
    expect((await here.delete(`/account/sessions/${secondId}`)).status).toBe(404)
    expect((await here.delete('/account/sessions')).status).toBe(204)
    expect([(await third.get('/me')).status, (await here.get('/me')).status]).toEqual([401, 200])
  })

  it('of somebody else are missing', async () => {
    const [mine, theirs] = [await signIn(), await server.as('finance')]
    const { body } = await theirs.get<{ data: Device[] }>('/account/sessions')
    expect((await mine.delete(`/account/sessions/${body.data[0]?.id}`)).status).toBe(404)
    expect((await theirs.get('/me')).status).toBe(200)
  })

  it('and what did not succeed are among the recent sign-ins', async () => {
    await server.visitor.post('/auth/login', { email: cast.manager.email, password: 'wrong' })
    const caller = await signIn({ 'user-agent': agent })
    const { body } = await caller.get<{ data: RecentSignIn[] }>('/account/sign-ins')
    expect(body.data.slice(0, 2)).toMatchObject([
      { outcome: 'signIn', browser: 'Firefox', system: 'Windows', address: '127.0.0.1' },
      { outcome: 'signInFailed', address: '127.0.0.1' },
    ])
  })
})

describe('a change of what somebody may do', () => {
  it('is told to that person alone, as it happens', async () => {
    const heard = { adviser: '', employer: '' }
    const stop = new AbortController()
    const listen = async (name: keyof typeof heard) => {
      const { token } = await server.as(name)
      const response = await fetch(`${server.address}/api/events`, {
        headers: { authorization: `Bearer ${token}` },
        signal: stop.signal,
      })
      const text = new TextDecoder()
      for await (const part of response.body ?? []) heard[name] += text.decode(part as Uint8Array)
    }
    const listening = [listen('adviser'), listen('employer')].map((each) =>
      each.catch(() => undefined),
    )
    const both = { timeout: 10_000 }
    await vi.waitFor(() => expect([heard.adviser, heard.employer]).not.toContain(''), both)
    const { id } = await server.db
      .selectFrom('users')
      .select('id')
      .where('email', '=', cast.adviser.email)
      .executeTakeFirstOrThrow()
    await inChange(server.system, { person: systemPerson, requestId: null }, (change) =>
      announceAccessChange(change, [id, id]),
    )
    await vi.waitFor(() => expect(heard.adviser).toContain('access'), both)
    await rest(300)
    stop.abort()
    await Promise.all(listening)
    expect(heard.adviser.match(/"topic":"access"/g)).toHaveLength(1)
    expect(heard.employer).not.toContain('access')
  })
})
