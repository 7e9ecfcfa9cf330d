import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestServer, type Caller, type TestServer } from '#apps/server/test-server.ts'
import { importAll, rowsOf, take } from '#modules/imports/server/imports.test-world.ts'
import { newShareholder } from '#modules/orders/server/orders.test-world.ts'
import type { SourceRecord } from '#modules/sources/contract/sources.endpoints.ts'
import { addSource, deleteSource, readSource } from '#modules/sources/server/sources.test-world.ts'
import { auditRows } from '../../../checks/kit-at-work/audit.test-rows.ts'
import type { ShareholderRecord, ShareholderRow } from '../contract/shareholders.endpoints.ts'

let server: TestServer
let margaret: Caller
let fair: SourceRecord
let friend: SourceRecord
let former: SourceRecord
beforeAll(async () => {
  server = await openTestServer()
  margaret = await server.as('superAdmin')
  fair = (await addSource(margaret, 'Spring fair', { name: both('Spring fair', 'Foire d’été') }))
    .body
  friend = (await addSource(margaret, 'A friend', { name: both('A friend', 'Un proche') })).body
  former = (await addSource(margaret, 'Formerly')).body
})
afterAll(() => server.close())

const byEmail = { matchBy: 'email', onMatch: 'update', onMissing: 'create' }
const both = (en: string, fr: string) => ({ en, fr })
const add = async (part: object) => {
  const id = await newShareholder(margaret, undefined, part)
  return readHolder(id)
}
const readHolder = async (id: string) =>
  (await margaret.get<ShareholderRecord>(`/shareholders/${id}`)).body
const edit = ({ id, version }: ShareholderRecord, part: object) =>
  margaret.patch<ShareholderRecord>(`/shareholders/${id}`, part, { version })
const list = async (query: string, by = margaret) =>
  (await by.get<{ data: ShareholderRow[] }>(`/shareholders?perPage=100&${query}`)).body.data

describe('the source of a shareholder', () => {
  it('is chosen, and history tells what it was called', async () => {
    const holder = await add({ sourceId: fair.id })
    expect(holder.source).toEqual({ id: fair.id, name: fair.name })
    const { body } = await edit(holder, { sourceId: friend.id })
    expect(body.source?.name).toEqual(friend.name)
    await edit(body, { sourceId: null })
    expect((await auditRows(server.db, { entityId: holder.id })).slice(1)).toMatchObject([
      { changes: { source: [fair.name, friend.name] } },
      { changes: { source: [friend.name, null] } },
    ])
    expect(JSON.stringify(await auditRows(server.db, { entityId: holder.id }))).not.toContain(
      fair.id,
    )
  })

  it('is one that is offered, or stays', async () => {
    const holder = await add({ sourceId: former.id })
    const { version } = await readSource(margaret, former.id)
    await margaret.patch(`/sources/${former.id}`, { isChoosable: false }, { version })
    const other = await add({})
    const refused = await edit(other, { sourceId: former.id })
    expect([refused.status, refused.body.errors?.['sourceId']?.[0]?.code]).toEqual([
      422,
      'notChoosable',
    ])
    const stays = await edit(holder, { sourceId: former.id, jobTitle: 'Baker' })
    expect([stays.status, stays.body.sourceId]).toEqual([200, former.id])
    const none = await edit(other, { sourceId: '00000000-0000-7000-8000-000000000000' })
    expect(none.body.errors?.['sourceId']?.[0]?.code).toBe('missing')
  })

  it('narrows the list and its totals, and is in the file', async () => {
    const { body: source } = await addSource(margaret, 'Listed')
    const mine = await add({ sourceId: source.id })
    const query = `filter[sourceId]=${source.id}`
    expect((await list(query)).map(({ id, source: its }) => [id, its?.name])).toEqual([
      [mine.id, source.name],
    ])
    const totals = await margaret.get<{ count: number }>(`/shareholders/totals?${query}`)
    expect(totals.body.count).toBe(1)
    expect((await list('filter[sourceId]=none')).every((row) => row.source === null)).toBe(true)
    const fileIn = async (language: string) =>
      String(
        (
          await margaret.get(`/shareholders/export?format=csv&${query}`, {
            headers: { 'accept-language': language },
          })
        ).body,
      )
    expect(await fileIn('en')).toMatch(/Source[\s\S]*Listed/)
    expect(await fileIn('fr')).toMatch(/Provenance[\s\S]*Listed fr/)
  })
})

