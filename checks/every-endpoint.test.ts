import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { served } from '#apps/server/modules.ts'
import type { Caller } from '#apps/server/test-server.ts'
import type { Endpoint } from '#kit/contract/define-endpoint.ts'
import { actors, type Actor, type Letter, type ObjectKind } from './authorization/actors.ts'
import { cells, expectedOf, isWholeLine } from './authorization/cells.ts'
import { bodyOf, hasObject, pathOf } from './authorization/requests.ts'
import { missingId, openWorld, type World } from './authorization/world.ts'
import { declaredEndpoints } from './walk.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

const endpoints = served as { name: string; endpoint: Endpoint }[]
const isPublic = ({ access }: Endpoint) => 'public' in access
const isUnsafe = ({ method }: Endpoint) => method !== 'GET'

interface Sent {
  name: string
  endpoint: Endpoint
  kind?: ObjectKind
  actor?: Actor
  by?: Caller | { token: string | null }
  /** In place of the body that would pass. */
  body?: unknown
  path?: string
  headers?: Record<string, string>
}

interface Got {
  status: number
  contentType: string
  body: Record<string, unknown>
}

const pdf = '%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n'

function formWithFile() {
  const form = new FormData()
  form.append('file', new Blob([pdf]), 'document.pdf')
  return form
}

async function send({
  name,
  endpoint,
  kind = 'own',
  actor = 'visitor',
  by,
  ...rest
}: Sent): Promise<Got> {
  const about = { world, kind, userId: world.userIds[actor] ?? world.userIds.caseOfficer ?? '' }
  const token = (by ?? world.callers[actor]).token
  const body = 'body' in rest ? rest.body : bodyOf(name, endpoint, about)
  const path = rest.path ?? pathOf(name, endpoint, about)
  const response = await fetch(`${world.server.address}/api${path}`, {
    method: endpoint.method,
    headers: {
      accept: 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(endpoint.ifMatch && { 'if-match': `"${await versionOf(path)}"` }),
      ...rest.headers,
    },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    ...(endpoint.upload && !('body' in rest) && { body: formWithFile() }),
  })
  const content = await response.text()
  const contentType = response.headers.get('content-type') ?? ''
  return {
    status: response.status,
    contentType,
    body: contentType.includes('json') && content ? (JSON.parse(content) as Got['body']) : {},
  }
}

/** The version that the record is at now, so that nothing is refused for its sake. */
async function versionOf(path: string): Promise<number> {
  const [, area = '', id = ''] = path.split('/')
  if (!/^[0-9a-f-]{36}$/.test(id)) return 1
  // A merge is looked at as the shareholder that was kept is.
  const table =
    area === 'merges'
      ? sql`(select m.id, s.version from shareholder_merges m join shareholders s on s.id = m.kept_id) m`
      : sql.table(area.replaceAll('-', '_'))
  const { rows } = await sql<{ version: number }>`
    select version from ${table} where id::text = ${id}`.execute(world.server.db)
  return rows[0]?.version ?? 1
}

const letterOf = ({ status }: Got): Letter =>
  status === 401 ? '1' : status === 403 ? '3' : status === 404 ? '4' : '+'

/** Before it changes anything; that no reading does is a test of its own. */
const isRefusal = ({ status }: Got) => [401, 403, 404].includes(status)

const told = ({ body }: Got) => JSON.stringify({ ...body, requestId: '' })

test('every served endpoint is declared by a module or the kit, and is in the OpenAPI document', async () => {
  const declared = (await declaredEndpoints()).flatMap(({ value }) => Object.keys(value))
  const { body } = await world.server.visitor.get<{
    paths: Record<string, Record<string, { operationId: string }>>
  }>('/openapi.json')
  const documented = Object.entries(body.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { operationId }]) => `${operationId} ${method} ${path}`),
  )
  const mounted = endpoints.map(
    ({ name, endpoint }) => `${name} ${endpoint.method.toLowerCase()} /api${endpoint.path}`,
  )
  expect(documented.toSorted()).toEqual(mounted.toSorted())
  expect(endpoints.map(({ name }) => name).toSorted()).toEqual(declared.toSorted())
})

test('every served endpoint has its cells, and there are no others', () => {
  expect(Object.keys(cells).toSorted()).toEqual(endpoints.map(({ name }) => name).toSorted())
  const broken = Object.entries(cells).filter(([, cell]) => !isWholeLine(cell))
  expect(broken).toEqual([])
})

