import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from 'kysely'
import { ownId, openTestServer, type Caller, type TestServer } from '#apps/server/test-server.ts'
import { auditRows } from '../../../checks/kit-at-work/audit.test-rows.ts'
import type { ListedCode } from '#kit/contract/code-lists.ts'
import {
  importAll,
  rowsOf,
  take,
  uploadFile,
  work,
} from '#modules/imports/server/imports.test-world.ts'
import type { CodeRow, SchemeLoad } from '../contract/classifications.endpoints.ts'
import { industries, occupations } from './classifications.test-world.ts'

let server: TestServer
let margaret: Caller

beforeAll(async () => {
  server = await openTestServer()
  margaret = await server.as('superAdmin')
})
afterAll(() => server.close())

const titleOf = async (code: string, list = 'noc') =>
  (await margaret.get<{ data: ListedCode[] }>(`/code-lists/codes?list=${list}&codes=${code}`)).body
    .data[0]?.title
const load = (content: string, kind = 'noc') => importAll(server, margaret, { content, kind })

describe('loading a published structure file', () => {
  it('knows the columns of either language', async () => {
    const columns = async (content: string, kind: string) =>
      (await uploadFile(server, margaret, { content, kind })).body.mapping
    expect(await columns(occupations.en, 'noc')).toEqual(['level', null, 'code', 'titleEn', null])
    expect(await columns(occupations.fr, 'noc')).toEqual(['level', null, 'code', 'titleFr', null])
    expect(await columns(industries, 'naics')).toEqual([
      ...['level', null, 'code', null, 'titleEn', null, null],
    ])
  })

  it('adds what is new, and the other language to what is there', async () => {
    const english = await load(occupations.en)
    expect(english).toMatchObject({ state: 'done', counts: { created: 3, skipped: 1 } })
    expect(await titleOf('00010')).toEqual({ en: 'Legislators', fr: '' })
    const french = await load(occupations.fr)
    expect(french).toMatchObject({ state: 'done', counts: { updated: 2, skipped: 1 } })
    expect(await titleOf('63210')).toEqual({
      en: 'Hairstylists and barbers',
      fr: 'Coiffeurs/coiffeuses et barbiers/barbières',
    })
  })

  it('says who loaded it, code by code and of the whole', async () => {
    const { body } = await margaret.get<{ data: CodeRow[] }>('/classifications?search=63210')
    expect(body.data[0]).toMatchObject({ loadedBy: 'Margaret Chen', level: 5, parent: '6321' })
    const loads = await margaret.get<{ data: SchemeLoad[] }>('/classifications/loads')
    expect(loads.body.data[0]).toMatchObject({ loadedBy: 'Margaret Chen', oneLanguage: 1 })
    const rows = await auditRows(server.db, { action: 'classifications.loaded' })
    expect(rows.find(({ reference }) => reference === '00010')).toMatchObject({
      actor: 'Margaret Chen',
      changes: { titleEn: [null, 'Legislators'] },
    })
  })

  it('takes a file with both languages, and ranges of sectors', async () => {
    const done = await load(industries, 'naics')
    expect(done).toMatchObject({ state: 'done', counts: { created: 2, skipped: 1 } })
    const both =
      'Code,Class title,Titres de classes\r\n4883,Water support,Soutien au transport par eau'
    await load(both, 'naics')
    expect(await titleOf('4883', 'naics')).toEqual({
      en: 'Water support',
      fr: 'Soutien au transport par eau',
    })
  })

  it('puts back the zeros that a spreadsheet took away', async () => {
    const done = await load('Level,Code,Class title\r\n5,11,Senior government managers')
    expect(done.counts).toEqual({ created: 1 })
    expect(await titleOf('00011')).toEqual({ en: 'Senior government managers', fr: '' })
  })

  it('refuses what is no code, no title, or another level than the code has', async () => {
    const wrong = ['Level,Code,Class title', ',632O2,Bakers', '4,63202,Bakers', ',63211,'].join(
      '\r\n',
    )
    const { body: up } = await uploadFile(server, margaret, { content: wrong, kind: 'noc' })
    const body = { mapping: up.mapping, options: up.options }
    const checked = await take(server, margaret, { ...up, step: 'check', body })
    const rows = await rowsOf(margaret, checked.id)
    expect(rows.map(({ line, problems }) => [line, problems[0]?.message])).toEqual([
      [2, 'Enter one to five digits, as published'],
      [3, 'Enter the level that fits the code: 5'],
      [4, 'Enter a title in at least one language'],
    ])
  })

  it('means every sign as it is where titles that begin so come first', async () => {
    await load('Code,Class title\r\n63296,Cat c_t\r\n63297,C_t of a longer title')
    const { body } = await margaret.get<{ data: ListedCode[] }>(
      '/code-lists/matches?list=noc&search=c_t',
    )
    expect(body.data.map(({ code }) => code)).toEqual(['63297', '63296'])
  })

  it('tells a code that a file has twice', async () => {
    const twice = 'Code,Class title\r\n63212,One\r\n63212,Other'
    const done = await load(twice)
    expect(done.counts).toEqual({ created: 1, updated: 1 })
    expect((await titleOf('63212'))?.en).toBe('Other')
  })

  it('is taken back: new codes go, others have the titles that they had', async () => {
    const done = await load('Code,Class title\r\n63299,Gone again\r\n63202,Bread makers')
    expect((await titleOf('63202'))?.en).toBe('Bread makers')
    const back = await take(server, margaret, { ...done, step: 'reversal' })
    expect(back).toMatchObject({ state: 'reverted', counts: { reverted: 2 } })
    expect(await titleOf('63299')).toBeUndefined()
    expect((await titleOf('63202'))?.en).toBe('Bakers')
  })

  it('is taken back: what came with the product is said to have come with it', async () => {
    const loaded = async () => {
      const { body } = await margaret.get<{ data: CodeRow[] }>('/classifications?search=14200')
      return body.data[0]
    }
    const before = await loaded()
    expect(before).toMatchObject({ loadedBy: null, loadedAt: null })
    const done = await load('Code,Class title\r\n14200,Clerks of accounts')
    expect(await loaded()).toMatchObject({ loadedBy: 'Margaret Chen' })
    await take(server, margaret, { ...done, step: 'reversal' })
    expect(await loaded()).toMatchObject({ loadedBy: null, loadedAt: null })
  })

  it('leaves alone what another file has changed since', async () => {
    const first = await load('Code,Class title\r\n63298,First')
    await load('Code,Class title\r\n63298,Second')
    const back = await take(server, margaret, { ...first, step: 'reversal' })
    expect(back.counts).toEqual({ kept: 1 })
    expect((await titleOf('63298'))?.en).toBe('Second')
  })

  // What was chosen for a list is offered again for its next file.
  it('refuses a code that is there where every line is to be a new one', async () => {
    const content = 'Code,Class title\r\n63202,Bread makers\r\n63295,Bread tasters'
    const { body: up } = await uploadFile(server, margaret, { content, kind: 'noc' })
    const body = { mapping: up.mapping, options: { ...up.options, matchBy: null } }
    const checked = await take(server, margaret, { ...up, step: 'check', body })
    const rows = await rowsOf(margaret, checked.id)
    expect(rows.map(({ line, problems }) => [line, problems[0]?.message])).toEqual([
      [2, 'This code is already in the list'],
    ])
    const done = await take(server, margaret, { ...checked, step: 'run' })
    expect(done.counts).toMatchObject({ created: 1 })
    expect((await titleOf('63202'))?.en).toBe('Bakers')
  })

  it('leaves the titles of a code that is there as they are where those are passed over', async () => {
    const content = 'Code,Class title\r\n63202,Bread makers\r\n63294,Cake tasters'
    const options = { matchBy: 'code', onMatch: 'skip', onMissing: 'create' }
    const done = await importAll(server, margaret, { content, kind: 'noc', options })
    expect(done.counts).toEqual({ created: 1, skipped: 1 })
    expect((await titleOf('63202'))?.en).toBe('Bakers')
  })
})

