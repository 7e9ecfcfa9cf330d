import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  openTestServer,
  type Answer,
  type Caller,
  type TestServer,
} from '#apps/server/test-server.ts'
import { auditRows } from '../../../checks/kit-at-work/audit.test-rows.ts'
import { cast } from '#seeds/cast.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer({
    PUBLIC_URL: 'https://portal.example.org',
    SIGN_IN_TRIES: '10',
  })
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.db.deleteFrom('rate_limits').execute()
  await server.db.deleteFrom('outbox_messages').execute()
})

const fresh = 'Étang-brumeux 42 cygnes'
const forgot = (email: string, headers: Record<string, string> = {}) =>
  server.visitor.post('/auth/forgot-password', { email }, { headers })
const reset = (link: { token: string; email: string }, password = fresh, confirmation = password) =>
  server.visitor.post('/auth/reset-password', { ...link, password, confirmation })
const signIn = (email: string, password: string) =>
  server.visitor.post<{ accessToken: string }>('/auth/login', { email, password })
const codeAt = (answer: Answer<unknown>, field: string) =>
  (answer.body as Answer<object>['body']).errors?.[field]?.map(({ code }) => code)

async function mailsTo(email: string, template: string) {
  return server.db
    .selectFrom('outbox_messages')
    .selectAll()
    .where('recipient', '=', email)
    .where('template', '=', template)
    .orderBy('id')
    .execute()
}

/** One row, of the owner by the owner, and no word of the password. */
async function expectRecorded(action: string, owner: 'caseOfficer' | 'adviser') {
  const { email, name, password } = cast[owner]
  const { id } = await server.db
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  const rows = (await auditRows(server.db, { entityId: id })).filter((row) => row.action === action)
  expect(rows).toEqual([expect.objectContaining({ entity: 'user', actor: name, changes: {} })])
  expect(JSON.stringify(rows)).not.toMatch(new RegExp(`${password}|${fresh}`))
}

async function newestLink(email: string) {
  const mail = (await mailsTo(email, 'passwords.reset')).at(-1)
  const { searchParams } = new URL(mail?.link ?? '')
  return { token: searchParams.get('token') ?? '', email: searchParams.get('email') ?? '' }
}

async function askedLink(email: string) {
  await forgot(email)
  return newestLink(email)
}

/** What a stranger can tell two answers by. */
function seen({ status, headers, body }: Answer<unknown>) {
  const kept = [...headers].filter(([name]) => !['date', 'x-request-id'].includes(name))
  return { status, headers: kept, body: JSON.stringify(body).replace(/"requestId":"[^"]+"/, '') }
}

describe('a forgotten password', () => {
  it('is answered alike for an account, an unknown address, an invited and a disabled user', async () => {
    const answers = [
      await forgot(cast.auditor.email),
      await forgot('nobody.at.all@example.org'),
      await forgot(cast.auditor.email.toUpperCase()),
    ]
    const of = server.db.updateTable('users').where('email', '=', cast.care.email)
    for (const status of ['invited', 'disabled']) {
      await of.set({ status }).execute()
      answers.push(await forgot(cast.care.email))
    }
    await of.set({ status: 'active' }).execute()
    expect(answers[0]?.status).toBe(204)
    expect(new Set(answers.map((answer) => JSON.stringify(seen(answer)))).size).toBe(1)
    expect(await mailsTo('nobody.at.all@example.org', 'passwords.reset')).toEqual([])
    expect(await mailsTo(cast.care.email, 'passwords.reset')).toEqual([])
    expect(await mailsTo(cast.care.email, 'registration.prepared')).toHaveLength(1)
  })

  it('brings a mail in the owner’s language, whose link names the configured address whatever Host says', async () => {
    await fetch(`${server.address}/api/auth/forgot-password`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-forwarded-host': 'evil.example',
        forwarded: 'host=evil.example',
      },
      body: JSON.stringify({ email: cast.approver.email }),
    })
    await forgot(cast.approver.email, { host: 'evil.example', 'accept-language': 'en' })
    const mails = await mailsTo(cast.approver.email, 'passwords.reset')
    expect(mails).toHaveLength(2)
    for (const mail of mails) {
      expect(mail).toMatchObject({ language: 'fr' })
      expect(mail.subject).toBe('Choisissez un nouveau mot de passe pour Programs')
      expect(mail.link).toMatch(
        /^https:\/\/portal\.example\.org\/reset-password\?token=[\w-]{43}&email=approver%40example\.org&lang=fr$/,
      )
    }
  })

  it('keeps only the hash of the link’s secret', async () => {
    const { token } = await askedLink(cast.finance.email)
    const links = await server.db.selectFrom('account_links').select('token_hash').execute()
    expect(links.some(({ token_hash }) => token_hash.toString('base64url') === token)).toBe(false)
    expect(links.length).toBeGreaterThan(0)
  })

  it('is slowed down for a known and an unknown address alike, and not for the owner elsewhere', async () => {
    const limits = async (email: string) => {
      const answers = []
      for (let at = 0; at < 6; at++) answers.push(await forgot(email))
      return answers.map(({ status }) => status)
    }
    expect(await limits(cast.manager.email)).toEqual([204, 204, 204, 204, 204, 429])
    expect(await limits('unknown@example.org')).toEqual([204, 204, 204, 204, 204, 429])
    const last = await forgot('unknown@example.org')
    expect(Number(last.headers.get('retry-after'))).toBeGreaterThan(0)
    // The last of the mails still opens.
    expect((await reset(await newestLink(cast.manager.email))).status).toBe(204)
  })
})

