import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestServer, type Caller, type TestServer } from '#apps/server/test-server.ts'
import { inChange } from '#kit/server/change.ts'
import { systemPerson } from '#kit/server/identity.ts'
import { cast } from '#seeds/cast.ts'
import type { Device, RecentSignIn, SessionLife } from '../contract/sessions.endpoints.ts'
import { announceAccessChange } from './announce-access-change.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer({
    SESSION_IDLE: '3s',
    SESSION_WARNING: '1s',
    SESSION_ABSOLUTE: '8s',
  })
})
afterAll(() => server.close())

const rest = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))
const unattended = { headers: { 'x-unattended': '1' } }
const seconds = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 1000

describe('the life of a session', () => {
  it('is told, and asking for it puts the end off no further', async () => {
    const caller = await server.as('approver')
    const { body } = await caller.get<SessionLife>('/auth/session')
    expect(body.warningSeconds).toBe(1)
    // Signing in and asking take a moment of the eight seconds themselves.
    expect(seconds(body.now, body.endsAt)).toBeGreaterThan(5)
    expect(seconds(body.now, body.endsAt)).toBeLessThanOrEqual(8)
    await rest(1200)
    const later = await caller.get<SessionLife>('/auth/session')
    expect(later.body.idleEndsAt).toBe(body.idleEndsAt)
    const extended = await caller.post<SessionLife>('/auth/session')
    expect(seconds(body.idleEndsAt, extended.body.idleEndsAt)).toBeGreaterThan(1)
    expect(extended.body.endsAt).toBe(body.endsAt)
  })

  it('ends without activity, whatever an open page fetches by itself', async () => {
    const caller = await server.as('auditor')
    for (let count = 0; count < 4; count++) {
      await rest(900)
      await caller.get('/me', unattended)
    }
    expect((await caller.get('/me')).status).toBe(401)
  })

  it('goes on with activity, but not for ever', async () => {
    const caller = await server.as('care')
    for (let count = 0; count < 7; count++) {
      await rest(1000)
      expect((await caller.get('/me')).status).toBe(200)
    }
    await rest(1500)
    expect((await caller.get('/me')).status).toBe(401)
  }, 20_000)
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
    await rest(600)
    const { id } = await server.db
      .selectFrom('users')
      .select('id')
      .where('email', '=', cast.adviser.email)
      .executeTakeFirstOrThrow()
    await inChange(server.system, { person: systemPerson, requestId: null }, (change) =>
      announceAccessChange(change, [id, id]),
    )
    await rest(1500)
    stop.abort()
    await Promise.all(listening)
    expect(heard.adviser.match(/"topic":"access"/g)).toHaveLength(1)
    expect(heard.employer).not.toContain('access')
  })
})
