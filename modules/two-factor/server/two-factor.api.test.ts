import { settingsOf } from '#kit/server/settings.ts'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { openTestServer, type CastMember, type TestServer } from '#apps/server/test-server.ts'
import { cast } from '#seeds/cast.ts'
import {
  appCode,
  enableApp,
  forgetLimits,
  sentCode,
  type Enabled,
} from './two-factor.test-steps.ts'
import { settings as own } from './two-factor.settings.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer({ TWO_FACTOR_ENFORCEMENT: 'on' })
})
afterAll(() => server.close())
afterEach(async () => {
  for (const table of ['two_factor_methods', 'recovery_codes', 'sms_codes', 'rate_limits'] as const)
    await server.db.deleteFrom(table).execute()
})

const lettersTo = async (name: CastMember) =>
  (
    await server.db
      .selectFrom('outbox_messages')
      .select('template')
      .where('recipient', '=', cast[name].email)
      .orderBy('id')
      .execute()
  ).map(({ template }) => template)

describe('the status', () => {
  it('asks those who administer to set a second factor up, and nobody else', async () => {
    const of = async (name: CastMember) =>
      (await (await server.as(name)).get('/two-factor-auth/status')).body
    const off = { enabled: false, methods: [] }
    expect(await of('superAdmin')).toEqual({ ...off, enforced: true })
    expect(await of('brandAdmin')).toEqual({ ...off, enforced: true })
    expect(await of('admin')).toEqual({ ...off, enforced: true })
    expect(await of('caseOfficer')).toEqual({ ...off, enforced: false })
    expect(await of('employer')).toEqual({ ...off, enforced: false })
  })
})

