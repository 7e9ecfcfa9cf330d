import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestServer, ownId, type Caller, type TestServer } from '#apps/server/test-server.ts'
import { importAll, rowsOf, take } from '#modules/imports/server/imports.test-world.ts'
import { newShareholder } from '#modules/orders/server/orders.test-world.ts'
import type { BulkResult } from '#kit/contract/bulk.ts'
import type { ShareholderRecord, ShareholderRow } from '../contract/shareholders.endpoints.ts'

let server: TestServer
let margaret: Caller
let chloe: Caller
let chloeId: string

beforeAll(async () => {
  server = await openTestServer()
  margaret = await server.as('superAdmin')
  chloe = await server.as('adviser')
  chloeId = await ownId(chloe)
})
afterAll(() => server.close())

const read = async (id: string) =>
  (await margaret.get<ShareholderRecord>(`/shareholders/${id}`)).body
const tag = async (id: string, tags: string[] | null) =>
  margaret.patch<ShareholderRecord>(
    `/shareholders/${id}`,
    { tags },
    { version: (await read(id)).version },
  )
const known = async () =>
  (await margaret.get<{ data: { id: string; name: string }[] }>('/shareholders/tags')).body.data
const idOf = async (name: string) => (await known()).find((each) => each.name === name)?.id ?? ''
const found = async (query: string, by = margaret) =>
  (await by.get<{ data: ShareholderRow[] }>(`/shareholders?${query}`)).body.data.map(
    ({ name }) => name,
  )
const history = async (id: string) =>
  (await margaret.get<{ data: { changes: object }[] }>(`/shareholders/${id}/history`)).body.data

describe('tags of a shareholder', () => {
  it('are created as they are typed, trimmed, once however they are written', async () => {
    const one = await newShareholder(margaret, chloeId, { tags: ['  Long   standing ', 'Patron'] })
    expect((await read(one)).tags).toEqual(['Long standing', 'Patron'])
    const two = await newShareholder(margaret, chloeId)
    expect((await tag(two, ['PATRON', 'patron', 'Événements'])).body.tags).toEqual([
      'Événements',
      'Patron',
    ])
    const names = (await known()).map(({ name }) => name)
    expect(names.filter((name) => name.toLowerCase() === 'patron')).toEqual(['Patron'])
    expect((await chloe.get('/shareholders/tags')).status).toBe(200)
  })

  it('are created once when two people type them at the same moment', async () => {
    const ids = await Promise.all([1, 2, 3, 4].map(() => newShareholder(margaret, chloeId)))
    const spelled = ['Moment', 'moment', 'MOMENT', 'mOment']
    const answers = await Promise.all(ids.map((id, at) => tag(id, [spelled[at] ?? '', 'Zebra'])))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    const borne = await Promise.all(ids.map(async (id) => (await read(id)).tags))
    expect(new Set(borne.map((tags) => JSON.stringify(tags))).size).toBe(1)
  })

  it.each([
    ['is too long', ['x'.repeat(41)]],
    ['is empty', ['   ']],
    ['has a semicolon', ['a;b']],
    ['has a comma', ['a,b']],
    ['is the twenty-first', Array.from({ length: 21 }, (_, at) => `Tag ${at}`)],
  ])('are refused where one %s', async (_, tags) => {
    const id = await newShareholder(margaret, chloeId)
    const answer = await tag(id, tags)
    expect(answer.status).toBe(422)
    expect(Object.keys(answer.body.errors ?? {})[0]).toMatch(/^tags/)
  })

  it('leave in the history which were added and which removed', async () => {
    const id = await newShareholder(margaret, chloeId, { tags: ['First', 'Second'] })
    await tag(id, ['Second', 'Third'])
    expect((await history(id))[0]?.changes).toEqual({
      tagsAdded: [null, ['Third']],
      tagsRemoved: [['First'], null],
    })
    const before = (await history(id)).length
    await tag(id, null)
    expect((await history(id))[0]?.changes).toEqual({ tagsRemoved: [['Second', 'Third'], null] })
    expect(await history(id)).toHaveLength(before + 1)
  })
})

