import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestServer, ownId, type Caller, type TestServer } from '#apps/server/test-server.ts'
import { auditRows } from '../../../checks/kit-at-work/audit.test-rows.ts'
import { newShareholder } from '#modules/orders/server/orders.test-world.ts'
import { cast } from '#seeds/cast.ts'
import type { NoteRecord } from '../contract/notes.endpoints.ts'
import type { TrashRow } from '../contract/trash.endpoints.ts'
import { newNote, newTask, pdf, upload } from './desk.test-world.ts'
import { emptyTrash } from './empty-trash.ts'
import { moveToParent } from './move-to-parent.ts'
import { inChange } from '#kit/server/change.ts'
import { systemPerson } from '#kit/server/identity.ts'
import { runJob } from '#kit/server/jobs.ts'

let server: TestServer
let margaret: Caller
let david: Caller
let chloe: Caller
let chloesId: string
let genevieve: Caller
let nina: Caller
let record: string
let id: string

beforeAll(async () => {
  server = await openTestServer()
  margaret = await server.as('superAdmin')
  david = await server.as('manager')
  chloe = await server.as('adviser')
  genevieve = await server.as('auditor')
  nina = await server.as('caseOfficer')
  chloesId = await ownId(chloe)
  id = await newShareholder(chloe)
  record = `/records/shareholder/${id}`
})
afterAll(() => server.close())

const add = (by: Caller, part: object = {}) => by.post<NoteRecord>(`${record}/notes`, newNote(part))
const read = async (by: Caller) =>
  (await by.get<{ data: NoteRecord[]; total: number }>(`${record}/notes`)).body.data
const trash = async (by: Caller) =>
  (await by.get<{ data: TrashRow[] }>('/trash?perPage=100')).body.data