describe('a link to choose a new password', () => {
  it('sets it, signs nobody in, ends every session and tells the owner', async () => {
    const before = await server.as('adviser')
    const answer = await reset(await askedLink(cast.adviser.email))
    expect(answer).toMatchObject({ status: 204, body: '' })
    expect(answer.headers.get('set-cookie')).toBeNull()
    expect((await before.get('/me')).status).toBe(401)
    expect((await signIn(cast.adviser.email, cast.adviser.password)).status).toBe(422)
    expect((await signIn(cast.adviser.email, fresh)).status).toBe(200)
    const [mail] = await mailsTo(cast.adviser.email, 'passwords.changed')
    expect(mail).toMatchObject({ subject: 'Votre mot de passe a été changé' })
    await expectRecorded('passwords.reset', 'adviser')
  })

  it('works once, of twenty at the same moment', async () => {
    const link = await askedLink(cast.finance.email)
    const answers = await Promise.all(Array.from({ length: 20 }, () => reset(link)))
    const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b)
    expect(statuses).toEqual([204, ...Array.from({ length: 19 }, () => 409)])
    expect(await mailsTo(cast.finance.email, 'passwords.changed')).toHaveLength(1)
  })

  it('works only while it is the newest', async () => {
    const older = await askedLink(cast.brandAdmin.email)
    const newer = await askedLink(cast.brandAdmin.email)
    expect(await reset(older)).toMatchObject({ status: 409, body: { code: 'linkExpired' } })
    expect((await reset(newer)).status).toBe(204)
  })

  it('answers alike when it has expired, was used, never was or was made for somebody else', async () => {
    const expired = await askedLink(cast.admin.email)
    await server.db
      .updateTable('account_links')
      .set({ expires_at: '2020-01-01T00:00:00Z' })
      .where('kind', '=', 'reset')
      .where('used_at', 'is', null)
      .execute()
    const used = await askedLink(cast.employee.email)
    await reset(used)
    const foreign = { ...(await askedLink(cast.employer.email)), email: cast.superAdmin.email }
    const answers = await Promise.all(
      [expired, used, { ...used, token: 'A'.repeat(43) }, foreign].map((link) => reset(link)),
    )
    expect(answers[0]).toMatchObject({ status: 409, body: { code: 'linkExpired' } })
    expect(new Set(answers.map((answer) => JSON.stringify(seen(answer)))).size).toBe(1)
    expect((await signIn(cast.superAdmin.email, fresh)).status).toBe(422)
  })

  it('is not used up by a password that is refused', async () => {
    const link = await askedLink(cast.employer.email)
    expect(codeAt(await reset(link, 'sunshine1'), 'password')).toEqual(['passwordCommon'])
    expect(codeAt(await reset(link, fresh, `${fresh}!`), 'confirmation')).toEqual([
      'passwordMismatch',
    ])
    expect(codeAt(await reset(link, cast.employer.password), 'password')).toEqual(['passwordSame'])
    expect((await reset(link)).status).toBe(204)
  })

  it('lets nobody in whose account was disabled since', async () => {
    const link = await askedLink(cast.care.email)
    const of = server.db.updateTable('users').where('email', '=', cast.care.email)
    await of.set({ status: 'disabled' }).execute()
    expect(await reset(link)).toMatchObject({ status: 409, body: { code: 'linkExpired' } })
    await of.set({ status: 'active' }).execute()
  })
})

