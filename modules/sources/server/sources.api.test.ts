import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestServer, type Caller, type TestServer } from '#apps/server/test-server.ts'
import { newShareholder } from '#modules/orders/server/orders.test-world.ts'
import type { ShareholderRecord } from '#modules/shareholders/contract/shareholders.endpoints.ts'
import { auditRows } from '../../../checks/kit-at-work/audit.test-rows.ts'
import type { SourceRecord } from '../contract/sources.endpoints.ts'
import { addSource, deleteSource, readSource, readSources } from './sources.test-world.ts'

let server: TestServer
let margaret: Caller
let chloe: Caller
beforeAll(async () => {
  server = await openTestServer()
  margaret = await server.as('superAdmin')
  chloe = await server.as('adviser')
})
afterAll(() => server.close())

const bearerOf = async (sourceId: string) => {
  const id = await newShareholder(margaret, undefined, { sourceId })
  return (await margaret.get<ShareholderRecord>(`/shareholders/${id}`)).body
}
const readHolder = async (id: string) =>
  (await margaret.get<ShareholderRecord>(`/shareholders/${id}`)).body

describe('a name', () => {
  it('is one source’s, however it is written and in whichever language', async () => {
    const first = await addSource(margaret, 'Élan d’été')
    expect([first.status, first.body.isChoosable]).toEqual([201, true])
    const wrong = async (en: string, fr: string) => {
      const { status, body } = await addSource(margaret, en, { name: { en, fr } })
      return [status, Object.entries(body.errors ?? {}).map(([at, [one]]) => [at, one?.message])]
    }
    const told = 'Choose another name: “Élan d’été” exists'
    expect(await wrong('ELAN  D’ETE', 'Autre')).toEqual([422, [['name.en', told]]])
    expect(await wrong('Another', 'elan d’été')).toEqual([422, [['name.fr', told]]])
    expect(await wrong('', 'Vide')).toEqual([422, [['name.en', expect.any(String)]]])
  })

  it('is refused by the database as well', async () => {
    await addSource(margaret, 'Only once')
    const again = sql`insert into sources (name, place) values ('{"en": "only ONCE", "fr": "x"}', 9)`
    await expect(again.execute(server.db)).rejects.toThrow('source_names_pkey')
  })

  it('may be the same in both languages, and be spelt otherwise by its own source', async () => {
    const { body, status } = await addSource(margaret, 'Forum', {
      name: { en: 'Forum', fr: 'Forum' },
    })
    expect(status).toBe(201)
    const name = { en: 'FORUM', fr: 'Forum' }
    expect((await margaret.patch(`/sources/${body.id}`, { name }, body)).status).toBe(200)
  })

  it('is changed by whoever saw it last, and not by an adviser', async () => {
    const { body } = await addSource(margaret, 'Renamed')
    const path = `/sources/${body.id}`
    const edit = { description: 'By telephone', isChoosable: false }
    const saved = await margaret.patch<SourceRecord>(path, edit, { version: 1 })
    expect(saved.body).toMatchObject({ ...edit, version: 2 })
    expect((await margaret.patch(path, { description: null }, { version: 1 })).status).toBe(412)
    expect((await chloe.get('/sources')).status).toBe(403)
    expect((await chloe.patch(path, edit, { version: 2 })).status).toBe(403)
    expect(await auditRows(server.db, { entityId: body.id })).toMatchObject([
      { action: 'sources.added', entity: 'source' },
      { action: 'sources.edited', changes: { isChoosable: [true, false] } },
    ])
  })
})

describe('the order', () => {
  it('is what somebody made of it, and forms follow it', async () => {
    const { body: last } = await addSource(margaret, 'Moved')
    const before = (await readSources(margaret)).map(({ id }) => id)
    const place = (to: number) => margaret.post(`/sources/${last.id}/place`, { place: to })
    expect((await place(2)).status).toBe(200)
    const expected = [before[0], last.id, ...before.slice(1, -1)]
    expect((await readSources(margaret)).map(({ id }) => id)).toEqual(expected)
    const { body } = await chloe.get<{ data: { id: string }[] }>('/shareholders/sources')
    expect(body.data.map(({ id }) => id)).toEqual(expected)
    expect((await place(200)).status).toBe(200)
    expect((await readSources(margaret)).map(({ id }) => id)).toEqual(before)
    expect((await place(0)).status).toBe(422)
    expect((await margaret.post(`/sources/${nowhere}/place`, { place: 1 })).status).toBe(404)
  })
})
const nowhere = '00000000-0000-7000-8000-000000000000'

