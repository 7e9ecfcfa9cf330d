import { randomBytes } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { secretHash } from '#kit/server/secrets.ts'
import type { TestServer } from '#apps/server/test-server.ts'
import { openSession } from '#modules/accounts/server/sessions.ts'
import { cast, colleagues } from '#seeds/cast.ts'
import type { Actor } from './actors.ts'
import { type Things, randomCode, roleOf } from './things.ts'

/** What only one person has. */
export interface Owned {
  sessionId: string
  passkeyId: string
  bulkRunId: string
  tokenId: string
}

/** A colleague's, so that nobody who is asked about takes it away. */
export async function giveAvatar({ db, dataDir }: TestServer): Promise<string> {
  const key = randomBytes(16).toString('base64url')
  const folder = join(dataDir, 'files', 'avatars')
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, `${key}.webp`), 'picture')
  await db
    .updateTable('users')
    .set({ avatar_key: key })
    .where('email', '=', colleagues.simonBeaulieu.email)
    .execute()
  return key
}

export const sessionOf = (server: TestServer, userId: string, challenged: boolean) =>
  openSession(server.db, server.system.settings, {
    userId,
    challenged,
    address: '127.0.0.1',
    agent: 'checks',
    now: new Date(),
  })

export async function makeUsers({ db }: TestServer): Promise<Record<Actor, string | null>> {
  const found = await db.selectFrom('users').select(['id', 'email', 'role_id']).execute()
  const of = (email: string) => {
    const user = found.find((each) => each.email === email)
    if (!user) throw new Error(`the cast lacks ${email}`)
    return user
  }
  const { id: empty } = await db
    .insertInto('roles')
    .values({ name: 'Nothing at all', user_type: 'staff', rules: '[]' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const add = async (email: string, role_id: string) => {
    const { id } = await db
      .insertInto('users')
      .values({ email, name: email, type: 'staff', role_id, password_changed_at: sql`now()` })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  }
  const top = of(cast.superAdmin.email).role_id
  return {
    visitor: null,
    ...(Object.fromEntries(
      Object.entries(cast).map(([name, { email }]) => [name, of(email).id]),
    ) as Record<keyof typeof cast, string>),
    emptyRole: await add('empty.role@example.org', empty),
    expiredPassword: await add('expired.password@example.org', top),
    disabled: await add('disabled@example.org', top),
    halfSignedIn: await add('half.signed.in@example.org', top),
  }
}

/** A session, beside the one that they call with, a passkey, and a run over many records. */
export async function giveToEach(server: TestServer, userIds: Record<Actor, string | null>) {
  const { db } = server
  const owned: Record<string, Owned> = {}
  for (const userId of Object.values(userIds).filter((each) => each !== null)) {
    const token_hash = secretHash(await sessionOf(server, userId, false))
    const session = await db
      .selectFrom('sessions')
      .select('id')
      .where('token_hash', '=', token_hash)
      .executeTakeFirstOrThrow()
    const passkey = await db
      .insertInto('passkeys')
      .values({
        user_id: userId,
        credential_id: userId,
        public_key: Buffer.alloc(1),
        counter: 0,
        name: 'Laptop',
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const run = await db
      .insertInto('bulk_runs')
      .values({
        act: 'shareholders.archive',
        input: '{}',
        person_id: userId,
        state: 'done',
        item_count: 1,
        created_at: sql`now()`,
        worked_at: sql`now()`,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const tokenId = await giveToken(server, userId)
    owned[userId] = {
      sessionId: session.id,
      passkeyId: passkey.id,
      bulkRunId: run.id,
      tokenId,
    }
  }
  return owned
}

async function giveToken({ db }: TestServer, userId: string): Promise<string> {
  const { id } = await db
    .insertInto('api_tokens')
    .values({
      user_id: userId,
      name: 'Payroll',
      scopes: ['tasks:read'],
      token_hash: Buffer.from(userId),
      last_four: 'abcd',
      expires_at: sql<string>`clock_now() + interval '90 days'`,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export const changeUser = ({ db }: TestServer, id: string | null, row: object) =>
  db
    .updateTable('users')
    .set(row)
    .where('id', '=', id ?? '')
    .execute()

export async function organisationOf({ db }: TestServer, email: string): Promise<string> {
  const user = db.selectFrom('users').select('employer_id').where('email', '=', email)
  return (await user.executeTakeFirstOrThrow()).employer_id ?? ''
}

/** Somebody who was invited to the employer's account. */
export async function addColleague(server: TestServer, { employerId }: Things): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into users (email, name, type, status, role_id, employer_id)
    values (${`colleague.${randomCode().toLowerCase()}@example.org`}, 'Colleague', 'employer', 'invited',
      ${await roleOf(server, 'employer')}, ${employerId}) returning id`.execute(server.db)
  const id = rows[0]?.id ?? ''
  await giveToken(server, id)
  return id
}