describe('who may call', () => {
  test.each(endpoints)('$name', { timeout: 60_000 }, async ({ name, endpoint }) => {
    const cell = cells[name] ?? ''
    const byBody = typeof cell !== 'string'
    const kinds: ObjectKind[] = hasObject(endpoint)
      ? ['own', 'other', 'missing']
      : byBody
        ? ['own', 'other']
        : ['own']
    const wrong: string[] = []
    let isTouched = true
    for (const actor of actors) {
      // Signing out ends the session: one of its own, so that the others go on.
      const by = name === 'logout' ? await world.freshSession(actor) : undefined
      const answers: Partial<Record<ObjectKind, Got>> = {}
      for (const kind of kinds) {
        await (isTouched ? world.restore() : world.forgetLimits())
        const got = await send({ name, endpoint, kind, actor, ...(by && { by }) })
        isTouched = isUnsafe(endpoint) && !isRefusal(got)
        answers[kind] = got
        const expected = expectedOf(cell, actor, kind)
        if (letterOf(got) !== expected || got.status >= 500)
          wrong.push(
            `${actor}, ${kind}: ${got.status} ${String(got.body['code'] ?? '')} instead of ${expected}`,
          )
      }
      const { other, missing } = answers
      if (other && missing && other.status === 404 && missing.status === 404) {
        if (told(other) !== told(missing) || other.contentType !== missing.contentType)
          wrong.push(`${actor}: a foreign record is told from a missing one`)
      }
    }
    expect(wrong).toEqual([])
  })
})

describe('what is missing', () => {
  const identified = endpoints.filter(({ endpoint }) => hasObject(endpoint))

  test.each(identified)('$name answers alike whatever is asked for', async ({ name, endpoint }) => {
    await world.restore()
    const actor = 'superAdmin'
    const userId = world.userIds.superAdmin ?? ''
    const own = pathOf(name, endpoint, { world, kind: 'own', userId })
    const missing = await send({ name, endpoint, kind: 'missing', actor })
    expect(missing).toMatchObject({ status: 404, body: { code: 'notFound' } })
    const path = endpoint.path.includes('{token}')
      ? own
          .replace(world.things.own.token, 'short')
          .replace(world.things.own.participantToken, 'short')
          .replace(world.things.own.feedToken, 'short')
      : own
          .replace(world.things.own.applicationId, 'no-id')
          .replace(world.things.own.programId, 'no-id')
          .replace(world.things.own.messageId, 'no-id')
          .replace(world.things.own.importId, 'no-id')
          .replace(world.owned[userId]?.sessionId ?? '', 'no-id')
          .replace(world.owned[userId]?.passkeyId ?? '', 'no-id')
          .replace(world.owned[userId]?.bulkRunId ?? '', 'no-id')
          .replace(world.things.own.shareholderId, 'no-id')
          .replace(world.things.own.mergeId, 'no-id')
          .replace(world.things.own.orderId, 'no-id')
          .replace(world.things.own.noteId, 'no-id')
          .replace(world.things.own.taskId, 'no-id')
          .replace(world.things.own.recordFileId, 'no-id')
          .replace(world.things.own.trashId, 'no-id')
          .replace(world.things.own.viewId, 'no-id')
          .replace(world.things.own.sharePriceId, 'no-id')
          .replace(world.things.own.roleId, 'no-id')
          .replace(world.avatarKey, 'short')
          .replace(world.things.own.userId, 'no-id')
          .replace(world.things.own.teamId, 'no-id')
          .replace(world.things.own.employerId, 'no-id')
    await world.restore()
    expect(told(await send({ name, endpoint, actor, path }))).toBe(told(missing))
  })

  /** A path with two records: the second one of somebody else's, or of nobody. */
  const nested = identified.filter(({ endpoint }) => endpoint.path.includes('{documentId}'))

  test.each(nested)('$name does not follow a foreign document', async ({ name, endpoint }) => {
    const { own, other } = world.things
    const path = pathOf(name, endpoint, { world, kind: 'own', userId: '' })
    const answers: Got[] = []
    for (const documentId of [other.documentId, other.draftDocumentId, missingId]) {
      await world.restore()
      const asked = path
        .replace(own.documentId, documentId)
        .replace(own.draftDocumentId, documentId)
      answers.push(await send({ name, endpoint, actor: 'superAdmin', path: asked }))
    }
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404])
    expect(new Set(answers.map(told)).size).toBe(1)
  })

  test('bulk assignment tells a foreign application not from a missing one', async () => {
    await world.restore()
    const ids = [world.things.other.applicationId, missingId]
    const assigneeId = world.userIds.caseOfficer
    const { body } = await world.callers.caseOfficer.post<{ results: { problem: string }[] }>(
      '/applications/assignments',
      { ids, assigneeId },
    )
    expect(body.results.map(({ problem }) => problem)).toEqual(['notFound', 'notFound'])
  })
})

