import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import type { Endpoint } from '#kit/contract/define-endpoint.ts'
import { bodyOf } from './authorization/bodies.ts'
import { cells, expectedOf } from './authorization/cells.ts'
import {
  endpoints,
  isUnsafe,
  world,
  send,
  isPublic,
  withPeople,
} from './authorization/sending.test-people.ts'

withPeople()

/** Administrators, or who alone may do what they may not. */
const letIn = (name: string) =>
  (['superAdmin', 'employer', 'caseOfficer', 'finance'] as const).find(
    (actor) => expectedOf(cells[name] ?? '', actor, 'own') === '+',
  ) ?? 'superAdmin'

describe('cookies authenticate nothing', () => {
  const unsafe = endpoints.filter(({ endpoint }) => isUnsafe(endpoint))

  test.each(unsafe)('$name', async ({ name, endpoint }) => {
    await world.restore()
    const { token } = await world.freshSession('superAdmin')
    const cookie = `XSRF-TOKEN=abc; accessToken=${token}; session=${token}; Authorization=Bearer%20${token}`
    const forged = await send({ name, endpoint, headers: { cookie, 'x-xsrf-token': 'abc' } })
    if (isPublic(endpoint)) expect([401, 403]).not.toContain(forged.status)
    else expect(forged).toMatchObject({ status: 401, body: { code: 'unauthenticated' } })
    const by = { token }
    const without = await send({ name, endpoint, by, headers: { cookie } })
    expect(without).toMatchObject({ status: 403, body: { code: 'antiForgery' } })
    const wrong = await send({ name, endpoint, by, headers: { cookie, 'x-xsrf-token': 'abd' } })
    expect(wrong).toMatchObject({ status: 403, body: { code: 'antiForgery' } })
  })

  const withBody = unsafe.filter(({ endpoint }) => endpoint.body)

  test.each(withBody)(
    '$name takes no body that a foreign form could send',
    async ({ name, endpoint }) => {
      await world.restore()
      const body = JSON.stringify(
        bodyOf(name, endpoint, { world, kind: 'own', userId: world.userIds.superAdmin ?? '' }),
      )
      for (const type of ['text/plain', 'application/x-www-form-urlencoded']) {
        const got = await send({
          name,
          endpoint,
          actor: 'superAdmin',
          body,
          headers: { 'content-type': type },
        })
        expect(got.status, type).toBe(415)
      }
    },
  )

  test('the live feed wants a session', async () => {
    expect((await world.server.visitor.get('/events')).status).toBe(401)
    expect((await world.callers.expiredPassword.get('/events')).status).toBe(403)
  })
})

test(
  'no reading changes the database but for the audit log, sessions and limits',
  { timeout: 180_000 },
  async () => {
    await world.restore()
    const before = await digests()
    const reading = endpoints.filter(({ endpoint }) => !isUnsafe(endpoint))
    expect(reading.length).toBeGreaterThan(8)
    for (const actor of ['visitor', 'superAdmin', 'employer', 'employee'] as const)
      for (const kind of ['own', 'other', 'missing'] as const)
        for (const { name, endpoint } of reading) await send({ name, endpoint, kind, actor })
    expect(await digests()).toEqual(before)
  },
)

const kept = ['audit_log', 'audit_seals', 'sessions', 'rate_limits']

async function digests(): Promise<Record<string, string>> {
  const { db } = world.server
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`.execute(db)
  const found: Record<string, string> = {}
  for (const { name } of rows.filter((row) => !kept.includes(row.name))) {
    const { rows: digest } = await sql<{ of: string }>`
      select coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as of from ${sql.table(name)} t`.execute(
      db,
    )
    found[name] = digest[0]?.of ?? ''
  }
  const { rows: sequences } = await sql<{ name: string; at: string }>`
    select sequencename as name, last_value::text as at from pg_sequences
    where sequencename not like 'audit%'`.execute(db)
  for (const { name, at } of sequences) found[`sequence ${name}`] = at
  return found
}

describe('unknown fields are refused', () => {
  const withBody = endpoints.filter(({ endpoint }) => endpoint.body)

  test.each(withBody)('$name', async ({ name, endpoint }) => {
    const actor = letIn(name)
    const about = { world, kind: 'own' as const, userId: world.userIds[actor] ?? '' }
    const columns = await columnNames()
    const body = bodyOf(name, endpoint, about) as Record<string, unknown>
    const stray = columns.filter((column) => !acceptedKeys(endpoint).includes(column))
    await world.restore()
    const much = { ...body, ...Object.fromEntries(stray.map((column) => [column, '1'])) }
    const got = await send({ name, endpoint, actor, body: much })
    expect(got.status).toBe(422)
    const refused = Object.keys(got.body['errors'] as object)
    expect(stray.filter((column) => !refused.includes(column))).toEqual([])
    // Prototypes are not reachable by name, at any depth.
    for (const each of withStrayKey(JSON.parse(JSON.stringify(body)), 'notDeclared')) {
      await world.restore()
      const { status } = await send({ name, endpoint, actor, body: each })
      expect([status, JSON.stringify(each)]).toEqual([422, JSON.stringify(each)])
    }
    const poisoned = JSON.stringify(body).replace('{', '{"__proto__":{"role":"superAdmin"},')
    await world.restore()
    const { status } = await send({ name, endpoint, actor, body: poisoned })
    expect([400, 422]).toContain(status)
  })

  const acceptedKeys = ({ body }: Endpoint) =>
    Object.keys((body as unknown as { shape?: object }).shape ?? {})

  /** The body once for each object in it, that object with one key more. */
  function withStrayKey(value: unknown, key: string): unknown[] {
    if (Array.isArray(value))
      return value.flatMap((each, at) =>
        withStrayKey(each, key).map((part) => value.with(at, part)),
      )
    if (typeof value !== 'object' || value === null) return []
    const inside = Object.entries(value).flatMap(([name, each]) =>
      withStrayKey(each, key).map((part) => ({ ...value, [name]: part })),
    )
    return [{ ...value, [key]: { result: 'pass' } }, ...inside]
  }

  async function columnNames(): Promise<string[]> {
    const { rows } = await sql<{ name: string }>`
      select distinct column_name as name from information_schema.columns
      where table_schema = 'public'`.execute(world.server.db)
    const camel = rows.map(({ name }) =>
      name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase()),
    )
    return [...new Set([...rows.map(({ name }) => name), ...camel, 'role', 'approved_by'])]
  }
})
