import { sql, type RawBuilder } from 'kysely'
import { afterAll, beforeAll } from 'vitest'
import { served } from '#apps/server/modules.ts'
import type { Caller } from '#apps/server/test-server.ts'
import type { Endpoint } from '#kit/contract/define-endpoint.ts'
import type { Actor, ObjectKind } from './actors.ts'
import { bodyOf } from './bodies.ts'
import { pathOf } from './requests.ts'
import { openWorld, type World } from './world.ts'

/** Everybody's world. */
export let world: World

/** The server and its people, open while the tests of the file that calls this run. */
export function withPeople() {
  beforeAll(async () => {
    world = await openWorld()
  })
  afterAll(() => world.close())
}

export const endpoints = served as { name: string; endpoint: Endpoint }[]
export const isPublic = ({ access }: Endpoint) => 'public' in access
export const isUnsafe = ({ method }: Endpoint) => method !== 'GET'

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

export interface Got {
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

export async function send({
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

/** Where it is not called as its calls are; a merge is looked at as the shareholder that was kept is. */
const tablesOf: Record<string, RawBuilder<unknown>> = {
  templates: sql`(select t.id, max(v.number) as version from letter_templates t
    join letter_versions v on v.template = t.key and v.scope_id is null group by t.id) t`,
  merges: sql`(select m.id, s.version from shareholder_merges m join shareholders s on s.id = m.kept_id) m`,
  'orphaned-participants': sql`orphaned_cases`,
}

/** Of a letter as a program writes it, which has one to follow before there is any. */
async function versionOfOwn(id: string, programId: string): Promise<number> {
  const { rows } = await sql<{ version: number }>`
    select coalesce(max(v.number), 0) + 1 as version from letter_templates t
      left join letter_versions v on v.template = t.key and v.scope_id::text = ${programId}
    where t.id = ${id}`.execute(world.server.db)
  return rows[0]?.version ?? 1
}

/** The version that the record is at now, so that nothing is refused for its sake. */
async function versionOf(path: string): Promise<number> {
  const [, area = '', id = '', , part = ''] = path.split('/')
  if (!/^[0-9a-f-]{36}$/.test(id)) return 1
  if (area === 'templates' && part) return versionOfOwn(id, part)
  const table = tablesOf[area] ?? sql.table(area.replaceAll('-', '_'))
  const { rows } = await sql<{ version: number }>`
    select version from ${table} where id::text = ${id}`.execute(world.server.db)
  return rows[0]?.version ?? 1
}

export const told = ({ body }: Got) => JSON.stringify({ ...body, requestId: '' })
