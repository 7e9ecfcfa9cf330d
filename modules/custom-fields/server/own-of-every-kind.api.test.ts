import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestServer, type Caller, type TestServer } from '#apps/server/test-server.ts'
import type { CustomFieldRecord } from '../contract/custom-fields.endpoints.ts'
import { addField, optionsNamed, readField } from './custom-fields.test-world.ts'

interface Kind {
  entity: CustomFieldRecord['entity']
  list: string
  /** What the list is asked beside its own parameters. */
  asks: string
  record: (id: string) => string
  edit: (id: string) => string
  /** What one of its declared fields is called. */
  declared: [en: string, fr: string]
  /** A group of protected fields, and somebody who edits records and is left without it. */
  guard?: { group: string; role: Parameters<TestServer['as']>[0]; subjects: string }
}

const plain = (path: string) => (id: string) => `${path}/${id}`

const kinds: readonly Kind[] = [
  {
    entity: 'shareholder',
    list: '/shareholders',
    asks: 'status=active',
    record: plain('/shareholders'),
    edit: plain('/shareholders'),
    declared: ['Depot number', 'Téléphone'],
    guard: { group: 'figures', role: 'manager', subjects: '^Shareholders' },
  },
  {
    entity: 'lead',
    list: '/leads',
    asks: 'filter[isConverted]=false',
    record: plain('/leads'),
    edit: plain('/leads'),
    declared: ['Company', 'Température'],
    guard: { group: 'restricted', role: 'manager', subjects: '^Leads' },
  },
  {
    entity: 'order',
    list: '/orders',
    asks: 'filter[status]=active',
    record: plain('/orders'),
    edit: plain('/orders'),
    declared: ['Turnover', 'Prix'],
  },
  {
    entity: 'employer',
    list: '/employers',
    asks: '',
    record: plain('/employers'),
    edit: (id) => `/employers/${id}/profile`,
    declared: ['Legal name', 'Site Web'],
    guard: { group: 'bank', role: 'admin', subjects: '^Employer' },
  },
  {
    entity: 'participant',
    list: '/participants',
    asks: '',
    record: plain('/participants'),
    edit: plain('/participants'),
    declared: ['First name', 'Courriel'],
    guard: { group: 'personal', role: 'admin', subjects: '^Participants' },
  },
]

type Row = { id: string; version: number } & Record<string, unknown>
type Page = { data: Row[]; meta: { total: number } }

let server: TestServer
let margaret: Caller
beforeAll(async () => {
  server = await openTestServer()
  margaret = await server.as('superAdmin')
})
afterAll(() => server.close())

const complaintsOf = (body: unknown) =>
  Object.entries((body as { errors?: Record<string, { message: string }[]> }).errors ?? {}).map(
    ([at, [one]]) => [at, one?.message],
  )