describe('the list', () => {
  it('is filtered by any of the tags, by all of them, or by none', async () => {
    for (const [lastName, tags] of [
      ['Filter-A', ['Amber']],
      ['Filter-B', ['Amber', 'Blue']],
      ['Filter-C', ['Blue']],
      ['Filter-D', []],
    ] as const)
      await newShareholder(margaret, lastName === 'Filter-C' ? undefined : chloeId, {
        lastName,
        tags,
      })
    const both = `${await idOf('Amber')},${await idOf('Blue')}`
    const named = 'search=filter-'
    expect(await found(`${named}&filter[tagId]=${both}`)).toHaveLength(3)
    expect(await found(`${named}&filter[allTagIds]=${both}`)).toEqual(['Ada Filter-B'])
    expect(await found(`${named}&filter[tagId]=none`)).toEqual(['Ada Filter-D'])
    expect(await found(`filter[tagId]=${await idOf('Blue')}`, chloe)).toEqual(['Ada Filter-B'])
    expect((await margaret.get('/shareholders?filter[tagId]=Amber')).status).toBe(422)
    const file = await margaret.get(
      `/shareholders/export?format=csv&columns=name,tags&filter[allTagIds]=${both}`,
    )
    expect(String(file.body)).toContain('Ada Filter-B,Amber; Blue')
  })
})

describe('many at once', () => {
  const bulk = async (by: Caller, body: object) =>
    (await by.post<{ results: BulkResult[] }>('/shareholders/taggings', body)).body.results

  it('are given tags and lose others, each with what became of it', async () => {
    const mine = await newShareholder(margaret, chloeId, { tags: ['Old', 'Kept'] })
    const full = await newShareholder(margaret, chloeId, {
      tags: Array.from({ length: 20 }, (_, at) => `Full ${at}`),
    })
    const others = await newShareholder(margaret)
    const ids = [mine, full, others]
    const results = await bulk(chloe, { ids, add: ['new', 'KEPT'], remove: ['old'] })
    expect(results.map(({ problem }) => problem)).toEqual([null, 'invalidInput', 'notFound'])
    expect((await read(mine)).tags).toEqual(['Kept', 'new'])
    const nothing = await chloe.post('/shareholders/taggings', { ids: [mine], add: [], remove: [] })
    expect([nothing.status, Object.keys(nothing.body.errors ?? {})]).toEqual([422, ['add']])
    const { version } = await read(mine)
    await bulk(chloe, { ids: [mine], add: ['NEW'], remove: ['Absent'] })
    expect((await read(mine)).version).toBe(version)
  })

  it('come back from the archive, each with what became of it', async () => {
    const ids = [await newShareholder(margaret), await newShareholder(margaret)]
    await margaret.post('/shareholders/archivings', { ids: ids.slice(0, 1) })
    const { body } = await margaret.post<{ results: BulkResult[] }>('/shareholders/restorations', {
      ids,
    })
    expect(body.results.map(({ problem }) => problem)).toEqual([null, 'wrongState'])
    expect((await read(ids[0] ?? '')).status).toBe('active')
  })
})

describe('a file', () => {
  it('brings tags between semicolons, and takes them back', async () => {
    const options = { matchBy: 'email', onMatch: 'update', onMissing: 'create' }
    const content = 'Last name,Email,Étiquettes\nTagged,tagged@example.org,'
    await importAll(server, margaret, { content: `${content}Amber; Fresh`, options })
    const [row] = (await margaret.get<{ data: ShareholderRow[] }>('/shareholders?search=tagged@'))
      .body.data
    expect(row?.tags).toEqual(['Amber', 'Fresh'])
    const same = await importAll(server, margaret, { content: `${content}fresh;AMBER`, options })
    expect(same.counts).toEqual({ skipped: 1 })
    const done = await importAll(server, margaret, { content: `${content}Amber;Later`, options })
    expect((await read(row?.id ?? '')).tags).toEqual(['Amber', 'Later'])
    await take(server, margaret, { ...done, step: 'reversal' })
    expect((await read(row?.id ?? '')).tags).toEqual(['Amber', 'Fresh'])
    const wrong = await importAll(server, margaret, {
      content: `${content}${'x'.repeat(41)}`,
      options,
    })
    expect((await rowsOf(margaret, wrong.id))[0]?.problems[0]?.field).toBe('Tags')
  })

  it('that is only checked creates none', async () => {
    const options = { matchBy: null }
    await importAll(server, margaret, { content: 'Last name,Tags\nA,b\n,Never kept', options })
    expect((await known()).map(({ name }) => name)).not.toContain('Never kept')
  })
})
