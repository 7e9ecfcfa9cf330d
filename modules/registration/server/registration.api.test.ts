import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestServer, type Answer, type TestServer } from '#apps/server/test-server.ts'
import { runJob } from '#kit/server/jobs.ts'
import { cast } from '#seeds/cast.ts'
import { forgetRegistrations } from './forget-registrations.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer({ PUBLIC_URL: 'https://portal.example.org', RESEND_PAUSE: '1s' })
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.db.deleteFrom('rate_limits').execute()
  await server.db.deleteFrom('outbox_messages').execute()
})

const password = 'Étang-brumeux 42 cygnes'
const nora = {
  userType: 'employer',
  name: 'Nora Bélanger',
  email: 'nora.belanger@moulin.example',
  password,
  confirmation: password,
}
const register = (typed: object = nora, language = 'fr-CA') =>
  server.visitor.post<{ resendAfter: number }>('/auth/register', typed, {
    headers: { 'accept-language': language },
  })
const resend = (email: string) => server.visitor.post('/auth/verify-email/resend', { email })
const verify = (token: string) => verifyAs(token, password)
const verifyAs = (token: string, typed: string) =>
  server.visitor.post<{ email: string }>('/auth/verify-email', { token, password: typed })
const signIn = (email: string) =>
  server.visitor.post<{ userData: object }>('/auth/login', { email, password })

const mailsTo = (email: string) =>
  server.db
    .selectFrom('outbox_messages')
    .selectAll()
    .where('recipient', '=', email)
    .orderBy('id')
    .execute()

async function newestToken(email: string) {
  const link = new URL((await mailsTo(email)).at(-1)?.link ?? '')
  return link.searchParams.get('token') ?? ''
}

const userOf = (email: string) =>
  server.db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirst()

