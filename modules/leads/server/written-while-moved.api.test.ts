import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestServer, ownId, type Caller, type TestServer } from '#apps/server/test-server.ts'
import { newNote, newTask, pdf, upload } from '#modules/notes-and-tasks/server/desk.test-world.ts'
import type { LeadRecord } from '../contract/leads.endpoints.ts'
import { convert, undo } from './conversions.test-world.ts'
import { addLead, readLead } from './leads.test-world.ts'

let server: TestServer
let chloe: Caller
let chloeId: string
beforeAll(async () => {
  server = await openTestServer()
  chloe = await server.as('adviser')
  chloeId = await ownId(chloe)
})
afterAll(() => server.close())

let people = 0
async function newLead() {
  people += 1
  const name = `Odile Marchand${people}`
  const { body } = await addLead(chloe, { name, email: `odile${people}@example.net` })
  return readLead(chloe, body.id)
}

/** A note, a task and a file, written on one record at the same moment. */
const write = (kind: string, id: string) => [
  chloe.post(`/records/${kind}/${id}/notes`, newNote()),
  chloe.post(`/records/${kind}/${id}/tasks`, newTask(chloeId)),
  upload(server, chloe, { path: `/records/${kind}/${id}/files`, content: pdf, name: 'slip.pdf' }),
]

const untilWaiting = (many: number) =>
  expect
    .poll(async () => {
      const { rows } = await sql`select 1 from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(server.db)
      return rows.length
    })
    .toBe(many)

type Answers = { status: number }[]

/** Has a step wait at its end, writes on the record meanwhile, and lets the step go on. */
const whileItIsKept = (
  step: () => Promise<{ status: number }>,
  written: () => Promise<Answers[0]>[],
) =>
  server.db
    .transaction()
    .execute(async (db) => {
      await sql`lock table lead_conversions in share mode`.execute(db)
      const stepping = step()
      await untilWaiting(1)
      const writing = Promise.all(written())
      await untilWaiting(4)
      return { stepping, writing }
    })
    .then(async ({ stepping, writing }) => ({
      step: (await stepping).status,
      written: (await writing).map(({ status }) => status),
    }))

const countOn = async (id: string) => {
  const { rows } = await sql<{ count: number }>`select (
    (select count(*) from notes where parent_id = ${id})
      + (select count(*) from tasks where parent_id = ${id})
      + (select count(*) from record_files where parent_id = ${id}))::int as count`.execute(
    server.db,
  )
  return rows[0]?.count
}

it('what is written on a lead while it becomes a shareholder is refused and not left behind', async () => {
  const lead = await newLead()
  const answers = await whileItIsKept(
    () => convert(chloe, lead),
    () => write('lead', lead.id),
  )
  expect(answers).toEqual({ step: 200, written: [403, 403, 403] })
  expect(await countOn(lead.id)).toBe(0)
})

it('nothing is left of what is written on a shareholder while it becomes a lead again', async () => {
  const { body } = await convert(chloe, await newLead())
  const { id } = body.shareholder!
  const answers = await whileItIsKept(
    () => undo(chloe, body),
    () => write('shareholder', id),
  )
  expect(answers).toEqual({ step: 200, written: [404, 404, 404] })
  expect(await countOn(id)).toBe(0)
})

it('a shareholder that was made of a lead stays once something was written on it', async () => {
  const { body } = await convert(chloe, await newLead())
  const { id } = body.shareholder!
  const answers = await Promise.all([...write('shareholder', id), undo(chloe, body)])
  const isWritten = answers.slice(0, 3).some(({ status }) => status === 201)
  expect(answers[3]?.status).toBe(isWritten ? 409 : 200)
  expect(await countOn(id)).toBe(answers.filter(({ status }) => status === 201).length)
})

it('a closed lead is given no task, and says so', async () => {
  const { body } = await convert(chloe, await newLead())
  const refused = await chloe.post(`/records/lead/${body.id}/tasks`, newTask(chloeId))
  expect(refused).toMatchObject({ status: 403, body: { code: 'forbidden' } })
  for (const list of ['tasks', 'timeline'])
    // oxlint-disable-next-line no-await-in-loop -- two of them
    expect((await chloe.get<LeadRecord>(`/records/lead/${body.id}/${list}`)).body.can).toEqual({})
  const again = await undo(chloe, body)
  expect(again.status).toBe(200)
  const { status } = await chloe.post(`/records/lead/${body.id}/tasks`, newTask(chloeId))
  expect(status).toBe(201)
})