/** An administrator whose role may import, and not configure classifications. */
async function withoutClassifications(): Promise<Caller> {
  await sql`update roles set rules = (select jsonb_agg(rule) from jsonb_array_elements(rules) rule
    where not (rule->>'subject' = 'Settings Classifications' and rule->>'action' = 'configure'))
    where key = 'admin'`.execute(server.db)
  return server.as('admin')
}

describe('who loads classifications', () => {
  it('is whoever may import and configures them', async () => {
    const { id, version } = (
      await uploadFile(server, margaret, { content: occupations.en, kind: 'noc' })
    ).body
    const importer = await withoutClassifications()
    const own = await uploadFile(server, importer, { content: occupations.en, kind: 'noc' })
    expect(own.status).toBe(403)
    const people = await uploadFile(server, importer, { content: 'Last name\r\nRoy' })
    expect(people.status).toBe(201)
    for (const step of ['run', 'reversal', 'resumption'])
      expect((await importer.post(`/imports/${id}/${step}`, undefined, { version })).status).toBe(
        403,
      )
    expect((await importer.get(`/imports/${id}`)).status).toBe(200)
  })

  it('stops what goes on once the permission is gone', async () => {
    const { body: up } = await uploadFile(server, margaret, {
      content: 'Code,Class title\r\n63297,Never',
      kind: 'noc',
    })
    const importer = await withoutClassifications()
    await margaret.post(
      `/imports/${up.id}/check`,
      { mapping: up.mapping, options: up.options },
      { version: up.version },
    )
    await server.db
      .updateTable('imports')
      .set({ acted_by: await ownId(importer) })
      .where('id', '=', up.id)
      .execute()
    await work(server)
    expect((await margaret.get(`/imports/${up.id}`)).body).toMatchObject({ state: 'stopped' })
  })
})