describe('a note', () => {
  it('is read by whoever sees the record, and written by whoever may change it', async () => {
    const { body, status } = await add(chloe)
    expect([status, body.author.name]).toEqual([201, 'Chloé Bergeron'])
    for (const reader of [david, genevieve, margaret])
      expect((await read(reader)).map((note) => note.id)).toContain(body.id)
    expect((await nina.get(`${record}/notes`)).status).toBe(404)
    expect((await add(genevieve)).status).toBe(403)
    const foreign = await newShareholder(margaret)
    expect((await chloe.get(`/records/shareholder/${foreign}/notes`)).status).toBe(404)
    expect((await chloe.post(`/records/shareholder/${foreign}/notes`, newNote())).status).toBe(404)
  })

  it('that is private is the author’s alone, in lists, counts and the trash', async () => {
    const before = await read(david)
    const { body } = await add(chloe, { visibility: 'private', body: 'Between us' })
    expect(await read(david)).toEqual(before)
    expect((await read(chloe)).map((note) => note.id)).toContain(body.id)
    const counts = async (by: Caller) =>
      (await by.get<{ notes: number }>(`${record}/counts`)).body.notes
    expect((await counts(chloe)) - (await counts(david))).toBe(1)
    const changed = { visibility: 'team' }
    expect((await margaret.patch(`/notes/${body.id}`, changed, { version: 1 })).status).toBe(404)
    expect((await chloe.delete(`/notes/${body.id}`, { version: 1 })).status).toBe(204)
    expect((await trash(margaret)).map((row) => row.id)).not.toContain(body.id)
    expect((await trash(chloe)).map((row) => row.id)).toContain(body.id)
    expect((await margaret.post(`/trash/${body.id}/restoration`)).status).toBe(404)
    const audited = await auditRows(server.db, { entityId: body.id })
    expect(audited.map(({ action, actor }) => [action, actor])).toEqual([
      ['notes.added', 'Chloé Bergeron'],
      ['notes.deleted', 'Chloé Bergeron'],
    ])
    expect(JSON.stringify(audited)).not.toContain('Between')
  })

  it('is changed by its author and by administrators, and says that it was', async () => {
    const { body } = await add(chloe)
    const refused = await david.patch(`/notes/${body.id}`, { body: 'No' }, { version: 1 })
    expect([refused.status, refused.body.code]).toEqual([403, 'notYours'])
    const pinned = await chloe.patch<NoteRecord>(
      `/notes/${body.id}`,
      { isPinned: true },
      { version: 1 },
    )
    expect([pinned.body.editedAt, (await read(david))[0]?.id]).toEqual([null, body.id])
    const edited = await margaret.patch<NoteRecord>(
      `/notes/${body.id}`,
      { body: 'Calls back herself' },
      { version: 2 },
    )
    expect(edited.body.editedAt).not.toBeNull()
    const late = await chloe.patch(`/notes/${body.id}`, { body: 'Mine' }, { version: 2 })
    expect([late.status, late.body.code]).toEqual([412, 'stale'])
  })

  it('is not changed or deleted by whoever saw it as it was', async () => {
    const { id: noteId } = (await add(chloe)).body
    const edit = (body: string) => chloe.patch(`/notes/${noteId}`, { body }, { version: 1 })
    expect([(await edit('One')).status, (await edit('Two')).status]).toEqual([200, 412])
    expect((await chloe.delete(`/notes/${noteId}`, { version: 1 })).status).toBe(412)
    expect((await chloe.delete(`/notes/${noteId}`, { version: 2 })).status).toBe(204)
  })

  it('leaves on record who edited and deleted it, and not what it says', async () => {
    const { id: noteId } = (await add(chloe, { body: 'First words' })).body
    await margaret.patch(`/notes/${noteId}`, { body: 'Second words' }, { version: 1 })
    await chloe.patch(`/notes/${noteId}`, { isPinned: true }, { version: 2 })
    await margaret.delete(`/notes/${noteId}`, { version: 3 })
    const rows = await auditRows(server.db, { entityId: noteId })
    const [name, own] = [cast.superAdmin.name, 'Chloé Bergeron']
    expect(rows.map(({ action, actor, changes }) => [action, actor, Object.keys(changes)])).toEqual(
      [
        ['notes.added', own, ['visibility']],
        ['notes.edited', name, ['editedAt']],
        ['notes.edited', own, ['isPinned']],
        ['notes.deleted', name, []],
      ],
    )
    expect(JSON.stringify(rows)).not.toContain('words')
  })

  it('is its author’s no more when the shareholder is no longer the author’s to change', async () => {
    const given = await newShareholder(chloe)
    const written = await chloe.post<NoteRecord>(`/records/shareholder/${given}/notes`, newNote())
    const { body } = await margaret.get<{ version: number }>(`/shareholders/${given}`)
    const assigneeId = await ownId(genevieve)
    await margaret.patch(`/shareholders/${given}`, { assigneeId }, { version: body.version })
    const edit = await chloe.patch(`/notes/${written.body.id}`, { body: 'Late' }, { version: 1 })
    expect(edit.status).toBe(404)
  })

  it('is not written where one sees the record and may change but the own ones', async () => {
    const care = await server.as('care')
    const { rows } = await sql<{ rules: object[] }>`
      select rules from roles where key = 'care'`.execute(server.db)
    const own = { action: 'update', subject: 'Shareholders Edit', scope: 'own' }
    const become = (rules: object[]) =>
      sql`update roles set rules = ${JSON.stringify(rules)}::jsonb where key = 'care'`.execute(
        server.db,
      )
    const rights = rows[0]?.rules ?? []
    await become([...rights, { action: 'update', subject: 'Shareholders Edit' }])
    const mine = (await add(care)).body.id
    await become([...rights, own])
    expect((await care.patch(`/notes/${mine}`, { body: 'Late' }, { version: 1 })).status).toBe(403)
    const path = `${record}/files`
    const { body } = await upload(server, chloe, { path, content: pdf, name: 'a.pdf' })
    expect((await care.get(`${record}/notes`)).status).toBe(200)
    expect((await add(care)).status).toBe(403)
    expect((await upload(server, care, { path, content: pdf, name: 'b.pdf' })).status).toBe(403)
    const file = `/record-files/${body['id']}`
    expect((await care.patch(file, { caption: 'Mine' }, { version: 1 })).status).toBe(403)
    expect((await care.delete(file, { version: 1 })).status).toBe(403)
    await become(rights)
  })

  it('holds 10,000 characters and not one more', async () => {
    expect((await add(chloe, { body: 'a'.repeat(10_000) })).status).toBe(201)
    expect((await add(chloe, { body: 'a'.repeat(10_001) })).status).toBe(422)
    expect((await add(chloe, { body: '  ' })).status).toBe(422)
  })
})

