import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestServer, ownId, type Caller, type TestServer } from '#apps/server/test-server.ts'
import type { PageMeta } from '#kit/contract/define-endpoint.ts'

interface Row {
  id: string
  participantName?: string | null
  numberOfShares?: string | null
}
interface Page {
  data: Row[]
  meta: PageMeta
}

let server: TestServer
let margaret: Caller
/** An auditor who sees everything of some records, and of the others what no group protects. */
let genevieve: Caller
beforeAll(async () => {
  server = await openTestServer()
  margaret = await server.as('superAdmin')
  genevieve = await server.as('auditor')
  await mine('applications', `stage = 'pending'`)
  await mine('shareholders', `status = 'active' and number_of_shares > 0`)
  const lists = ['Applications Awaiting Approval List', 'Shareholders List']
  const rules = lists.flatMap((subject) => [
    { action: 'view', subject, fields: ['basic'] },
    { action: 'export', subject, fields: ['basic'] },
  ])
  const own = [
    {
      action: 'view',
      subject: 'Applications Awaiting Approval List',
      scope: 'toSelf',
      fields: ['basic', 'personal'],
    },
    { action: 'view', subject: 'Shareholders List', scope: 'own', fields: ['basic', 'figures'] },
  ]
  await sql`update roles set rules = ${JSON.stringify([...rules, ...own])}::jsonb
    where key = 'auditor'`.execute(server.db)
}, 120_000)
afterAll(() => server.close())

/** Seven of them are hers. */
async function mine(table: 'applications' | 'shareholders', where: string) {
  const me = await ownId(genevieve)
  await sql`update ${sql.table(table)} set assignee_id = null where assignee_id = ${me}`.execute(
    server.db,
  )
  await sql`update ${sql.table(table)} set assignee_id = ${me} where id in (
    select id from ${sql.table(table)} where ${sql.raw(where)} order by md5(id::text) limit 7)`.execute(
    server.db,
  )
  if (table === 'applications')
    await sql`insert into user_programs (program_id, user_id)
      select id, ${me} from programs on conflict do nothing`.execute(server.db)
}

const lists = [
  {
    path: '/applications?stage=pending',
    field: 'participantName',
    other: '-submittedAt',
    filter: null,
  },
  {
    path: '/shareholders?status=active',
    field: 'numberOfShares',
    other: 'name',
    filter: 'filter[numberOfShares][gte]=-1',
  },
] as const

/** All rows, each page from where the one before it ended. */
async function walk(caller: Caller, path: string): Promise<{ rows: Row[]; ends: string[] }> {
  const rows: Row[] = []
  const ends: string[] = []
  for (let after = ''; ;) {
    const { body } = await caller.get<Page>(`${path}&perPage=100${after}`)
    rows.push(...body.data)
    if (!body.meta.after) return { rows, ends }
    ends.push(Buffer.from(body.meta.after, 'base64url').toString())
    after = `&after=${body.meta.after}`
  }
}

test.each(lists)('$path shows $field on the rows that are hers alone', async (list) => {
  const { path, field, other } = list
  const whole = await walk(margaret, `${path}&sort=${other}`)
  const hers = await walk(genevieve, `${path}&sort=${other}`)
  expect(hers.rows.map(({ id }) => id)).toEqual(whole.rows.map(({ id }) => id))
  const values = new Map(whole.rows.map((row) => [row.id, row[field]]))
  const shown = hers.rows.filter((row) => row[field] !== null)
  expect(shown).toHaveLength(7)
  for (const row of shown) expect(row[field]).toBe(values.get(row.id))
})

test.each(lists)('$path is sorted by $field as far as she sees it', async (list) => {
  const { path, field } = list
  for (const sort of [field, `-${field}`]) {
    const { rows, ends } = await walk(genevieve, `${path}&sort=${sort}`)
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length)
    const hidden = rows.filter((row) => row[field] === null).map(({ id }) => id)
    const isUp = sort === field
    expect(hidden).toEqual(isUp ? hidden.toSorted() : hidden.toSorted().toReversed())
    const seen = rows.map((row, place) => ({ place, value: row[field] }))
    const places = seen.filter(({ value }) => value !== null).map(({ place }) => place)
    const first = isUp ? 0 : hidden.length
    expect(places).toEqual(Array.from({ length: 7 }, (_, at) => first + at))
    const known = await walk(margaret, path)
    const others = known.rows.filter(({ id }) => hidden.includes(id)).map((row) => row[field])
    for (const end of ends)
      for (const value of others)
        if (value && value.length > 6) expect(JSON.parse(end)).not.toContain(value)
  }
})

test('a filter by figures finds shareholders of her own alone', async () => {
  const [, { path, filter }] = lists
  const { body } = await genevieve.get<Page>(`${path}&${filter}&perPage=100`)
  expect(body.meta.total).toBe(7)
  const totals = await genevieve.get<{ count: number; numberOfShares: string | null }>(
    `/shareholders/totals?status=active&${filter}`,
  )
  expect(totals.body).toMatchObject({ count: 7, numberOfShares: null })
})

test('a name is found on applications of her own alone', async () => {
  const { rows } = await walk(margaret, '/applications?stage=pending')
  const seen = await walk(genevieve, '/applications?stage=pending')
  const isHers = new Map(seen.rows.map(({ id, participantName }) => [id, participantName !== null]))
  const found = async ({ participantName }: Row) => {
    const search = encodeURIComponent(participantName ?? '')
    const { body } = await genevieve.get<Page>(`/applications?stage=pending&search=${search}`)
    return body.data.map(({ id }) => id)
  }
  const own = rows.filter(({ id }) => isHers.get(id))
  const others = rows.filter(({ id }) => !isHers.get(id))
  for (const row of own) expect(await found(row)).toContain(row.id)
  for (const row of others.slice(0, 20)) expect(await found(row)).not.toContain(row.id)
})

test('her exports name nobody, in the order that she sees', async () => {
  const { status, body } = await genevieve.get<string>(
    '/applications/export?stage=pending&format=csv&sort=participantName',
  )
  expect(status).toBe(200)
  const { rows } = await walk(margaret, '/applications?stage=pending')
  for (const { participantName } of rows) expect(body).not.toContain(participantName)
})
