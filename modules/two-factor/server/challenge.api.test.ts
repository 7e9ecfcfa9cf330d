import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { openTestServer, type CastMember, type TestServer } from '#apps/server/test-server.ts'
import { auditRows } from '../../../checks/kit-at-work/audit.test-rows.ts'
import { cast } from '#seeds/cast.ts'
import {
  appCode,
  enableApp,
  forgetLimits,
  sentCode,
  withinOneStep,
  type Challenge,
} from './two-factor.test-steps.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer({ TWO_FACTOR_TRIES: '1000' })
})
afterAll(() => server.close())
afterEach(async () => {
  for (const table of ['two_factor_methods', 'recovery_codes', 'sms_codes', 'rate_limits'] as const)
    await server.db.deleteFrom(table).execute()
})

const login = async (name: CastMember) =>
  (
    await server.visitor.post<Challenge>('/auth/login', {
      email: cast[name].email,
      password: cast[name].password,
    })
  ).body

const answer = (challengeToken: string, code: string, method = 'authApp') =>
  server.visitor.post<{ accessToken: string }>('/auth/two-factor-challenge', {
    challengeToken,
    method,
    code,
  })

/** The app was set up a moment ago with the step before the present one. */
const withApp = async (name: CastMember) => enableApp(await server.as(name), -1)

describe('the second step of signing in', () => {
  it('is asked for, and its answer is a new session', async () => {
    const { secret } = await withApp('approver')
    const challenge = await login('approver')
    expect(Object.keys(challenge).toSorted()).toEqual([
      'challengeToken',
      'methods',
      'twoFactorRequired',
    ])
    expect(challenge.methods).toEqual(['authApp'])
    const entered = await answer(challenge.challengeToken, appCode(secret).replace(/^.../, '$& '))
    expect(entered.status).toBe(200)
    expect(entered.body).toMatchObject({ userData: { name: cast.approver.name } })
    expect(entered.body.accessToken).not.toBe(challenge.challengeToken)
    expect((await server.withToken(entered.body.accessToken).get('/me')).status).toBe(200)
    expect((await answer(challenge.challengeToken, appCode(secret, 1))).status).toBe(409)
  })

  it('opens nothing before it is given, but the way out', async () => {
    await withApp('approver')
    const { challengeToken } = await login('approver')
    const half = server.withToken(challengeToken)
    for (const path of ['/me', '/auth/session', '/two-factor-auth/status', '/account/sessions'])
      expect([path, (await half.get(path)).status]).toEqual([path, 401])
    expect((await half.post('/auth/proof', { password: cast.approver.password })).status).toBe(401)
    expect((await half.post('/auth/logout')).status).toBe(204)
    expect((await answer(challengeToken, '123456')).status).toBe(409)
  })

  it('accepts a code once, of fifty at the same moment', async () => {
    const { secret } = await withApp('auditor')
    const tokens = await Promise.all(
      Array.from({ length: 50 }, async () => (await login('auditor')).challengeToken),
    )
    const code = appCode(secret)
    const answers = await Promise.all(tokens.map((token) => answer(token, code)))
    const statuses = answers.map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
    expect(statuses.filter((status) => status === 422)).toHaveLength(49)
  })

  it('accepts no code older than the last one, and none more than a step away', async () => {
    const care = await server.as('care')
    await withinOneStep(15_000)
    const { secret } = await enableApp(care, 0)
    const { challengeToken } = await login('care')
    for (const step of [-3, -2, -1, 0, 2, 3])
      expect([step, (await answer(challengeToken, appCode(secret, step))).status]).toEqual([
        step,
        422,
      ])
    expect((await answer(challengeToken, appCode(secret, 1))).status).toBe(200)
  })

  it('takes a recovery code, once, and tells the owner', async () => {
    const { recoveryCodes: [code = ''] = [] } = await withApp('finance')
    const first = await login('finance')
    const tries = await Promise.all(
      Array.from({ length: 10 }, async () =>
        answer((await login('finance')).challengeToken, code, 'recovery'),
      ),
    )
    expect(tries.filter(({ status }) => status === 200)).toHaveLength(1)
    expect((await answer(first.challengeToken, code, 'recovery')).status).toBe(422)
    const letters = await server.db
      .selectFrom('outbox_messages')
      .select('template')
      .where('recipient', '=', cast.finance.email)
      .where('template', '=', 'twoFactor.recoveryUsed')
      .execute()
    expect(letters).toHaveLength(1)
  })

  it('takes a code from a text message, but not one that was sent to set up a number', async () => {
    const caller = await server.as('manager')
    const phone = '+16135550177'
    await caller.post('/two-factor-auth/send-sms', { phone })
    await caller.post('/two-factor-auth/verify', {
      method: 'sms',
      code: await sentCode(server, phone),
    })
    await forgetLimits(server)
    await caller.post('/two-factor-auth/send-sms', { phone: '+16135550188' })
    const foreign = await sentCode(server, '+16135550188')
    await forgetLimits(server)
    const { challengeToken, methods } = await login('manager')
    expect(methods).toEqual(['sms'])
    const sent = await server.visitor.post('/auth/two-factor-challenge/sms', { challengeToken })
    expect(sent.body).toEqual({ success: true, phone: '•••• 77' })
    const again = await server.visitor.post('/auth/two-factor-challenge/sms', { challengeToken })
    expect(again.status).toBe(429)
    const code = await sentCode(server, phone)
    if (foreign !== code) expect((await answer(challengeToken, foreign, 'sms')).status).toBe(422)
    expect((await answer(challengeToken, code, 'sms')).status).toBe(200)
  })

  it('ends after a while, and is limited in its tries', async () => {
    const { secret } = await withApp('employer')
    const { challengeToken } = await login('employer')
    await server.db
      .updateTable('sessions')
      .set({ expires_at: new Date(Date.now() - 1000).toISOString() })
      .where('challenged', '=', true)
      .execute()
    expect(await answer(challengeToken, appCode(secret))).toMatchObject({
      status: 409,
      body: { title: 'Sign in again: the time is up' },
    })
    const fresh = await login('employer')
    await answer(fresh.challengeToken, '000000')
    await server.db
      .updateTable('rate_limits')
      .set({ hits: 1000 })
      .where('key', 'like', 'second-factor:%')
      .execute()
    expect((await answer(fresh.challengeToken, appCode(secret))).status).toBe(429)
  })

  it('is not asked for after an administrator has reset it', async () => {
    const { secret } = await withApp('employee')
    const { id } = await server.db
      .selectFrom('users')
      .select('id')
      .where('email', '=', cast.employee.email)
      .executeTakeFirstOrThrow()
    const { challengeToken } = await login('employee')
    const margaret = await server.as('superAdmin')
    const identityNote = 'Called back at the office'
    const reset = await margaret.post(`/users/${id}/two-factor-reset`, { identityNote })
    expect(reset.status).toBe(200)
    expect((await answer(challengeToken, appCode(secret))).status).toBe(409)
    expect(await login('employee')).toHaveProperty('accessToken')
    expect(await auditRows(server.db, { action: 'accounts.twoFactorReset' })).toMatchObject([
      { entity: 'user', entityId: id, actor: 'Margaret Chen', reason: identityNote },
    ])
  })
})