describe('an authenticator app', () => {
  it('is enabled with its code; the first factor brings ten recovery codes', async () => {
    const caller = await server.as('approver')
    const setup = await caller.get<{ secret: string; qrCode: string }>('/two-factor-auth/setup')
    expect(setup.body.secret).toMatch(/^[A-Z2-7]{32}$/)
    expect(setup.body.qrCode).toMatch(/^data:image\/png;base64,/)
    const enabled = await caller.post<Enabled>(
      '/two-factor-auth/verify',
      { code: appCode(setup.body.secret), secret: setup.body.secret, method: 'app' },
      { headers: { 'accept-language': 'en' } },
    )
    expect(enabled.body).toMatchObject({
      success: true,
      message: 'Two-factor authentication has been enabled successfully',
    })
    expect(enabled.body.recoveryCodes).toHaveLength(10)
    expect((await caller.get('/two-factor-auth/status')).body).toMatchObject({
      enabled: true,
      methods: ['authApp'],
    })
    expect(await lettersTo('approver')).toContain('twoFactor.appAdded')
  })

  it('keeps neither the secret nor a recovery code in plain', async () => {
    const caller = await server.as('auditor')
    const { secret, recoveryCodes } = await enableApp(caller)
    const stored = JSON.stringify([
      await server.db.selectFrom('two_factor_methods').selectAll().execute(),
      await server.db.selectFrom('recovery_codes').selectAll().execute(),
    ])
    expect(stored).not.toContain(secret)
    expect(recoveryCodes).toHaveLength(10)
    for (const code of recoveryCodes ?? []) {
      expect(stored).not.toContain(code)
      expect(stored).not.toContain(Buffer.from(code.replaceAll('-', '')).toString('base64'))
    }
  })

  it('takes a secret from no other session, none made up and none that is too old', async () => {
    const [mine, others] = [await server.as('finance'), await server.as('finance')]
    const { body } = await others.get<{ secret: string }>('/two-factor-auth/setup')
    const offer = (secret: string) =>
      mine.post('/two-factor-auth/verify', { code: appCode(secret), secret, method: 'authApp' })
    for (const secret of [body.secret, 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'])
      expect(await offer(secret)).toMatchObject({
        status: 422,
        body: { errors: { secret: [{ code: 'secretExpired' }] } },
      })
    const { wasIssued, issueSecret } = await import('./app-secret.ts')
    const now = new Date()
    const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000)
    const { settings } = server.system
    const issuedAgo = (minutes: number) =>
      wasIssued(
        settings,
        { sessionId: 'a', now },
        issueSecret(settings, { sessionId: 'a', now: ago(minutes) }),
      )
    expect([issuedAgo(0), issuedAgo(10), issuedAgo(11)]).toEqual([true, true, false])
  })

  it('says what is wrong with a code in the reader’s language', async () => {
    const caller = await server.as('manager')
    const { body } = await caller.get<{ secret: string }>('/two-factor-auth/setup')
    const complaint = async (code: string, language: string) => {
      const answer = await caller.post(
        '/two-factor-auth/verify',
        { code, secret: body.secret, method: 'authApp' },
        { headers: { 'accept-language': language } },
      )
      expect(answer.status).toBe(422)
      return answer.body.errors?.['code']?.[0]?.message
    }
    expect(await complaint('', 'en')).toBe('Please enter the verification code')
    expect(await complaint('12 34', 'en')).toBe('Please enter a valid 6-digit code')
    const wrong = appCode(body.secret, 40)
    expect(await complaint(wrong, 'en')).toBe('Invalid verification code. Please try again.')
    expect(await complaint('12 34', 'fr')).toBe('Saisissez un code valide à 6 chiffres')
    expect(await complaint(wrong, 'fr')).toBe(
      'Le code de vérification n’est pas valide. Réessayez.',
    )
  })

  it('needs a recent proof of who it is', async () => {
    const caller = await server.as('care')
    await server.db
      .updateTable('sessions')
      .set({ proved_at: new Date(Date.now() - 11 * 60_000).toISOString() })
      .execute()
    expect(await caller.get('/two-factor-auth/setup')).toMatchObject({
      status: 428,
      body: { code: 'proofRequired' },
    })
    const verify = { code: '123456', secret: 'A', method: 'authApp' }
    for (const answer of [
      await caller.post('/two-factor-auth/verify', verify),
      await caller.post('/two-factor-auth/send-sms', { phone: '613 555 0123' }),
      await caller.post('/two-factor-auth/recovery-codes'),
      await caller.delete('/two-factor-auth'),
    ])
      expect(answer.status).toBe(428)
    expect((await caller.post('/auth/proof', { password: 'wrong' })).status).toBe(422)
    expect((await caller.post('/auth/proof', { password: cast.care.password })).status).toBe(204)
    expect((await caller.get('/two-factor-auth/setup')).status).toBe(200)
  })

  it('signs out the other devices when it is added and when it is removed', async () => {
    const [here, elsewhere] = [await server.as('adviser'), await server.as('adviser')]
    await enableApp(here)
    expect([(await here.get('/me')).status, (await elsewhere.get('/me')).status]).toEqual([
      200, 401,
    ])
    expect((await here.delete('/two-factor-auth')).status).toBe(204)
    expect((await here.get('/two-factor-auth/status')).body).toMatchObject({ enabled: false })
    expect(await server.db.selectFrom('recovery_codes').selectAll().execute()).toEqual([])
    expect(await lettersTo('adviser')).toContain('twoFactor.allRemoved')
  })
})

describe('text messages', () => {
  const number = '+16135550123'
  const send = (caller: Awaited<ReturnType<TestServer['as']>>, phone = '(613) 555-0123') =>
    caller.post('/two-factor-auth/send-sms', { phone })
  const verify = (caller: Awaited<ReturnType<TestServer['as']>>, code: string) =>
    caller.post<Enabled>('/two-factor-auth/verify', { code, method: 'sms' })

  it('confirm a number that is written in any way', async () => {
    const caller = await server.as('brandAdmin')
    expect((await send(caller)).body).toEqual({ success: true })
    const code = await sentCode(server, number)
    const enabled = await verify(caller, `${code.slice(0, 3)}-${code.slice(3)}`)
    expect(enabled.body.success).toBe(true)
    expect((await verify(caller, code)).status).toBe(422)
    const { body } = await caller.get<{ data: object[] }>('/two-factor-auth/methods')
    expect(body.data).toMatchObject([{ method: 'sms', phone: '•••• 23' }])
  })

  it('go to no number that is none, and to no country that is not allowed', async () => {
    const caller = await server.as('brandAdmin')
    const complaint = async (phone: string) =>
      (await send(caller, phone)).body.errors?.['phone']?.[0]?.code
    expect(await complaint('')).toBe('phoneRequired')
    expect(await complaint('12')).toBe('phone')
    expect(await complaint('+33 1 70 18 99 00')).toBe('phoneCountry')
  })

  it('wait for one another, and the newest code alone is good', async () => {
    const caller = await server.as('brandAdmin')
    await send(caller)
    const first = await sentCode(server, number)
    const tooSoon = await send(caller)
    expect(tooSoon.status).toBe(429)
    expect(Number(tooSoon.headers.get('retry-after'))).toBeGreaterThan(20)
    await forgetLimits(server)
    await send(caller)
    const second = await sentCode(server, number)
    if (first !== second) expect((await verify(caller, first)).status).toBe(422)
    expect((await verify(caller, second)).status).toBe(200)
  })

  it('are no longer good after ten minutes, or after five wrong tries', async () => {
    const caller = await server.as('brandAdmin')
    await send(caller)
    const code = await sentCode(server, number)
    const wrong = code === '111111' ? '222222' : '111111'
    for (let tries = 0; tries < 5; tries++)
      expect((await verify(caller, wrong)).body.errors?.['code']?.[0]?.code).toBe('codeWrong')
    expect((await verify(caller, code)).body.errors?.['code']?.[0]?.code).toBe('codeExpired')
    await forgetLimits(server)
    await send(caller)
    await server.db
      .updateTable('sms_codes')
      .set({ expires_at: new Date(Date.now() - 1000).toISOString() })
      .execute()
    const late = await verify(caller, await sentCode(server, number))
    expect(late.body.errors?.['code']?.[0]?.message).toBe(
      'Request a new code: this one has expired',
    )
  })

  it('are limited by person, number and address', async () => {
    const caller = await server.as('brandAdmin')
    const { settings } = server.system
    const cases = [
      [`sms:window:`, settingsOf(settings, own).smsPerWindow],
      [`sms:day:`, settingsOf(settings, own).smsPerDay],
      [`sms:number:`, settingsOf(settings, own).smsPerNumber],
      [`sms:address:`, settingsOf(settings, own).smsPerAddress],
    ] as const
    for (const [key, most] of cases) {
      await forgetLimits(server)
      expect((await send(caller)).status).toBe(200)
      await server.db.deleteFrom('rate_limits').where('key', 'like', 'sms:pause:%').execute()
      await server.db
        .updateTable('rate_limits')
        .set({ hits: most })
        .where('key', 'like', `${key}%`)
        .execute()
      expect([key, (await send(caller)).status]).toEqual([key, 429])
    }
  })

  it('tell no code to somebody who reads the database', async () => {
    const caller = await server.as('brandAdmin')
    await send(caller)
    const { createHash } = await import('node:crypto')
    const code = await sentCode(server, number)
    const { code_hash } = await server.db
      .selectFrom('sms_codes')
      .select('code_hash')
      .executeTakeFirstOrThrow()
    expect(code_hash.equals(createHash('sha256').update(code).digest())).toBe(false)
  })
})

describe('recovery codes', () => {
  it('are made anew in place of the ones before', async () => {
    const caller = await server.as('superAdmin')
    expect((await caller.post('/two-factor-auth/recovery-codes')).status).toBe(409)
    const { recoveryCodes = [] } = await enableApp(caller)
    const renewed = await caller.post<{ recoveryCodes: string[] }>(
      '/two-factor-auth/recovery-codes',
    )
    expect(renewed.body.recoveryCodes).toHaveLength(10)
    const prove = (code: string) => caller.post('/auth/proof', { method: 'recovery', code })
    expect((await prove(recoveryCodes[0] ?? '')).status).toBe(422)
    const [code = ''] = renewed.body.recoveryCodes
    expect((await prove(code.toUpperCase().replaceAll('-', ' '))).status).toBe(204)
    expect((await prove(code)).status).toBe(422)
    expect((await caller.get('/two-factor-auth/methods')).body).toMatchObject({
      recoveryCodesLeft: 9,
    })
  })
})
