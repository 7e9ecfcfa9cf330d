import { sql } from 'kysely'
import { afterAll, beforeAll, expect } from 'vitest'
import { openTestServer, type Caller, type TestServer } from '#apps/server/test-server.ts'
import { cast } from '#seeds/cast.ts'
import type { UserRecord } from '../contract/users.endpoints.ts'

/** The server and its people. */
export let server: TestServer
export let sarah: Caller
export let margaret: Caller
export let rachel: Caller

/** The server and its people, open while the tests of the file that calls this run. */
export function withPeople() {
  beforeAll(async () => {
    server = await openTestServer()
    sarah = await server.as('admin')
    margaret = await server.as('superAdmin')
    rachel = await server.as('employer')
  })
  afterAll(() => server.close())
}

export const idOf = async (email: string) =>
  (
    await server.db
      .selectFrom('users')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow()
  ).id

export const roleOf = async (key: string) =>
  (
    await server.db
      .selectFrom('roles')
      .select('id')
      .where('key', '=', key)
      .executeTakeFirstOrThrow()
  ).id

let seed = 0

export const newcomer = async (part: object = {}, role = 'caseOfficer') => ({
  name: 'Noor Siddiqui',
  email: `noor.${++seed}@example.org`,
  roleId: await roleOf(role),
  language: 'fr',
  ...part,
})

export async function invited(part: object = {}, role = 'caseOfficer'): Promise<UserRecord> {
  const answer = await margaret.post<UserRecord>('/users', await newcomer(part, role))
  expect(answer.status).toBe(201)
  return answer.body
}

export const firstError = (answer: { body: { errors?: unknown } }, field: string) =>
  (answer.body.errors as Record<string, { code: string }[]> | undefined)?.[field]?.[0]?.code

export const otherEmployer = async () =>
  (
    await server.db
      .selectFrom('employers')
      .select('id')
      .where('id', 'not in', (query) =>
        query.selectFrom('users').select('employer_id').where('employer_id', 'is not', null),
      )
      .limit(1)
      .executeTakeFirstOrThrow()
  ).id

/** Somebody active, with everybody's password, so that they can sign in. */
export async function somebody(role: string, part: object = {}) {
  const { rows } = await sql<{ id: string; email: string; password_hash: string }>`
    insert into users (email, name, type, role_id, password_hash, password_changed_at)
    select ${`somebody.${++seed}@example.org`}, 'Ada Brown', r.user_type, r.id,
      (select password_hash from users where email = ${cast.admin.email}), clock_now()
    from roles r where r.key = ${role} returning id, email`.execute(server.db)
  const [added] = rows
  if (!added) throw new Error(`no role ${role}`)
  if (Object.keys(part).length)
    await server.db.updateTable('users').set(part).where('id', '=', added.id).execute()
  return added
}

export async function signIn(email: string): Promise<Caller> {
  const { body } = await server.visitor.post<{ accessToken: string }>('/auth/login', {
    email,
    password: cast.admin.password,
  })
  return server.withToken(body.accessToken)
}

export const proofIsOld = ({ token }: Caller) =>
  sql`update sessions set proved_at = clock_now() - interval '1 day'
    where token_hash = sha256(${token}::bytea)`.execute(server.db)