/** What a stranger can tell two answers by. */
function seen({ status, headers, body }: Answer<unknown>) {
  const kept = [...headers].filter(([name]) => !['date', 'x-request-id'].includes(name))
  return { status, headers: kept, body: JSON.stringify(body).replace(/"requestId":"[^"]+"/, '') }
}

describe('registering', () => {
  it('of an address that is somebody else’s gives the stranger nothing when its owner opens the mail', async () => {
    const email = 'owner@moulin.example'
    await register({ ...nora, email, userType: 'employee' })
    const token = await newestToken(email)
    const guessed = await verifyAs(token, 'Not what the stranger typed 7')
    expect(guessed).toMatchObject({
      status: 422,
      body: { errors: { password: [{ code: 'notAsRegistered' }] } },
    })
    expect(await userOf(email)).toBeUndefined()
    expect((await verify(token)).status).toBe(200)
  })

  it('makes an account once the address is confirmed, and not before', async () => {
    expect(await register()).toMatchObject({ status: 202, body: { resendAfter: 1 } })
    expect(await userOf(nora.email)).toBeUndefined()
    expect((await signIn(nora.email)).status).toBe(422)
    const [mail] = await mailsTo(nora.email)
    expect(mail).toMatchObject({
      language: 'fr',
      template: 'registration.confirm',
      subject: 'Confirmez votre adresse courriel pour Programs',
    })
    expect(mail?.body).toContain('compte d’employeur')
    expect(mail?.link).toMatch(
      /^https:\/\/portal\.example\.org\/verified\?token=[\w-]{43}&lang=fr$/,
    )
    expect(await verify(await newestToken(nora.email))).toMatchObject({
      status: 200,
      body: { email: nora.email },
    })
    expect((await signIn(nora.email)).body.userData).toMatchObject({
      type: 'employer',
      role: 'Employeur',
      name: 'Nora Bélanger',
      language: 'fr',
    })
    expect(await userOf(nora.email)).toMatchObject({ employer_id: null, participant_id: null })
  })

  it('is answered alike for a new address and one with an account, whose owner is told', async () => {
    const typed = (email: string) => ({ ...nora, email })
    const answers = [
      await register(typed('brand.new@moulin.example')),
      await register(typed(cast.auditor.email)),
      await register(typed('brand.new@moulin.example')),
    ]
    await setStatus(cast.care.email, 'invited')
    answers.push(await register(typed(cast.care.email)))
    await setStatus(cast.care.email, 'disabled')
    answers.push(await register(typed(cast.care.email)))
    await setStatus(cast.care.email, 'active')
    expect(answers[0]?.status).toBe(202)
    expect(new Set(answers.map((answer) => JSON.stringify(seen(answer)))).size).toBe(1)
    const [mail] = await mailsTo(cast.auditor.email)
    expect(mail).toMatchObject({ template: 'registration.known', language: 'fr' })
    expect(await userOf(cast.auditor.email)).toMatchObject({ name: cast.auditor.name })
    expect((await mailsTo(cast.care.email)).map(({ template }) => template)).toEqual([
      'registration.prepared',
    ])
  })

  const setStatus = (email: string, status: string) =>
    server.db.updateTable('users').set({ status }).where('email', '=', email).execute()

  it('says what is wrong at each field, in the reader’s language', async () => {
    const { status, body } = await register({
      userType: 'staff',
      name: ' ',
      email: 'nora',
      password: 'MOULIN',
      confirmation: 'Moulin',
    })
    expect(status).toBe(422)
    expect(
      Object.fromEntries(
        Object.entries(body.errors ?? {}).map(([field, [first]]) => [field, first?.message]),
      ),
    ).toEqual({
      userType: 'Choisissez une des valeurs proposées',
      name: 'Saisissez votre nom',
      email: 'Saisissez une adresse courriel, par exemple nom@exemple.org',
      password: 'Choisissez un mot de passe d’au moins 8 caractères',
      confirmation: 'Saisissez deux fois le même mot de passe',
    })
    const weak = { password: 'belanger 2026', confirmation: 'belanger 2026' }
    expect((await register({ ...nora, ...weak })).body.errors?.['password']?.[0]).toEqual({
      code: 'passwordHasEmail',
      message: 'Retirez le nom de votre adresse courriel du mot de passe',
    })
  })

  it('is slowed down by account and address, for known and unknown alike', async () => {
    for (const email of ['slow@moulin.example', cast.finance.email]) {
      const statuses = []
      for (let at = 0; at < 6; at++) statuses.push((await register({ ...nora, email })).status)
      expect(statuses).toEqual([202, 202, 202, 202, 202, 429])
    }
  })
})

describe('the link to confirm an address', () => {
  const begin = async (email: string) => {
    await register({ ...nora, email })
    return newestToken(email)
  }

  it('makes one account, of twenty at the same moment', async () => {
    const token = await begin('twenty@moulin.example')
    const answers = await Promise.all(Array.from({ length: 20 }, () => verify(token)))
    const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b)
    expect(statuses).toEqual([200, ...Array.from({ length: 19 }, () => 409)])
  })

  it('answers alike when it has expired, was used, was replaced or never was', async () => {
    const used = await begin('used@moulin.example')
    await verify(used)
    const replaced = await begin('newest@moulin.example')
    const newest = await begin('newest@moulin.example')
    const expired = await begin('late@moulin.example')
    await server.db
      .updateTable('registrations')
      .set({ expires_at: '2020-01-01T00:00:00Z' })
      .where('email', '=', 'late@moulin.example')
      .execute()
    const answers = await Promise.all(
      [expired, used, replaced, 'A'.repeat(43)].map((token) => verify(token)),
    )
    expect(answers[0]).toMatchObject({ status: 409, body: { code: 'linkExpired' } })
    expect(new Set(answers.map((answer) => JSON.stringify(seen(answer)))).size).toBe(1)
    expect((await verify(newest)).status).toBe(200)
  })

  it('can be sent again, even after it expired, and not more often than now and then', async () => {
    const first = await begin('again@moulin.example')
    await server.db
      .updateTable('registrations')
      .set({ expires_at: '2020-01-01T00:00:00Z' })
      .where('email', '=', 'again@moulin.example')
      .execute()
    expect(await resend('again@moulin.example')).toMatchObject({ status: 202 })
    const hasty = await resend('again@moulin.example')
    expect(hasty.status).toBe(429)
    expect(Number(hasty.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await verify(first)).status).toBe(409)
    expect((await verify(await newestToken('again@moulin.example'))).status).toBe(200)
  })

  it('is sent again with one answer, whether one is waited for, the account is there, or nobody', async () => {
    await begin('waits@moulin.example')
    const answers = [
      await resend('waits@moulin.example'),
      await resend('nobody.there@moulin.example'),
      await resend(cast.approver.email),
    ]
    expect(new Set(answers.map((answer) => JSON.stringify(seen(answer)))).size).toBe(1)
    expect(await mailsTo('nobody.there@moulin.example')).toEqual([])
    const [mail] = await mailsTo(cast.approver.email)
    expect(mail?.template).toBe('registration.known')
  })

  it('leads nowhere once somebody was invited with the address', async () => {
    const token = await begin('invited.since@moulin.example')
    const { role_id } = (await userOf(cast.employer.email)) ?? { role_id: '' }
    await server.db
      .insertInto('users')
      .values({
        email: 'invited.since@moulin.example',
        name: 'N',
        type: 'employer',
        role_id,
        status: 'invited',
      })
      .execute()
    expect(await verify(token)).toMatchObject({ status: 409, body: { code: 'addressTaken' } })
    expect((await userOf('invited.since@moulin.example'))?.status).toBe('invited')
  })

  it('is forgotten with the registration a week after it expired', async () => {
    await begin('forgotten@moulin.example')
    const of = server.db
      .updateTable('registrations')
      .where('email', '=', 'forgotten@moulin.example')
    const rows = () =>
      server.db
        .selectFrom('registrations')
        .select('email')
        .where('email', '=', 'forgotten@moulin.example')
        .execute()
    await of.set({ expires_at: new Date(Date.now() - 6 * 86_400_000).toISOString() }).execute()
    await runJob(server.system, forgetRegistrations)
    expect(await rows()).toHaveLength(1)
    await of.set({ expires_at: new Date(Date.now() - 8 * 86_400_000).toISOString() }).execute()
    await runJob(server.system, forgetRegistrations)
    expect(await rows()).toHaveLength(0)
  })
})