describe('in a file of shareholders', () => {
  const head = 'Last name,Email,Source'
  it('a source is named in either language, however it is written', async () => {
    const content = [
      head,
      'Un,un@source.example.org,SPRING fair',
      'Deux,deux@source.example.org,foire d’ete',
      'Trois,trois@source.example.org,Nowhere',
      'Quatre,quatre@source.example.org,',
    ].join('\n')
    const done = await importAll(server, margaret, { content, options: byEmail })
    const rows = await rowsOf(margaret, done.id)
    expect(JSON.stringify(rows)).toContain('No source bears this name')
    const sourceOf = async (email: string) => (await list(`search=${email}`))[0]?.source
    expect((await sourceOf('un@source.example.org'))?.id).toBe(fair.id)
    expect((await sourceOf('deux@source.example.org'))?.id).toBe(fair.id)
    expect(await list('search=trois@source.example.org')).toEqual([])
    expect(await sourceOf('quatre@source.example.org')).toBeNull()
  })

  it('what was replaced comes back, as what took the place of a source that is gone', async () => {
    const { body: gone } = await addSource(margaret, 'Soon gone')
    const holder = await add({ sourceId: gone.id, email: 'back@source.example.org' })
    const content = [head, `${holder.lastName},back@source.example.org,A friend`].join('\n')
    const done = await importAll(server, margaret, { content, options: byEmail })
    expect((await readHolder(holder.id)).sourceId).toBe(friend.id)
    const other = await add({ sourceId: gone.id })
    expect((await deleteSource(margaret, gone, fair)).status).toBe(204)
    expect((await readHolder(other.id)).sourceId).toBe(fair.id)
    await take(server, margaret, { ...done, step: 'reversal' })
    expect((await readHolder(holder.id)).sourceId).toBe(fair.id)
  })
})

describe('of two that become one', () => {
  const merge = (keep: ShareholderRecord, drop: ShareholderRecord, part: object) =>
    margaret.post<{
      preview: { fields: { name: string; keep: unknown; drop: unknown; differs: boolean }[] }
      merge: { id: string; version: number } | null
    }>('/shareholders/merge', {
      keep: keep.id,
      drop: drop.id,
      versions: { keep: keep.version, drop: drop.version },
      ...part,
    })

  it('the source is chosen like the rest, by name, and comes back when it is undone', async () => {
    const { body: gone } = await addSource(margaret, 'Merged away')
    const keep = await add({ sourceId: gone.id })
    const drop = await add({ sourceId: friend.id })
    const choices = { sourceId: 'drop' }
    const { body: dry } = await merge(keep, drop, { dryRun: true, choices })
    expect(dry.preview.fields.find(({ name }) => name === 'sourceId')).toMatchObject({
      keep: gone.name,
      drop: friend.name,
      differs: true,
    })
    const { body: done } = await merge(keep, drop, { choices })
    expect((await readHolder(keep.id)).sourceId).toBe(friend.id)
    expect((await auditRows(server.db, { entityId: keep.id })).at(-1)?.changes).toMatchObject({
      source: [gone.name, friend.name],
    })
    await deleteSource(margaret, await readSource(margaret, gone.id), fair)
    const undone = await margaret.post(
      `/merges/${done.merge?.id}/undo`,
      {},
      await readHolder(keep.id),
    )
    expect(undone.status).toBe(200)
    expect((await readHolder(keep.id)).sourceId).toBe(fair.id)
  })
})