describe('each applicant has one half', () => {
  test('documents of the other half are missing', async () => {
    await world.restore()
    const { applicationId: id, documentId, participantDocumentId } = world.things.own
    const statusOf = async (by: Actor, document: string) =>
      (await world.callers[by].get(`/applications/${id}/documents/${document}`)).status
    expect({
      employer: [
        await statusOf('employer', documentId),
        await statusOf('employer', participantDocumentId),
      ],
      employee: [
        await statusOf('employee', documentId),
        await statusOf('employee', participantDocumentId),
      ],
    }).toEqual({ employer: [200, 404], employee: [404, 200] })
  })

  test('records name the documents of the own half alone', async () => {
    await world.restore()
    const { applicationId: id, documentId, participantDocumentId } = world.things.own
    const namedTo = async (by: Actor) => {
      const { body } = await world.callers[by].get<{ documents: { id: string }[] }>(
        `/applications/${id}`,
      )
      const ids = body.documents.map((document) => document.id)
      return [ids.includes(documentId), ids.includes(participantDocumentId)]
    }
    expect({
      caseOfficer: await namedTo('caseOfficer'),
      employer: await namedTo('employer'),
      employee: await namedTo('employee'),
    }).toEqual({ caseOfficer: [true, true], employer: [true, false], employee: [false, true] })
  })
})

describe('lists and exports hold what single reads allow', () => {
  const scoped: Actor[] = ['caseOfficer', 'employer', 'employee']

  test.each(scoped)('applications of %s', async (actor) => {
    await world.restore()
    const { own, other } = world.things
    const { body } = await world.callers[actor].get<{ data: { id: string; reference: string }[] }>(
      '/applications?stage=pending&sort=-submittedAt&perPage=100',
    )
    const ids = body.data.map(({ id }) => id)
    expect([ids.includes(own.applicationId), ids.includes(other.applicationId)]).toEqual([
      true,
      false,
    ])
  })

  test('the export of a case officer is of the own programs, without names of participants', async () => {
    await world.restore()
    const names = await world.server.db
      .selectFrom('applications')
      .select(['id', 'reference', 'participant_name'])
      .where('id', 'in', [world.things.own.applicationId, world.things.other.applicationId])
      .execute()
    const own = names.find(({ id }) => id === world.things.own.applicationId)
    const other = names.find(({ id }) => id === world.things.other.applicationId)
    const { body } = await world.callers.caseOfficer.get(
      '/applications/export?stage=pending&format=csv',
    )
    const file = String(body)
    expect(file).toContain(own?.reference)
    expect(file).not.toContain(other?.reference)
    expect(file).not.toContain(own?.participant_name)
  })

  test('a case officer exports the own programs', async () => {
    const { body } = await world.callers.caseOfficer.get('/programs/export?format=csv')
    expect(String(body)).toContain('YESP')
    expect(String(body)).not.toContain('GREEN')
  })
})

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
  { timeout: 60_000 },
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
    const about = { world, kind: 'own' as const, userId: world.userIds.superAdmin ?? '' }
    const columns = await columnNames()
    const body = bodyOf(name, endpoint, about) as Record<string, unknown>
    const stray = columns.filter((column) => !acceptedKeys(endpoint).includes(column))
    await world.restore()
    const much = { ...body, ...Object.fromEntries(stray.map((column) => [column, '1'])) }
    const got = await send({ name, endpoint, actor: 'superAdmin', body: much })
    expect(got.status).toBe(422)
    const refused = Object.keys(got.body['errors'] as object)
    expect(stray.filter((column) => !refused.includes(column))).toEqual([])
    // Prototypes are not reachable by name, at any depth.
    for (const each of withStrayKey(JSON.parse(JSON.stringify(body)), 'notDeclared')) {
      await world.restore()
      const { status } = await send({ name, endpoint, actor: 'superAdmin', body: each })
      expect([status, JSON.stringify(each)]).toEqual([422, JSON.stringify(each)])
    }
    const poisoned = JSON.stringify(body).replace('{', '{"__proto__":{"role":"superAdmin"},')
    await world.restore()
    const { status } = await send({ name, endpoint, actor: 'superAdmin', body: poisoned })
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
