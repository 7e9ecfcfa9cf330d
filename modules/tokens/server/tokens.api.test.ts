import { sql } from 'kysely'
import { afterEach, describe, expect, it } from 'vitest'
import { runJob } from '#kit/server/jobs.ts'
import {
  askFor,
  dayIn,
  idOf,
  server,
  tokenOf,
  withServer,
  type Made,
} from './tokens.test-people.ts'
import { makeApiToken } from './token-format.ts'
import { warnOfExpiry } from './warn-of-expiry.ts'

withServer()
afterEach(async () => {
  await sql`delete from api_tokens`.execute(server.db)
  await sql`delete from rate_limits`.execute(server.db)
  await sql`update general_settings set api_tokens = 'everyone'`.execute(server.db)
})

const list = '/applications?stage=pending'

describe('a token', () => {
  it('is shown once, in a form that scanners find, and of it a hash alone is kept', async () => {
    const { token, secret, program } = await tokenOf('caseOfficer', ['applications:read'])
    expect(secret).toMatch(/^prg_[0-9A-Za-z]{36}$/)
    expect(token).toMatchObject({ lastFour: secret.slice(-4), state: 'active', lastUsedAt: null })
    const kept = await sql<object>`select * from api_tokens`.execute(server.db)
    expect(JSON.stringify(kept.rows)).not.toContain(secret)
    const amina = await server.as('caseOfficer')
    const { body } = await amina.get<{ data: Made['token'][] }>('/account/api-tokens')
    expect(body.data).toEqual([token])
    expect(JSON.stringify(body)).not.toContain(secret)
    expect((await program.get(list)).status).toBe(200)
  })

  it('asks for a proof that is not older than ten minutes', async () => {
    const amina = await server.as('caseOfficer')
    await sql`update sessions set proved_at = proved_at - interval '11 minutes'`.execute(server.db)
    const answer = await askFor(amina)
    expect([answer.status, answer.body.code]).toEqual([428, 'proofRequired'])
  })

  it('ends within a year, and not before today', async () => {
    const amina = await server.as('caseOfficer')
    const errors = async (expiresOn: string) =>
      (await askFor(amina, { expiresOn })).body.errors?.['expiresOn']?.[0]?.message
    expect(await errors(dayIn(368))).toBe('Choose a day within one year')
    expect(await errors(dayIn(-2))).toBe('Choose today or a later day')
    expect((await askFor(amina, { expiresOn: dayIn(364) })).status).toBe(201)
    expect((await askFor(amina, { expiresOn: null })).status).toBe(422)
    expect((await askFor(amina, { scopes: [] })).status).toBe(422)
    expect((await askFor(amina, { scopes: ['everything:write'] })).status).toBe(422)
    expect((await askFor(amina, { scopes: ['users:write'] })).status).toBe(422)
  })

  it('there are twenty at most that work, however many are asked for at the same moment', async () => {
    const manager = await server.as('manager')
    const answers = await Promise.all(Array.from({ length: 30 }, () => askFor(manager)))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(20)
    const refused = answers.filter(({ status }) => status !== 201)
    expect([...new Set(refused.map(({ status, body }) => `${status} ${body.code}`))]).toEqual([
      '409 tooManyTokens',
    ])
  })

  it('is told of to its owner by mail and notice', async () => {
    const { token } = await tokenOf('approver', ['applications:read'])
    const { rows } = await sql<{ subject: string; recipient: string; body: string }>`
      select subject, recipient, body from outbox_messages where template = 'tokens.made'
      order by created_at desc limit 1`.execute(server.db)
    expect(rows[0]).toMatchObject({
      subject: 'Un nouveau jeton d’API a été créé\u00a0: Payroll',
      recipient: 'approver@example.org',
    })
    const luc = await server.as('approver')
    const { body } = await luc.get('/notifications')
    expect(JSON.stringify(body)).toContain('/settings/tokens')
    expect(token.name).toBe('Payroll')
  })

  it('is warned of a week before its last day, once', async () => {
    await tokenOf('caseOfficer', ['applications:read'], { expiresOn: dayIn(5), name: 'Soon' })
    await tokenOf('caseOfficer', ['applications:read'], { expiresOn: dayIn(50), name: 'Later' })
    await runJob(server.system, warnOfExpiry)
    await runJob(server.system, warnOfExpiry)
    const { rows } = await sql<{ subject: string }>`
      select subject from outbox_messages where template = 'tokens.expiring'`.execute(server.db)
    expect(rows).toEqual([{ subject: 'An API token is about to expire: Soon' }])
  })

  it('says its last use by day and address, written once a minute', async () => {
    const { program } = await tokenOf('caseOfficer', ['applications:read'])
    const last = async () =>
      (
        await sql<{ at: Date; address: string }>`
          select last_used_at as at, last_used_address as address from api_tokens`.execute(
          server.db,
        )
      ).rows[0]
    await program.get(list)
    const first = await last()
    expect(first?.address).toMatch(/127\.0\.0\.1|::1/)
    await program.get(list)
    expect((await last())?.at).toEqual(first?.at)
    await sql`update api_tokens set last_used_at = last_used_at - interval '2 minutes'`.execute(
      server.db,
    )
    await program.get(list)
    expect(new Date((await last())!.at).getTime()).toBeGreaterThan(
      new Date(first!.at).getTime() - 60_000,
    )
  })
})

