import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestServer, type TestServer } from '#apps/server/test-server.ts'
import { enableApp, type Challenge } from '#modules/two-factor/server/two-factor.test-steps.ts'
import { cast } from '#seeds/cast.ts'
import { client, openIssuer, walkThrough, type TestIssuer } from './issuer.test-steps.ts'

const publicUrl = 'http://portal.example.org'
const redirectTo = `${publicUrl}/login`
let issuer: TestIssuer
let server: TestServer
beforeAll(async () => {
  issuer = await openIssuer(redirectTo)
  server = await openTestServer({
    PUBLIC_URL: publicUrl,
    OIDC_ISSUER: issuer.url,
    OIDC_CLIENT_ID: client.id,
    OIDC_CLIENT_SECRET: client.secret,
  })
})
afterAll(async () => {
  await server.close()
  await issuer.close()
})

async function begin() {
  const { body, headers } = await server.visitor.post<{ url: string }>('/auth/single-sign-on')
  const cookie = /single-sign-on=[^;]+/.exec(headers.get('set-cookie') ?? '')?.[0] ?? ''
  return { url: body.url, cookie }
}

const finish = (sent: object, cookie: string) =>
  server.visitor.post<Record<string, unknown>>('/auth/single-sign-on/callback', sent, {
    headers: { cookie },
  })

async function signIn(name: string, account: object) {
  issuer.accounts[name] = account
  const { url, cookie } = await begin()
  return finish(await walkThrough(url, name, redirectTo), cookie)
}

describe('single sign-on', () => {
  it('sends the browser with state, nonce and PKCE', async () => {
    const { url } = await begin()
    const { searchParams } = new URL(url)
    expect(searchParams.get('code_challenge_method')).toBe('S256')
    for (const name of ['state', 'nonce', 'code_challenge'])
      expect(searchParams.get(name)?.length).toBeGreaterThan(20)
    expect(searchParams.get('redirect_uri')).toBe(redirectTo)
  })

  it('signs in a member of staff by the verified e-mail, and later by the subject alone', async () => {
    const first = await signIn('a17', { email: cast.auditor.email, email_verified: true })
    expect(first).toMatchObject({ status: 200, body: { userData: { name: cast.auditor.name } } })
    const later = await signIn('a17', { email: 'other@example.org', email_verified: true })
    expect(later.body).toMatchObject({ userData: { name: cast.auditor.name } })
    const token = String(later.body['accessToken'])
    expect((await server.withToken(token).get('/me')).status).toBe(200)
  })

  it('signs in nobody who is not staff here, whose e-mail is not verified, or who is disabled', async () => {
    const refused = { status: 409, body: { code: 'noStaffUser' } }
    const known = async () => (await server.db.selectFrom('users').select('id').execute()).length
    const before = await known()
    expect(await signIn('b1', { email: cast.employer.email, email_verified: true })).toMatchObject(
      refused,
    )
    expect(await signIn('b2', { email: 'nobody@example.org', email_verified: true })).toMatchObject(
      refused,
    )
    expect(await signIn('b3', { email: cast.care.email, email_verified: false })).toMatchObject(
      refused,
    )
    const care = server.db.updateTable('users').where('email', '=', cast.care.email)
    await care.set({ status: 'disabled' }).execute()
    expect(await signIn('b4', { email: cast.care.email, email_verified: true })).toMatchObject(
      refused,
    )
    await care.set({ status: 'active' }).execute()
    expect(await known()).toBe(before)
  })

  it('gives the account of one person to no second one of the issuer', async () => {
    await signIn('c1', { email: cast.finance.email, email_verified: true })
    const second = await signIn('c2', { email: cast.finance.email, email_verified: true })
    expect(second).toMatchObject({ status: 409, body: { code: 'noStaffUser' } })
  })

  it('still asks for the second factor that was set up here', async () => {
    await enableApp(await server.as('approver'))
    const { body } = await signIn('d1', { email: cast.approver.email, email_verified: true })
    expect(body as unknown as Challenge).toMatchObject({
      twoFactorRequired: true,
      methods: ['authApp'],
    })
  })

  it('takes an answer once, in the browser that set out, and none made up', async () => {
    issuer.accounts['e1'] = { email: cast.manager.email, email_verified: true }
    const failed = { status: 409, body: { code: 'singleSignOnFailed' } }
    const { url, cookie } = await begin()
    const sent = await walkThrough(url, 'e1', redirectTo)
    expect(await finish(sent, '')).toMatchObject(failed)
    expect(await finish(sent, `single-sign-on=${'A'.repeat(43)}`)).toMatchObject(failed)
    expect(await finish({ ...sent, state: 'another' }, cookie)).toMatchObject(failed)
    expect((await finish(sent, cookie)).status).toBe(200)
    expect(await finish(sent, cookie)).toMatchObject(failed)
    const other = await begin()
    expect(
      await finish({ ...sent, state: new URL(other.url).searchParams.get('state') }, other.cookie),
    ).toMatchObject(failed)
  })

  it('does not exist where no issuer is set up', async () => {
    const without = await openTestServer()
    expect((await without.visitor.post('/auth/single-sign-on')).status).toBe(409)
    await without.close()
  })
})
