import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileTypeFromBuffer } from 'file-type'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestServer, type TestServer } from '#apps/server/test-server.ts'
import { openFiles } from '#kit/server/files.ts'
import { loadSettings } from '#kit/server/settings.ts'
import { loadDesk } from './desk.ts'

let server: TestServer
const folder = mkdtempSync(join(tmpdir(), 'desk-'))

beforeAll(async () => {
  server = await openTestServer({ DATA_DIR: folder })
  const files = openFiles(loadSettings({ DATA_DIR: folder }))
  await server.db.transaction().execute((db) => loadDesk(db, { now: new Date(), files }))
})
afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true, force: true })
})

interface Row {
  id: string
  parent: { id: string }
  numberOfShares: string
}

describe('the demonstration', () => {
  it('has tasks of every adviser, some late, some done', async () => {
    for (const name of ['adviser', 'manager'] as const) {
      const caller = await server.as(name)
      const { body } = await caller.get<{ data: Row[] }>('/tasks')
      expect(body.data.length, name).toBeGreaterThan(1)
    }
    const count = await server.db
      .selectFrom('tasks')
      // Those that the product opens have a title in either language.
      .where('titles', 'is', null)
      .select((is) => [
        is.fn.countAll().as('all'),
        is.fn.count('done_at').as('done'),
        is.fn
          .countAll()
          .filterWhere('due_on', '<', new Date().toISOString().slice(0, 10))
          .as('late'),
      ])
      .executeTakeFirstOrThrow()
    expect(Number(count.all)).toBe(12)
    expect([Number(count.done), Number(count.late)]).toEqual([2, 4])
  })

  it('has notes in both languages, those of their author alone included', async () => {
    const notes = await server.db.selectFrom('notes').select(['body', 'visibility']).execute()
    expect(notes.length).toBeGreaterThan(12)
    expect(notes.some(({ body }) => body.includes('é'))).toBe(true)
    expect(notes.some(({ visibility }) => visibility === 'private')).toBe(true)
  })

  it('has files that are what they say they are, and pictures to look at', async () => {
    const margaret = await server.as('superAdmin')
    const files = await server.db
      .selectFrom('record_files as r')
      .innerJoin('files as f', 'f.id', 'r.file_id')
      .select(['r.id', 'f.media_type', 'r.width'])
      .execute()
    expect(files).toHaveLength(6)
    for (const { id, media_type: type } of files) {
      const response = await fetch(`${server.address}/api/record-files/${id}/content`, {
        headers: { authorization: `Bearer ${margaret.token}` },
      })
      expect(response.status).toBe(200)
      const content = Buffer.from(await response.arrayBuffer())
      expect((await fileTypeFromBuffer(content))?.mime).toBe(type)
    }
    expect(files.filter(({ width }) => width !== null)).toHaveLength(4)
  })

  it('has shareholders by tag', async () => {
    const margaret = await server.as('superAdmin')
    const { body } = await margaret.get<{ data: Row[] }>('/shareholders/tags')
    expect(body.data).toHaveLength(6)
    const tag = body.data[0]?.id
    const { data } = (await margaret.get<{ data: Row[] }>(`/shareholders?filter[tagId]=${tag}`))
      .body
    expect(data.length).toBeGreaterThan(3)
  })
})