describe('the trash', () => {
  it('gives back what was deleted, to the deleter and to whoever may restore', async () => {
    const { body } = await add(chloe)
    await chloe.delete(`/notes/${body.id}`, { version: 1 })
    expect((await read(chloe)).map((note) => note.id)).not.toContain(body.id)
    const row = (await trash(david)).find((each) => each.id === body.id)
    expect(row).toMatchObject({
      deletedBy: 'Chloé Bergeron',
      parent: { id },
      can: { restore: true, purge: true },
    })
    expect((await david.post(`/trash/${body.id}/restoration`)).status).toBe(204)
    expect((await david.post(`/trash/${body.id}/restoration`)).status).toBe(404)
    expect((await read(chloe)).map((note) => note.id)).toContain(body.id)
  })

  it('does not show an adviser what a colleague wrote and deleted', async () => {
    const { body } = await add(david)
    await david.delete(`/notes/${body.id}`, { version: 1 })
    expect((await trash(chloe)).map((row) => row.id)).not.toContain(body.id)
    expect((await chloe.post(`/trash/${body.id}/restoration`)).status).toBe(404)
  })

  it('gives many back at once, each with what became of it', async () => {
    const own = (await add(chloe)).body.id
    const secret = (await add(david, { visibility: 'private' })).body.id
    await chloe.delete(`/notes/${own}`, { version: 1 })
    await david.delete(`/notes/${secret}`, { version: 1 })
    const restore = (by: Caller, ids: string[]) =>
      by.post<{ results: object[] }>('/trash/restorations', { ids })
    expect((await restore(genevieve, [own])).status).toBe(403)
    expect((await restore(chloe, [secret, own, own])).body.results).toMatchObject([
      { id: secret, name: null, problem: 'notFound' },
      { id: own, name: 'Prefers to be called in the morning.', problem: null, reason: null },
    ])
    expect((await read(chloe)).map((note) => note.id)).toContain(own)
    expect(
      (
        await restore(
          chloe,
          Array.from({ length: 10_001 }, () => own),
        )
      ).status,
    ).toBe(422)
    expect((await restore(chloe, [])).status).toBe(422)
  })

  it('is emptied for good by whoever may, never by an adviser', async () => {
    const { body } = await add(chloe)
    await chloe.delete(`/notes/${body.id}`, { version: 1 })
    expect((await chloe.delete(`/trash/${body.id}`)).status).toBe(403)
    expect((await david.delete(`/trash/${body.id}`)).status).toBe(204)
    expect((await trash(margaret)).map((row) => row.id)).not.toContain(body.id)
  })

  it('keeps things thirty days, then the job deletes them on record, files with their bytes', async () => {
    const note = (await add(chloe)).body.id
    const sent = await upload(server, chloe, {
      path: `${record}/files`,
      content: pdf,
      name: 'a.pdf',
    })
    const file = sent.body['id'] ?? ''
    const { storage_key: key } = await server.db
      .selectFrom('files')
      .innerJoin('record_files', 'record_files.file_id', 'files.id')
      .select('storage_key')
      .where('record_files.id', '=', file)
      .executeTakeFirstOrThrow()
    await chloe.delete(`/notes/${note}`, { version: 1 })
    await chloe.delete(`/record-files/${file}`, { version: 1 })
    await runJob(server.system, emptyTrash)
    expect((await trash(chloe)).map((row) => row.id)).toEqual(expect.arrayContaining([note, file]))
    const long = new Date(Date.now() - 31 * 86_400_000).toISOString()
    await server.db
      .updateTable('trash_items')
      .set({ deleted_at: long })
      .where('id', 'in', [note, file])
      .execute()
    const isKept = () =>
      import('node:fs').then(({ existsSync }) => existsSync(`${server.dataDir}/files/${key}`))
    await runJob(server.system, emptyTrash)
    expect(await isKept()).toBe(true)
    await runJob(server.system, emptyTrash)
    expect(await isKept()).toBe(false)
    for (const [id, entity] of [
      [note, 'note'],
      [file, 'file'],
    ] as const)
      expect((await auditRows(server.db, { entityId: id })).at(-1)).toMatchObject({
        action: `${entity}s.purged`,
        entity,
        actor: 'System',
      })
  })
})

describe('what hangs on a record', () => {
  it('is moved to another one, and back without what was added since', async () => {
    const other = await newShareholder(chloe)
    await add(chloe)
    await chloe.post(`${record}/tasks`, newTask(chloesId))
    const before = (await chloe.get(`${record}/counts`)).body
    const [from, to] = [id, other].map((each) => ({ kind: 'shareholder' as const, id: each }))
    if (!from || !to) throw new Error('two records are needed')
    const by = { person: systemPerson, requestId: null }
    const moved = await inChange(server.system, by, (change) => moveToParent(change, { from, to }))
    expect((await chloe.get(`${record}/counts`)).body).toEqual({ notes: 0, tasks: 0, files: 0 })
    expect((await chloe.get(`/records/shareholder/${other}/counts`)).body).toEqual(before)
    await chloe.post(`/records/shareholder/${other}/notes`, newNote())
    await inChange(server.system, by, (change) =>
      moveToParent(change, { from: to, to: from, only: moved }),
    )
    expect((await chloe.get(`${record}/counts`)).body).toEqual(before)
    expect((await chloe.get(`/records/shareholder/${other}/counts`)).body).toMatchObject({
      notes: 1,
    })
  })
})
