import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import type { Caller } from '#apps/server/test-server.ts'
import { runJob } from '#kit/server/jobs.ts'
import type { FileRecord } from '#modules/notes-and-tasks/contract/files.endpoints.ts'
import type { NoteRecord } from '#modules/notes-and-tasks/contract/notes.endpoints.ts'
import type { TaskRecord } from '#modules/notes-and-tasks/contract/tasks.endpoints.ts'
import type { Timeline } from '#modules/notes-and-tasks/contract/timeline.endpoints.ts'
import {
  newNote,
  newTask,
  pdf,
  picture,
  upload,
} from '#modules/notes-and-tasks/server/desk.test-world.ts'
import type { OrderRecord } from '../contract/orders.endpoints.ts'
import {
  chloe,
  david,
  enter,
  genevieve,
  ids,
  server,
  tomasz,
  withPeople,
} from './orders.test-people.ts'
import { newShareholder } from './orders.test-world.ts'
import { purgeDrafts } from './purge-drafts.ts'

withPeople()

const buy = ['buy', '2025-03-01', '10', '10'] as ['buy', string, string, string]
const idOf = (name: string) => ids[name] ?? ''

async function newOrder() {
  const shareholderId = await newShareholder(david, ids['chloe'])
  return (await enter(chloe, shareholderId, buy)).body
}

const lay = async (by: Caller, id: string, name = 'slip.pdf', content: Buffer = pdf) => {
  const { status, body } = await upload(server, by, {
    path: `/records/order/${id}/files`,
    content,
    name,
  })
  return { status, file: body as unknown as FileRecord }
}

const listed = async (by: Caller, path: string) =>
  (await by.get<{ data: { id: string }[] }>(path)).body.data.map(({ id }) => id)

describe('notes, tasks and files of an order', () => {
  it('are added by whoever has its confirmation in hand, and read by whoever sees it', async () => {
    const { id, number } = await newOrder()
    const at = `/records/order/${id}`
    const note = await tomasz.post<NoteRecord>(`${at}/notes`, newNote({ body: 'Signed in pen' }))
    const task = await tomasz.post<TaskRecord>(`${at}/tasks`, newTask(idOf('tomasz')))
    const { status } = await lay(tomasz, id)
    expect([note.status, task.status, status]).toEqual([201, 201, 201])
    for (const by of [chloe, david, genevieve]) {
      // oxlint-disable-next-line no-await-in-loop -- one reader after the other
      const { body } = await by.get<Timeline>(`${at}/timeline`)
      expect(body.data.map(({ kind }) => kind)).toEqual(['note', 'history'])
      expect(body.data[1]).toMatchObject({ entry: { action: 'orders.added' } })
    }
    expect((await genevieve.post(`${at}/notes`, newNote())).status).toBe(403)
    expect((await lay(genevieve, id)).status).toBe(403)
    const tasks = await tomasz.get<{ data: { parent: object }[] }>('/tasks?view=mine')
    expect(tasks.body.data.map(({ parent }) => parent)).toContainEqual(
      expect.objectContaining({ kind: 'order', id, reference: number }),
    )
  })

  it('tell the slips apart from other files', async () => {
    const { id } = await newOrder()
    const { file } = await lay(chloe, id)
    const { file: sky } = await lay(chloe, id, 'sky.jpg', await picture())
    expect([file.kind, sky.kind]).toEqual(['orderSlip', 'orderSlip'])
    const edited = await chloe.patch<FileRecord>(
      `/record-files/${sky.id}`,
      { kind: 'photo' },
      { version: sky.version },
    )
    expect(edited.status).toBe(200)
    const path = `/records/order/${id}/files`
    expect(await listed(tomasz, path)).toHaveLength(2)
    const { body } = await tomasz.get<{ data: FileRecord[]; total: number }>(
      `${path}?only=orderSlip`,
    )
    expect([body.data.map((each) => each.id), body.total]).toEqual([[file.id], 1])
    expect((await tomasz.get(`${path}?only=poem`)).status).toBe(422)
  })

  it('go with a discarded draft once it is gone for good, bytes too', async () => {
    const shareholderId = await newShareholder(david, ids['chloe'])
    const { body: draft } = await chloe.post<OrderRecord>('/orders/drafts', {
      shareholderId,
      side: 'buy',
    })
    const at = `/records/order/${draft.id}`
    await chloe.post(`${at}/notes`, newNote())
    const { body: lost } = await chloe.post<NoteRecord>(`${at}/notes`, newNote())
    await chloe.delete(`/notes/${lost.id}`, { version: lost.version })
    await chloe.post(`${at}/tasks`, newTask(idOf('chloe')))
    await lay(chloe, draft.id)
    const left = async () => {
      const { rows } = await sql<{ count: number }>`
        select (select count(*) from notes where parent_id = ${draft.id})
          + (select count(*) from tasks where parent_id = ${draft.id})
          + (select count(*) from trash_items where parent_id = ${draft.id})
          + (select count(*) from record_files where parent_id = ${draft.id}) as count`.execute(
        server.db,
      )
      return Number(rows[0]?.count)
    }
    const forsaken = async () =>
      (await server.db.selectFrom('forsaken_files').selectAll().execute()).length
    const before = await forsaken()
    await chloe.post(`/orders/${draft.id}/discarding`, undefined, { version: draft.version })
    await runJob(server.system, purgeDrafts)
    expect(await left()).toBe(5)
    await sql`update orders set updated_at = clock_now() - interval '31 days'
      where id = ${draft.id}`.execute(server.db)
    await runJob(server.system, purgeDrafts)
    expect([await left(), (await forsaken()) - before]).toEqual([0, 1])
  })
})