describe.each(kinds)('custom fields of $entity', (kind) => {
  const { entity, list, asks, record, edit, guard } = kind
  const fields: Record<string, CustomFieldRecord> = {}
  let ids: string[]
  let values: Record<string, unknown>[]

  const find = async (query: string, by = margaret) =>
    by.get<Page>(`${list}?perPage=100&${asks}&${query}`)
  const read = async (id: string, by = margaret) => (await by.get<Row>(record(id))).body
  const save = async (id: string, part: object, by = margaret) =>
    by.patch<Row>(edit(id), part, await read(id))
  const historyOf = async (id: string, by = margaret) =>
    (await by.get<{ data: { changes: Record<string, unknown> }[] }>(`${record(id)}/history`)).body
      .data
  const optionsOf = (key: string) => fields[key]!.options.map(({ id }) => id)

  beforeAll(async () => {
    const add = async (key: string, part: object = {}) => {
      const answer = await addField(margaret, `Kind ${key}`, { entity, ...part })
      expect(answer.status).toBe(201)
      fields[key] = answer.body
    }
    await add('text', { isSearched: true })
    await add('number', { type: 'number' })
    await add('date', { type: 'date' })
    await add('yes', { type: 'yesNo' })
    await add('choice', { type: 'choice', options: optionsNamed('Low', 'High') })
    await add('choices', { type: 'choices', options: optionsNamed('Gold', 'Wood') })
    const { body } = await find('')
    ids = body.data.slice(0, 3).map(({ id }) => id)
    const [low, high] = optionsOf('choice')
    values = [
      {
        custom_kindText: 'Zephyrine',
        custom_kindNumber: '12.5',
        custom_kindDate: '2026-02-03',
        custom_kindYes: true,
        custom_kindChoice: low,
        custom_kindChoices: optionsOf('choices'),
      },
      { custom_kindText: 'Ostrich', custom_kindNumber: '3', custom_kindChoice: high },
      { custom_kindNumber: '100', custom_kindDate: '2026-03-04', custom_kindYes: false },
    ]
    for (const [at, part] of values.entries()) {
      const answer = await save(ids[at]!, part)
      expect([answer.status, answer.body]).toMatchObject([200, part])
    }
  })

  it('are in the record and in the row, each by its type', async () => {
    expect(await read(ids[0]!)).toMatchObject(values[0]!)
    const { body } = await find('filter[custom_kindText]=zephyrine')
    expect(body.data).toMatchObject([{ id: ids[0], ...values[0] }])
  })

  it('narrow the list by every type, and are found by its search', async () => {
    const found = async (query: string) =>
      (await find(query)).body.data.map(({ id }) => ids.indexOf(id)).toSorted()
    expect(await found('filter[custom_kindText][contains]=OSTR')).toEqual([1])
    expect(await found('filter[custom_kindNumber][gte]=12.5')).toEqual([0, 2])
    expect(await found('filter[custom_kindDate][lte]=2026-02-28')).toEqual([0])
    expect(await found('filter[custom_kindYes]=false')).toEqual([2])
    expect(await found(`filter[custom_kindChoice]=${optionsOf('choice').join()}`)).toEqual([0, 1])
    expect(await found(`filter[custom_kindChoices]=${optionsOf('choices')[1]}`)).toEqual([0])
    expect(await found('search=zephyrine')).toEqual([0])
    const { body } = await margaret.get<{ groups: { found: { id: string }[] }[] }>(
      '/search?q=zephyrine',
    )
    const sought = body.groups.flatMap((group) => group.found.map(({ id }) => id))
    expect(sought.filter((id) => ids.includes(id))).toEqual([ids[0]])
    const without = await find('filter[custom_kindNumber]=none')
    const all = await find('')
    expect(without.body.meta.total).toBe(all.body.meta.total - 3)
  })

  it('order the list, records without a value last', async () => {
    for (const [sort, first] of [
      ['custom_kindNumber', [1, 0, 2]],
      ['-custom_kindNumber', [2, 0, 1]],
      ['-custom_kindDate', [2, 0]],
    ] as const) {
      const { body } = await find(`sort=${sort}`)
      expect(body.data.slice(0, first.length).map(({ id }) => ids.indexOf(id))).toEqual(first)
      expect(body.data.length).toBeGreaterThan(first.length)
    }
    expect((await find('sort=custom_kindChoice')).status).toBe(422)
  })

  it('are in the file, under their names', async () => {
    const columns = ['Number', 'Choices', 'Yes'].map((key) => `custom_kind${key}`).join()
    const query = `format=csv&columns=${columns}&${asks}&filter[custom_kindText]=zephyrine`
    const { body } = await margaret.get<string>(`${list}/export?${query}`)
    const [headings, row] = body.replace(/^\uFEFF/, '').split(/\r?\n/)
    expect(headings).toBe('Kind number,Kind choices,Kind yes')
    expect(row).toBe('12.5,Gold; Wood,Yes')
  })

  it('are told by the history, choices by what they were called', async () => {
    const [last] = await historyOf(ids[0]!)
    expect(last?.changes).toMatchObject({
      custom_kindNumber: [null, '12.5'],
      custom_kindChoice: [null, { en: 'Low', fr: 'Low fr' }],
    })
  })

  it('are judged by their types, and unknown names are refused', async () => {
    const wrong = await save(ids[1]!, { custom_kindNumber: 'ten', custom_kindNothing: 'x' })
    expect([wrong.status, complaintsOf(wrong.body).map(([at]) => at)]).toEqual([
      422,
      ['custom_kindNumber', 'custom_kindNothing'],
    ])
  })

  it('are there as soon as another process has added one', async () => {
    const other = await server.beside()
    try {
      const added = await addField(other.withToken(margaret.token ?? ''), 'Elsewhere', { entity })
      expect(added.status).toBe(201)
    } finally {
      await other.stop()
    }
    const saved = await save(ids[1]!, { custom_elsewhere: 'here' })
    expect([saved.status, saved.body]).toMatchObject([200, { custom_elsewhere: 'here' }])
    const { body } = await find('filter[custom_elsewhere]=here')
    expect(body.data.map(({ id }) => id)).toEqual([ids[1]])
    const text = JSON.stringify((await margaret.get('/openapi.json')).body)
    expect(text).toContain('filter[custom_elsewhere]')
  })

  it('are not called like a declared field, in either language', async () => {
    const [en, fr] = kind.declared
    const answer = await addField(margaret, en.toUpperCase(), {
      entity,
      name: { en: en.toUpperCase(), fr },
    })
    expect([answer.status, complaintsOf(answer.body)]).toEqual([
      422,
      [
        [
          'name.en',
          `Choose another name: “${en.toUpperCase()}” is a field of these records already`,
        ],
        ['name.fr', `Choose another name: “${fr}” is a field of these records already`],
      ],
    ])
  })

  it('go with their field, which is refused from then on', async () => {
    const { body: gone } = await addField(margaret, 'Soon gone', { entity })
    expect((await save(ids[2]!, { custom_soonGone: 'x' })).status).toBe(200)
    expect((await readField(margaret, gone.id)).values).toBe(1)
    expect((await margaret.delete(`/custom-fields/${gone.id}?values=1`, gone)).status).toBe(204)
    expect(await read(ids[2]!)).not.toHaveProperty('custom_soonGone')
    expect((await find('filter[custom_soonGone]=x')).status).toBe(422)
    expect((await save(ids[2]!, { custom_soonGone: 'y' })).status).toBe(422)
  })

  if (!guard) return

  it('of a group are nowhere for whoever has not the group', async () => {
    const { group, role, subjects } = guard
    const secret = await addField(margaret, 'Kept close', { entity, protection: group })
    expect(secret.status).toBe(201)
    await sql`update roles set rules = (select jsonb_agg(case when r->>'subject' ~ ${subjects}
        then r || '{"fields": ["basic"]}' else r end) from jsonb_array_elements(rules) r)
      where key = ${role.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}
        or key = ${role}`.execute(server.db)
    const sam = await server.as(role)
    const id = (await find('', sam)).body.data[0]!.id
    const saved = await save(id, { custom_keptClose: 'Nobody knows' })
    expect([saved.status, saved.body]).toMatchObject([200, { custom_keptClose: 'Nobody knows' }])
    const narrowed = 'filter[custom_keptClose]=Nobody%20knows'
    expect((await find(narrowed)).body.data.map((row) => row['custom_keptClose'])).toEqual([
      'Nobody knows',
    ])
    const offered = await sam.get<{ data: { name: string }[] }>(
      `/custom-fields/offered?entity=${entity}`,
    )
    expect(offered.body.data.map(({ name }) => name)).not.toContain('custom_keptClose')
    expect(await read(id, sam)).not.toHaveProperty('custom_keptClose')
    const rows = (await find('', sam)).body.data
    expect(rows.filter((row) => row['custom_keptClose'])).toEqual([])
    for (const query of [narrowed, 'sort=custom_keptClose'])
      expect((await find(query, sam)).status).toBe(422)
    const written = await sam.patch<Row>(edit(id), { custom_keptClose: 'Me' }, await read(id, sam))
    expect([403, 422]).toContain(written.status)
    expect(await read(id)).toMatchObject({ custom_keptClose: 'Nobody knows' })
    expect(JSON.stringify((await historyOf(id, sam)) ?? [])).not.toContain('custom_keptClose')
    const file = await sam.get(`${list}/export?format=csv&columns=custom_keptClose,id&${asks}`)
    expect(JSON.stringify(file.body)).not.toContain('Nobody knows')
    const openApi = JSON.stringify((await margaret.get('/openapi.json')).body)
    expect(openApi).not.toContain('custom_keptClose')
  })
})