describe('to delete a source', () => {
  it('that nobody has takes nothing else', async () => {
    const { body } = await addSource(margaret, 'Unused')
    expect((await deleteSource(margaret, { ...body, version: 9 })).status).toBe(412)
    expect((await deleteSource(margaret, body)).status).toBe(204)
    expect((await deleteSource(margaret, body)).status).toBe(404)
    expect((await addSource(margaret, 'Unused')).status).toBe(201)
  })

  it('that somebody has asks for another one, which all of them have then', async () => {
    const { body: gone } = await addSource(margaret, 'Gone')
    const { body: stays } = await addSource(margaret, 'Stays')
    const { body: closed } = await addSource(margaret, 'Closed', { isChoosable: false })
    const active = await bearerOf(gone.id)
    const archived = await bearerOf(gone.id)
    await margaret.post(`/shareholders/${archived.id}/archiving`, {}, archived)
    expect(await readSource(margaret, gone.id)).toMatchObject({ bearers: 1, isInUse: true })
    const alone = await deleteSource(margaret, gone)
    expect([alone.status, alone.body.code]).toEqual([409, 'sourceInUse'])
    for (const unfit of [gone, closed])
      expect((await deleteSource(margaret, gone, unfit)).body.errors).toHaveProperty(
        'replacementSourceId',
      )
    expect((await deleteSource(margaret, gone, stays)).status).toBe(204)
    for (const { id } of [active, archived]) {
      const { source, sourceId, version } = await readHolder(id)
      expect([source, sourceId]).toEqual([{ id: stays.id, name: stays.name }, stays.id])
      expect(version).toBeGreaterThan(1)
      expect((await auditRows(server.db, { entityId: id })).at(-1)).toMatchObject({
        action: 'shareholders.sourceReplaced',
        changes: { source: [gone.name, stays.name] },
        actor: 'Margaret Chen',
      })
    }
    expect((await auditRows(server.db, { entityId: gone.id })).at(-1)).toMatchObject({
      action: 'sources.deleted',
      changes: { bearers: [1, 0], replacement: [null, stays.name] },
    })
  })

  it('while it is being given to people leaves none of them without', async () => {
    const { body: gone } = await addSource(margaret, 'Raced for')
    const { body: stays } = await addSource(margaret, 'Raced to')
    const first = await bearerOf(gone.id)
    const holders = await Promise.all([...Array(6).keys()].map(() => bearerOf(stays.id)))
    const give = ({ id, version }: ShareholderRecord) =>
      margaret.patch(`/shareholders/${id}`, { sourceId: gone.id }, { version })
    const [deleted, ...given] = await Promise.all([
      deleteSource(margaret, gone, stays),
      ...holders.map(give),
    ])
    expect(deleted.status).toBe(204)
    for (const { status } of given) expect([200, 422]).toContain(status)
    for (const { id } of [first, ...holders])
      // oxlint-disable-next-line no-await-in-loop -- a handful
      expect((await readHolder(id)).sourceId).toBe(stays.id)
  })

  it('waits for a shareholder that is just being given it', async () => {
    const { body: gone } = await addSource(margaret, 'Waited for')
    const { body: stays } = await addSource(margaret, 'Waited to')
    const holder = await bearerOf(stays.id)
    const deleted = await server.db.transaction().execute(async (db) => {
      await sql`select 1 from sources where id = ${gone.id} for share`.execute(db)
      await sql`update shareholders set source_id = ${gone.id} where id = ${holder.id}`.execute(db)
      const pending = deleteSource(margaret, gone, stays)
      await sql`select pg_sleep(0.5)`.execute(db)
      return { pending }
    })
    expect((await deleted.pending).status).toBe(204)
    expect((await readHolder(holder.id)).sourceId).toBe(stays.id)
  })

  it('never happens at once in a circle', async () => {
    const { body: one } = await addSource(margaret, 'Circle one')
    const { body: other } = await addSource(margaret, 'Circle other')
    const holders = [await bearerOf(one.id), await bearerOf(other.id)]
    const answers = await Promise.all([
      deleteSource(margaret, one, other),
      deleteSource(margaret, other, one),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 422])
    const left = (await readSources(margaret)).find(({ id }) => [one.id, other.id].includes(id))
    for (const { id } of holders)
      // oxlint-disable-next-line no-await-in-loop -- two
      expect((await readHolder(id)).sourceId).toBe(left?.id)
  })
})
