import { sql } from 'kysely'
import { cast } from '#seeds/cast.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestServer, ownId, type Caller, type TestServer } from '#apps/server/test-server.ts'
import { submitBothHalves } from '#modules/intake/server/intake.test-journey.ts'
import { newShareholder } from '#modules/orders/server/orders.test-world.ts'
import type { NoteRecord } from '../contract/notes.endpoints.ts'
import type { TaskRecord } from '../contract/tasks.endpoints.ts'
import type { Timeline, TimelineItem } from '../contract/timeline.endpoints.ts'
import { newNote, newTask } from './desk.test-world.ts'

let server: TestServer
let margaret: Caller
let chloe: Caller
let david: Caller
let amina: Caller
let nina: Caller
let shareholder: string
let application: string

beforeAll(async () => {
  server = await openTestServer()
  margaret = await server.as('superAdmin')
  chloe = await server.as('adviser')
  david = await server.as('manager')
  amina = await server.as('caseOfficer')
  nina = await server.as('auditor')
  shareholder = await newShareholder(chloe)
  application = await submitBothHalves(server)
})
afterAll(() => server.close())

const read = (by: Caller, of: string, query = '') =>
  by.get<Timeline>(`/records/${of}/timeline${query}`)
const ofShareholder = () => `shareholder/${shareholder}`
const ofApplication = () => `application/${application}`
const bodiesOf = (items: readonly TimelineItem[]) =>
  items.flatMap((item) => (item.kind === 'note' ? [item.note.body] : []))

describe('the timeline of a record', () => {
  it('puts notes, tasks that are done and history in one order, the newest first', async () => {
    const at = `/records/${ofShareholder()}`
    await chloe.post<NoteRecord>(`${at}/notes`, newNote({ body: 'First' }))
    const chloesId = await ownId(chloe)
    const { body: task } = await chloe.post<TaskRecord>(`${at}/tasks`, newTask(chloesId))
    expect((await read(chloe, ofShareholder())).body.pinned.tasks).toHaveLength(1)
    await chloe.post(`/tasks/${task.id}/completion`, undefined, { version: task.version })
    await chloe.post<NoteRecord>(`${at}/notes`, newNote({ body: 'Second' }))
    const { body } = await read(chloe, ofShareholder())
    expect(body.data.map(({ kind }) => kind)).toEqual(['note', 'task', 'note', 'history'])
    expect(bodiesOf(body.data)).toEqual(['Second', 'First'])
    expect(body.pinned).toEqual({ notes: [], tasks: [] })
    expect(body.can).toEqual({ addNote: true, addTask: true })
    const times = body.data.map((item) => item.at)
    expect(times).toEqual(times.toSorted().toReversed())
  })

  it('pins a note on top, and shows of one kind what is asked for', async () => {
    const at = `/records/${ofShareholder()}`
    await chloe.post(`${at}/notes`, newNote({ body: 'Always first', isPinned: true }))
    const { body } = await read(chloe, ofShareholder(), '?only=note')
    expect(body.pinned.notes.map((note) => note.body)).toEqual(['Always first'])
    expect(bodiesOf(body.data)).toEqual(['Second', 'First'])
    const history = await read(chloe, ofShareholder(), '?only=history')
    expect([...new Set(history.body.data.map(({ kind }) => kind))]).toEqual(['history'])
    expect((await read(chloe, ofShareholder(), '?only=files')).status).toBe(422)
  })

  it('goes on by cursor, twenty at a time, without a gap or a double, whatever comes meanwhile', async () => {
    const id = await newShareholder(chloe)
    for (let count = 0; count < 45; count += 1)
      // oxlint-disable-next-line no-await-in-loop -- one after the other, as they were written
      await chloe.post(`/records/shareholder/${id}/notes`, newNote({ body: `Note ${count}` }))
    const seen: string[] = []
    let after = ''
    do {
      // oxlint-disable-next-line no-await-in-loop -- each page begins where the last one ended
      const { body } = await read(chloe, `shareholder/${id}`, after)
      expect(body.data.length).toBeLessThanOrEqual(20)
      seen.push(...body.data.map((item) => item.id))
      after = body.after ? `?after=${body.after}` : ''
      // oxlint-disable-next-line no-await-in-loop
      if (after) await chloe.post(`/records/shareholder/${id}/notes`, newNote({ body: 'Later' }))
    } while (after)
    expect(seen).toHaveLength(46)
    expect(new Set(seen).size).toBe(46)
    expect((await read(chloe, `shareholder/${id}`, '?after=abc')).status).toBe(422)
    const forged = Buffer.from(JSON.stringify(['soon', 'me'])).toString('base64url')
    expect((await read(chloe, `shareholder/${id}`, `?after=${forged}`)).status).toBe(422)
  })

  it('keeps a private note to its author', async () => {
    const body = 'Between us'
    await chloe.post(`/records/${ofShareholder()}/notes`, newNote({ body, visibility: 'private' }))
    expect(bodiesOf((await read(chloe, ofShareholder())).body.data)).toContain(body)
    expect(bodiesOf((await read(david, ofShareholder())).body.data)).not.toContain(body)
  })

  it('is 404 for who does not see the record, and nothing of it is the applicants’', async () => {
    const foreign = await newShareholder(margaret)
    expect((await read(chloe, `shareholder/${foreign}`)).status).toBe(404)
    expect((await read(amina, ofShareholder())).status).toBe(404)
    expect((await read(amina, ofApplication())).status).toBe(200)
    const employer = await server.as('employer')
    expect([403, 404]).toContain((await read(employer, ofApplication())).status)
    expect((await read(chloe, ofApplication())).status).toBe(404)
  })

  it('shows letters to those alone who may see what left', async () => {
    const whole = (await read(margaret, ofApplication())).body
    expect(whole.kinds).toEqual(['note', 'task', 'spoken', 'message', 'history'])
    expect(whole.data.some(({ kind }) => kind === 'message')).toBe(true)
    const officers = (await read(amina, ofApplication())).body
    expect(officers.kinds).toEqual(['note', 'task', 'spoken', 'history'])
    expect(officers.data.some(({ kind }) => kind === 'message')).toBe(false)
    expect((await read(amina, ofApplication(), '?only=message')).body.data).toEqual([])
  })

  it('leaves out of the history what the person does not see of the record', async () => {
    const { body } = await margaret.get<{ version: number }>(`/applications/${application}`)
    const change = { participantEmail: 'other@example.org', duties: 'Other duties' }
    const edited = await margaret.patch(`/applications/${application}`, change, body)
    expect(edited.status).toBe(200)
    const changesFor = async (by: Caller) => {
      const { body: own } = await read(by, ofApplication(), '?only=history')
      const entry = own.data.flatMap((item) =>
        item.kind === 'history' && 'duties' in item.entry.changes ? [item.entry] : [],
      )[0]
      return Object.keys(entry?.changes ?? {}).toSorted()
    }
    expect(await changesFor(amina)).toEqual(['duties', 'participantEmail'])
    expect(await changesFor(nina)).toEqual(['duties', 'participantEmail'])
    await sql`update roles r set rules = (select jsonb_agg(
        case when rule->>'subject' = 'Applications View' then rule || '{"fields": ["basic"]}' else rule end)
      from jsonb_array_elements(r.rules) rule)
      from users u where u.role_id = r.id and u.email = ${cast.auditor.email}`.execute(server.db)
    expect(await changesFor(nina)).toEqual(['duties'])
  })
})