describe('an order that somebody no longer sees', () => {
  it('takes its notes, tasks and files along, out of lists, counts and the trash', async () => {
    const order = await newOrder()
    const at = `/records/order/${order.id}`
    const { body: task } = await chloe.post<TaskRecord>(`${at}/tasks`, newTask(idOf('chloe')))
    const { body: note } = await chloe.post<NoteRecord>(`${at}/notes`, newNote())
    await chloe.delete(`/notes/${note.id}`, { version: note.version })
    const { file } = await lay(chloe, order.id)
    const open = async () => (await chloe.get<{ open: number }>('/tasks/counts')).body.open
    const openBefore = await open()
    expect(await listed(chloe, '/tasks?view=mine')).toContain(task.id)
    expect(await listed(chloe, '/trash')).toContain(note.id)

    const { status } = await david.patch(
      `/orders/${order.id}`,
      { assigneeId: idOf('david') },
      { version: order.version },
    )
    expect(status).toBe(200)
    expect(await listed(chloe, '/tasks?view=mine')).not.toContain(task.id)
    expect(await listed(chloe, '/trash')).not.toContain(note.id)
    expect(await open()).toBe(openBefore - 1)
    for (const path of [
      `${at}/timeline`,
      `${at}/files`,
      `${at}/notes`,
      `${at}/counts`,
      `/record-files/${file.id}/content`,
    ]) {
      // oxlint-disable-next-line no-await-in-loop -- one path after the other
      expect([path, (await chloe.get(path)).status]).toEqual([path, 404])
    }
    expect((await chloe.post(`${at}/notes`, newNote())).status).toBe(404)
    expect((await chloe.post(`/trash/${note.id}/restoration`)).status).toBe(404)
    expect(await listed(david, `${at}/files`)).toEqual([file.id])
  })

  it('is not heard of either', async () => {
    const shareholderId = await newShareholder(david, ids['chloe'])
    const { body: hidden } = await enter(david, shareholderId, buy, ids['david'])
    const { body: own } = await enter(chloe, shareholderId, buy)
    const stop = new AbortController()
    const stream = await fetch(`${server.address}/api/events`, {
      headers: { authorization: `Bearer ${chloe.token}` },
      signal: stop.signal,
    })
    for (const id of [hidden.id, own.id])
      // oxlint-disable-next-line no-await-in-loop -- the hidden one first
      await david.post(`/records/order/${id}/notes`, newNote())
    let heard = ''
    const decoder = new TextDecoder()
    for await (const piece of stream.body ?? []) {
      heard += decoder.decode(piece as Uint8Array)
      if (heard.includes(`"topic":"timeline","id":"${own.id}"`)) break
    }
    expect(heard).not.toContain(hidden.id)
    stop.abort()
  })
})
