import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestServer, type TestServer } from '#apps/server/test-server.ts'
import { cast } from '#seeds/cast.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer({ SIGN_IN_TRIES: '5', SIGN_IN_ACCOUNT_TRIES: '10' })
})
afterAll(() => server.close())

const login = (email: string, password: string) =>
  server.visitor.post('/auth/login', { email, password })

describe('signing in', () => {
  it('answers with the token, the person and the rules', async () => {
    const answer = await server.visitor.post<{
      accessToken: string
      userData: object
      userAbilityRules: unknown[]
    }>('/auth/login', { email: ' Case.Officer@example.org', password: 'Demo-pass-2026' })
    expect(answer.status).toBe(200)
    expect(answer.body.userData).toMatchObject({
      type: 'staff',
      role: 'Case Officer',
      name: 'Amina Haddad',
    })
    expect(answer.body.userAbilityRules.length).toBeGreaterThan(5)
  })

  it('gives one answer to an unknown address and to a wrong password', async () => {
    const unknown = await login('nobody@example.org', 'Demo-pass-2026')
    const wrong = await login(cast.auditor.email, 'Demo-pass-2025')
    expect([unknown.status, wrong.status]).toEqual([422, 422])
    const plain = ({ body }: typeof wrong) => ({ ...body, requestId: '' })
    expect(plain(unknown)).toEqual(plain(wrong))
  })

  it('is slowed down after too many tries, with the time to wait', async () => {
    const tries = await Promise.all(
      Array.from({ length: 8 }, () => login(cast.finance.email, 'wrong')),
    )
    const statuses = tries.map(({ status }) => status).toSorted((a, b) => a - b)
    expect(statuses).toEqual([422, 422, 422, 422, 422, 429, 429, 429])
    const limited = tries.find(({ status }) => status === 429)
    expect(Number(limited?.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await login(cast.finance.email, cast.finance.password)).status).toBe(429)
    expect((await login(cast.approver.email, cast.approver.password)).status).toBe(200)
  })

  it('stores the hash of the token, not the token', async () => {
    const caller = await server.as('auditor')
    const sessions = await server.db.selectFrom('sessions').select('token_hash').execute()
    expect(
      sessions.some(({ token_hash }) => token_hash.toString('base64url') === caller.token),
    ).toBe(false)
  })
})

describe('a session', () => {
  it('ends with signing out, at once', async () => {
    const caller = await server.as('auditor')
    expect((await caller.get('/me')).status).toBe(200)
    expect((await caller.post('/auth/logout')).status).toBe(204)
    expect(await caller.get('/me')).toMatchObject({
      status: 401,
      body: { code: 'unauthenticated' },
    })
  })

  it('ends when the person is disabled, the time is over, or nothing is done for long', async () => {
    const caller = await server.as('manager')
    const of = server.db.updateTable('sessions').where('ended_at', 'is', null)
    await of.set({ last_seen_at: '2020-01-01T00:00:00Z' }).execute()
    expect((await caller.get('/me')).status).toBe(401)
    const second = await server.as('manager')
    await of.set({ expires_at: '2020-01-01T00:00:00Z' }).execute()
    expect((await second.get('/me')).status).toBe(401)
    const third = await server.as('manager')
    await server.db
      .updateTable('users')
      .set({ status: 'disabled' })
      .where('email', '=', cast.manager.email)
      .execute()
    expect((await third.get('/me')).status).toBe(401)
    await server.db
      .updateTable('users')
      .set({ status: 'active' })
      .where('email', '=', cast.manager.email)
      .execute()
  })

  it('with an expired password opens nothing but the way to change it', async () => {
    const caller = await server.as('care')
    await server.db
      .updateTable('users')
      .set({ must_change_password: true })
      .where('email', '=', cast.care.email)
      .execute()
    const answer = await caller.get<{ password_expired: boolean; redirect: string }>('/me')
    expect(answer).toMatchObject({
      status: 403,
      body: { password_expired: true, redirect: '/password-change' },
    })
    expect((await caller.post('/auth/logout')).status).toBe(204)
  })

  it('is not opened by a cookie alone, and a browser must repeat the anti-forgery cookie', async () => {
    const caller = await server.as('adviser')
    const cookie = { cookie: 'XSRF-TOKEN=abc' }
    const without = await caller.patch('/me', { language: 'en' }, { headers: cookie })
    expect(without).toMatchObject({ status: 403, body: { code: 'antiForgery' } })
    const repeated = await caller.patch(
      '/me',
      { language: 'fr' },
      { headers: { ...cookie, 'x-xsrf-token': 'abc' } },
    )
    expect(repeated.status).toBe(200)
    expect(
      (await server.visitor.get('/me', { headers: { cookie: `accessToken=${caller.token}` } }))
        .status,
    ).toBe(401)
  })
})

describe('what is sent', () => {
  it('must be JSON that can be read', async () => {
    const send = (type: string, body: string) =>
      fetch(`${server.address}/api/auth/login`, {
        method: 'POST',
        headers: { 'content-type': type },
        body,
      })
    expect((await send('text/plain', 'email=a')).status).toBe(415)
    expect((await send('application/x-www-form-urlencoded', 'email=a')).status).toBe(415)
    expect((await send('application/json', '{')).status).toBe(400)
  })

  it('is answered in the reader’s language with the request’s id', async () => {
    const answer = await server.visitor.post(
      '/auth/login',
      { email: 'x', password: '' },
      { headers: { 'accept-language': 'fr-CA,fr;q=0.9' } },
    )
    expect(answer.body).toMatchObject({
      status: 422,
      code: 'invalidInput',
      requestId: answer.headers.get('x-request-id'),
    })
    expect(answer.body.errors?.['email']?.[0]?.message).toBe(
      'Saisissez une adresse courriel, par exemple nom@exemple.org',
    )
    expect(answer.headers.get('content-type')).toContain('application/problem+json')
  })
})

describe('the service', () => {
  it('says that it lives and that it is ready', async () => {
    expect(await server.visitor.get('/health')).toMatchObject({
      status: 200,
      body: { status: 'ok' },
    })
    const ready = await server.visitor.get('/ready')
    expect(ready).toMatchObject({
      status: 200,
      body: { checks: { database: null, migrations: null, files: null } },
    })
  })
})