describe('a token that does not work says why', () => {
  const why = async (secret: string, language = 'en') => {
    const { status, body, headers } = await server
      .withToken(secret)
      .get(list, { headers: { 'accept-language': language } })
    return [status, body.code, body.title, headers.get('www-authenticate')]
  }
  const refused = 'Bearer error="invalid_token"'

  it('unknown, also without asking the database', async () => {
    const said = 'There is no such API token. Check that it was copied whole.'
    expect(await why(makeApiToken())).toEqual([401, 'tokenUnknown', said, refused])
    expect(await why('prg_0123456789012345678901234567890000000')).toEqual([
      401,
      'tokenUnknown',
      said,
      refused,
    ])
  })

  it('expired', async () => {
    const { secret } = await tokenOf('caseOfficer', ['applications:read'])
    await sql`update api_tokens set created_at = clock_now() - interval '9 days', expires_at = clock_now() - interval '1 second'`.execute(
      server.db,
    )
    expect(await why(secret)).toEqual([401, 'tokenExpired', 'This API token has expired', refused])
    expect((await why(secret, 'fr'))[2]).toBe('Ce jeton d’API a expiré')
  })

  it('revoked, from the next call on', async () => {
    const { secret, token } = await tokenOf('caseOfficer', ['applications:read'])
    const luc = await server.as('approver')
    expect((await luc.delete(`/account/api-tokens/${token.id}`)).status).toBe(404)
    const amina = await server.as('caseOfficer')
    expect((await amina.delete(`/account/api-tokens/${token.id}`)).status).toBe(204)
    expect(await why(secret)).toEqual([401, 'tokenRevoked', 'This API token was revoked', refused])
    expect((await amina.delete(`/account/api-tokens/${token.id}`)).status).toBe(404)
    const { rows } = await sql<{ action: string; changes: object }>`
      select action, changes from audit_log where action like 'accounts.token%'
      order by sequence desc limit 2`.execute(server.db)
    expect(rows).toEqual([
      { action: 'accounts.tokenRevoked', changes: { apiToken: ['Payroll', null] } },
      { action: 'accounts.tokenMade', changes: { apiToken: [null, 'Payroll'] } },
    ])
  })

  it('its owner is disabled, or has changed the password since', async () => {
    const { secret } = await tokenOf('care', ['orders:read'])
    const id = await idOf('care')
    await sql`update users set status = 'disabled' where id = ${id}`.execute(server.db)
    expect((await why(secret)).slice(0, 2)).toEqual([401, 'tokenOwnerAway'])
    await sql`update users set status = 'active', password_changed_at = clock_now() where id = ${id}`.execute(
      server.db,
    )
    expect((await why(secret)).slice(0, 2)).toEqual([401, 'tokenOutlived'])
  })

  it('the password of its owner has expired', async () => {
    const { secret } = await tokenOf('auditor', ['applications:read'])
    const id = await idOf('auditor')
    await sql`update users set must_change_password = true where id = ${id}`.execute(server.db)
    expect((await why(secret)).slice(0, 3)).toEqual([
      403,
      'passwordExpired',
      'Your password has expired',
    ])
    await sql`update users set must_change_password = false where id = ${id}`.execute(server.db)
    expect((await why(secret))[0]).toBe(200)
  })

  it('the organisation has turned tokens off, or asks for a second factor', async () => {
    const { secret } = await tokenOf('caseOfficer', ['applications:read'])
    const sarah = await server.as('admin')
    const settings = await sarah.get<{ version: number }>('/settings/general')
    const off = await sarah.patch(
      '/settings/general',
      { apiTokens: 'off' },
      { version: settings.body.version },
    )
    expect(off.status).toBe(200)
    expect((await why(secret)).slice(0, 3)).toEqual([
      401,
      'tokensOff',
      'API tokens are turned off in this organization',
    ])
    const amina = await server.as('caseOfficer')
    expect((await askFor(amina)).body.code).toBe('tokensOff')
    await sql`update general_settings set api_tokens = 'withTwoFactor'`.execute(server.db)
    expect((await why(secret)).slice(0, 2)).toEqual([401, 'twoFactorNeeded'])
    expect((await askFor(amina)).body).toMatchObject({
      code: 'twoFactorNeeded',
      title: 'Set up two-factor authentication first: your organization requires it',
    })
    await server.db
      .insertInto('passkeys')
      .values({
        user_id: await idOf('caseOfficer'),
        credential_id: 'a key',
        public_key: Buffer.alloc(32, 1),
        counter: 0,
        name: 'Telephone',
      })
      .execute()
    expect((await askFor(amina)).status).toBe(201)
    expect((await server.withToken(secret).get(list)).status).toBe(200)
    await server.db.deleteFrom('passkeys').execute()
  })

  it('too many calls in a minute', async () => {
    const { program, token } = await tokenOf('caseOfficer', ['applications:read'])
    await program.get(list)
    await sql`update rate_limits set hits = 600 where key = ${`api-token:${token.id}`}`.execute(
      server.db,
    )
    const answer = await program.get(list)
    expect(answer.status).toBe(429)
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
    const amina = await server.as('caseOfficer')
    expect((await amina.get(list)).status).toBe(200)
  })
})