describe('changing one’s own password', () => {
  const change = (by: Pick<Caller, 'post'>, currentPassword: string, password = fresh) =>
    by.post<{ accessToken: string }>('/auth/password', {
      currentPassword,
      password,
      confirmation: password,
    })

  it('goes on in a new session, ends all others and tells the owner', async () => {
    const [here, elsewhere] = [await server.as('caseOfficer'), await server.as('caseOfficer')]
    const answer = await change(here, cast.caseOfficer.password)
    expect(answer.status).toBe(200)
    expect((await elsewhere.get('/me')).status).toBe(401)
    expect((await here.get('/me')).status).toBe(401)
    expect((await server.withToken(answer.body.accessToken).get('/me')).status).toBe(200)
    expect(await mailsTo(cast.caseOfficer.email, 'passwords.changed')).toHaveLength(1)
    expect((await signIn(cast.caseOfficer.email, fresh)).status).toBe(200)
    await expectRecorded('passwords.changed', 'caseOfficer')
  })

  it('wants the present one, and gives ten tries', async () => {
    const caller = await server.as('superAdmin')
    const wrong = await change(caller, 'wrong')
    expect(codeAt(wrong, 'currentPassword')).toEqual(['passwordWrong'])
    const answers = []
    for (let at = 0; at < 10; at++) answers.push(await change(caller, 'wrong'))
    expect(answers.at(-2)?.status).toBe(422)
    expect(answers.at(-1)?.status).toBe(429)
    expect((await change(caller, cast.superAdmin.password)).status).toBe(429)
    expect(await auditRows(server.db, { action: 'passwords.changeRefused' })).toMatchObject(
      Array.from({ length: 10 }, () => ({ entity: 'user', actor: cast.superAdmin.name })),
    )
  })

  it('is the one thing that an expired password allows, and lets everything else again', async () => {
    const caller = await server.as('auditor')
    await server.db
      .updateTable('users')
      .set({ must_change_password: true })
      .where('email', '=', cast.auditor.email)
      .execute()
    const closed = await caller.get<{ password_expired: boolean; redirect: string }>('/programs')
    expect(closed).toMatchObject({
      status: 403,
      body: { password_expired: true, redirect: '/password-change' },
    })
    const same = await change(caller, cast.auditor.password, cast.auditor.password)
    expect(codeAt(same, 'password')).toEqual(['passwordSame'])
    const { body } = await change(caller, cast.auditor.password)
    expect((await server.withToken(body.accessToken).get('/programs')).status).toBe(200)
  })

  it('is not possible with a session that has passed only the password', async () => {
    const { id } = await server.db
      .selectFrom('users')
      .select('id')
      .where('email', '=', cast.superAdmin.email)
      .executeTakeFirstOrThrow()
    const caller = await server.as('superAdmin')
    await server.db
      .updateTable('sessions')
      .set({ challenged: true })
      .where('user_id', '=', id)
      .execute()
    expect((await change(caller, cast.superAdmin.password)).status).toBe(401)
  })
})
