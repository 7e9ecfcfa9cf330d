import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openDatabase, type OpenDatabase } from '#database/connect.ts'
import { createTestDatabase, type TestDatabase } from '#database/test-database.ts'
import { Clock } from '#kit/server/clock.ts'
import { loadSettings } from '#kit/server/settings.ts'
import { passwordMatches } from '#modules/accounts/server/passwords.ts'
import { rolePresets } from '#modules/roles/contract/role-presets.ts'
import { prepareFirstStart } from '#apps/server/first-start.ts'

let copy: TestDatabase
let open: OpenDatabase
beforeAll(async () => {
  copy = await createTestDatabase()
  open = openDatabase(copy.connection)
})
afterAll(async () => {
  await open.close()
  await copy.drop()
})
/** As after the first migration; what is never emptied rests on users as well. */
beforeEach(() =>
  open.kysely.transaction().execute(async (db) => {
    await sql`set local session_replication_role = replica`.execute(db)
    await sql`truncate users, roles, outbox_messages, registrations cascade`.execute(db)
  }),
)

const start = (environment: Record<string, string> = {}) =>
  prepareFirstStart(
    open.kysely,
    loadSettings({
      NODE_ENV: 'production',
      ENCRYPTION_KEYS: `a:${Buffer.alloc(32, 7).toString('base64')}`,
      OUTBOX: 'files',
      PUBLIC_URL: 'https://portal.example.org',
      ADMIN_EMAIL: 'Odile.Roy@example.org',
      ...environment,
    }),
    new Clock(),
  )

const users = () =>
  open.kysely
    .selectFrom('users')
    .innerJoin('roles', 'roles.id', 'users.role_id')
    .select([
      'users.email',
      'users.status',
      'users.must_change_password',
      'users.password_hash',
      'roles.key',
    ])
    .execute()
const mails = () => open.kysely.selectFrom('outbox_messages').selectAll().execute()
const roleKeys = async () => {
  const rows = await open.kysely.selectFrom('roles').select('key').execute()
  return rows.map(({ key }) => key).toSorted()
}

describe('an installation without the demonstration', () => {
  it('begins with the preset roles, and the administrator invited by mail', async () => {
    expect(await start()).toBe(true)
    expect(await roleKeys()).toEqual(rolePresets.map(({ key }) => key).toSorted())
    expect(await users()).toMatchObject([
      { email: 'odile.roy@example.org', status: 'invited', password_hash: null, key: 'superAdmin' },
    ])
    const [mail] = await mails()
    expect(mail?.body).toContain('Hello Odile Roy,')
    expect(mail).toMatchObject({
      recipient: 'odile.roy@example.org',
      subject: 'Your account in Programs is ready',
      link: expect.stringMatching(/^https:\/\/portal\.example\.org\/invitation\?token=/),
    })
  })

  it('is the same after a second start, and after two at the same time', async () => {
    await Promise.all([start(), start(), start()])
    await start()
    expect(await users()).toHaveLength(1)
    expect(await mails()).toHaveLength(1)
    expect(await roleKeys()).toHaveLength(rolePresets.length)
  })

  it('gets one administrator when two name one at the same time, later', async () => {
    expect(await start({ ADMIN_EMAIL: '' })).toBe(false)
    await Promise.all([start(), start(), start()])
    expect(await users()).toHaveLength(1)
    expect(await mails()).toHaveLength(1)
  })

  it('invites again when the invitation ran out unused, and nobody else is there', async () => {
    await start()
    await open.kysely
      .updateTable('account_links')
      .set({ expires_at: '2020-01-01T00:00:00Z' })
      .execute()
    await start()
    expect(await mails()).toHaveLength(2)
    await start()
    expect(await mails()).toHaveLength(2)
  })

  it('lets the administrator in with ADMIN_PASSWORD once, to choose another one', async () => {
    await start({ ADMIN_PASSWORD: 'one time only 7' })
    const [user] = await users()
    expect(user).toMatchObject({ status: 'active', must_change_password: true })
    expect(await passwordMatches('one time only 7', user?.password_hash ?? null)).toBe(true)
    expect(await mails()).toEqual([])
    // Whoever changed it keeps what they chose.
    await open.kysely.updateTable('users').set({ password_hash: 'theirs' }).execute()
    await start({ ADMIN_PASSWORD: 'one time only 7' })
    expect((await users())[0]?.password_hash).toBe('theirs')
  })

  it('says that nobody can sign in when no administrator is named', async () => {
    expect(await start({ ADMIN_EMAIL: '' })).toBe(false)
    expect(await users()).toEqual([])
    expect(await start()).toBe(true)
    expect(await users()).toHaveLength(1)
  })

  it('keeps roles that were edited or removed', async () => {
    await start()
    await open.kysely.deleteFrom('roles').where('key', '=', 'care').execute()
    await start()
    expect(await roleKeys()).not.toContain('care')
  })
})
