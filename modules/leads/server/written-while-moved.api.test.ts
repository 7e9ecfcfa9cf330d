import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { untilWaiting } from '#apps/server/test-locks.ts'
import { openTestServer, ownId, type Caller, type TestServer } from '#apps/server/test-server.ts'
import { newNote, newTask, pdf, upload } from '#modules/notes-and-tasks/server/desk.test-world.ts'
import { orderOf } from '#modules/orders/server/orders.test-world.ts'
import type { LeadRecord } from '../contract/leads.endpoints.ts'
import { convert, join, undo } from './conversions.test-world.ts'
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

type Answer = Promise<{ status: number; body: object }>

/** Has a step wait at its end, does something else meanwhile, and lets the step be kept. */
async function whileItIsKept(step: () => Answer, others: () => Answer[]) {
  const pending = await server.db.transaction().execute(async (db) => {
    await sql`lock table lead_conversions in share mode`.execute(db)
    const stepping = step()
    await untilWaiting(server)
    const waiting = others()
    await untilWaiting(server, 1 + waiting.length)
    return { stepping, waiting }
  })
  const { status } = await pending.stepping
  return { step: status, others: await Promise.all(pending.waiting) }
}

const statusesOf = (answers: readonly { status: number }[]) => answers.map(({ status }) => status)

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
  expect([answers.step, statusesOf(answers.others)]).toEqual([200, [403, 403, 403]])
  expect(await countOn(lead.id)).toBe(0)
})

it('nothing is left of what is written on a shareholder while it becomes a lead again', async () => {
  const { body } = await convert(chloe, await newLead())
  const { id } = body.shareholder!
  const answers = await whileItIsKept(
    () => undo(chloe, body),
    () => write('shareholder', id),
  )
  expect([answers.step, statusesOf(answers.others)]).toEqual([200, [404, 404, 404]])
  expect(await countOn(id)).toBe(0)
})

it('no order is entered and no lead joined while its shareholder becomes a lead again', async () => {
  const { body } = await convert(chloe, await newLead())
  const shareholderId = body.shareholder!.id
  const lead = await newLead()
  const buy = ['buy', '2025-01-10', '10', '10'] as const
  const answers = await whileItIsKept(
    () => undo(chloe, body),
    () => [chloe.post('/orders', orderOf({ shareholderId, assigneeId: chloeId }, [...buy]))],
  )
  expect([answers.step, statusesOf(answers.others)]).toEqual([200, [422]])
  const missing = { shareholderId: [{ code: 'missing', message: 'Choose an existing record' }] }
  expect(answers.others[0]?.body).toMatchObject({ errors: missing })
  const { body: again } = await convert(chloe, await newLead())
  const joined = await whileItIsKept(
    () => undo(chloe, again),
    () => [join(chloe, lead, again.shareholder!.id)],
  )
  expect([joined.step, statusesOf(joined.others)]).toEqual([200, [422]])
  expect(joined.others[0]?.body).toMatchObject({ errors: missing })
  expect((await readLead(chloe, lead.id)).convertedAt).toBe(null)
})

it('a lead is not joined to whom an adviser sees no more when it is their turn', async () => {
  const margaret = await server.as('superAdmin')
  const { body } = await convert(chloe, await newLead())
  const { id } = body.shareholder!
  const lead = await newLead()
  const joining = await server.db.transaction().execute(async (db) => {
    const given = await ownId(margaret)
    await sql`update shareholders set assignee_id = ${given} where id = ${id}`.execute(db)
    const pending = join(chloe, lead, id)
    await untilWaiting(server)
    return { pending }
  })
  expect((await joining.pending).status).toBe(422)
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