describe('a token', () => {
  it.each(['prg_xx', 'prg_', 'prg_\u00e9', `prg_${'A'.repeat(400)}`])(
    'cut or made up, %s, is told to be none',
    async (secret) => {
      const answer = await fetch(`${server.address}/api${list}`, {
        headers: { authorization: `Bearer ${secret}` },
      })
      const { code } = (await answer.json()) as { code: string }
      expect([answer.status, code]).toEqual([401, 'tokenUnknown'])
      expect(answer.headers.get('www-authenticate')).toContain('invalid_token')
    },
  )

  it('is called by what people can read: of control characters nothing is kept', async () => {
    const amina = await server.as('caseOfficer')
    expect((await askFor(amina, { name: '\n\u0007' })).status).toBe(422)
    for (const name of ['Pay\u0000roll', 'Pay\u0007roll', '\u001b[31mPayroll']) {
      // oxlint-disable-next-line no-await-in-loop -- one name after the other
      const { body } = await askFor(amina, { name })
      expect(JSON.stringify(body)).not.toContain('\\u00')
    }
    expect((await askFor(amina, { name: 'Paie – Œuvre (Łódź)' })).status).toBe(201)
  })

  it('of somebody who is away is not warned of, and is once they are back', async () => {
    const { token } = await tokenOf('approver', ['applications:read'], { expiresOn: dayIn(3) })
    const warned = async () =>
      (
        await sql`select 1 from api_tokens where id = ${token.id} and warned_at is not null`.execute(
          server.db,
        )
      ).rows.length
    const run = () => runJob(server.system, warnOfExpiry)
    await sql`update users set status = 'disabled' where email = 'approver@example.org'`.execute(
      server.db,
    )
    await run()
    expect(await warned()).toBe(0)
    await sql`update users set status = 'active' where email = 'approver@example.org'`.execute(
      server.db,
    )
    await run()
    expect(await warned()).toBe(1)
  })
})

describe('administrators', () => {
  it('see how many tokens somebody has, and revoke those of people below them', async () => {
    const { secret } = await tokenOf('caseOfficer', ['applications:read'])
    const { secret: highest } = await tokenOf('superAdmin', ['applications:read'])
    const sarah = await server.as('admin')
    const id = await idOf('caseOfficer')
    const seen = await sarah.get<{ data: object[] }>(`/users/${id}/api-tokens`)
    expect(seen.body.data).toHaveLength(1)
    expect(JSON.stringify(seen.body)).not.toContain(secret)
    const revoked = await sarah.delete(`/users/${id}/api-tokens`)
    expect([revoked.status, revoked.body]).toEqual([200, { revoked: 1 }])
    expect((await server.withToken(secret).get(list)).body.code).toBe('tokenRevoked')
    expect((await sarah.delete(`/users/${id}/api-tokens`)).body).toMatchObject({
      code: 'noTokens',
      title: 'This user has no working API tokens',
    })
    const above = await sarah.delete(`/users/${await idOf('superAdmin')}/api-tokens`)
    expect([above.status, above.body.code]).toEqual([403, 'roleAboveOwn'])
    expect((await server.withToken(highest).get(list)).status).toBe(200)
    const amina = await server.as('caseOfficer')
    expect((await amina.get(`/users/${id}/api-tokens`)).status).toBe(403)
  })
})
