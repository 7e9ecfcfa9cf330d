import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { product } from '#apps/server/modules.ts'
import { openTestServer, ownId, type Caller, type TestServer } from '#apps/server/test-server.ts'
import { runJob } from '#kit/server/jobs.ts'
import { newShareholder } from '#modules/orders/server/orders.test-world.ts'
import { cast } from '#seeds/cast.ts'
import { auditRows } from '../../../checks/kit-at-work/audit.test-rows.ts'
import type { TaskCounts, TaskRecord, TaskRow } from '../contract/tasks.endpoints.ts'
import { deskOf } from './desk.ts'
import { dayIn, newTask } from './desk.test-world.ts'
import { remindOfTasks } from './remind-of-tasks.ts'

let server: TestServer
let margaret: Caller
let david: Caller
let chloe: Caller
let philippe: Caller
let chloesId: string
let careId: string
let record: string

beforeAll(async () => {
  server = await openTestServer()
  margaret = await server.as('superAdmin')
  david = await server.as('manager')
  chloe = await server.as('adviser')
  philippe = await server.as('care')
  chloesId = await ownId(chloe)
  careId = await ownId(philippe)
})
afterAll(() => server.close())
beforeEach(async () => {
  record = `/records/shareholder/${await newShareholder(chloe)}`
})

const add = (by: Caller, part: object = {}, who = chloesId) =>
  by.post<TaskRecord>(`${record}/tasks`, newTask(who, part))
const listed = async (by: Caller, query = '') =>
  (await by.get<{ data: TaskRow[] }>(`/tasks?perPage=100${query}`)).body.data

describe('a task', () => {
  it('leaves on record who changed, finished, opened and deleted it', async () => {
    const { id } = (await add(chloe, { title: 'Call' })).body
    await david.patch(`/tasks/${id}`, { title: 'Call back' }, { version: 1 })
    await chloe.post(`/tasks/${id}/completion`, undefined, { version: 2 })
    await chloe.post(`/tasks/${id}/reopening`, undefined, { version: 3 })
    await david.delete(`/tasks/${id}`, { version: 4 })
    const rows = (await auditRows(server.db, { entityId: id })).slice(1)
    const [own, other] = [cast.adviser.name, cast.manager.name]
    expect(rows.map(({ action, actor, changes }) => [action, actor, changes])).toEqual([
      ['tasks.edited', other, { title: ['Call', 'Call back'] }],
      ['tasks.done', own, expect.anything()],
      ['tasks.reopened', own, expect.anything()],
      ['tasks.deleted', other, {}],
    ])
  })

  it('is given to somebody who sees the record, within what one may give', async () => {
    expect((await add(david)).status).toBe(201)
    expect((await add(margaret, {}, careId)).status).toBe(201)
    const caseOfficer = await ownId(await server.as('caseOfficer'))
    const blind = await add(margaret, {}, caseOfficer)
    expect(blind.body.errors?.['assigneeId']?.[0]?.code).toBe('missing')
    expect((await add(chloe, {}, careId)).status).toBe(422)
    const people = async (by: Caller) =>
      (await by.get<{ data: { id: string }[] }>(`${record}/people`)).body.data.map(({ id }) => id)
    expect(await people(chloe)).toEqual([chloesId])
    expect(await people(margaret)).toEqual(expect.arrayContaining([chloesId, careId]))
    expect(
      (await (await server.as('auditor')).post(`${record}/tasks`, newTask(careId))).status,
    ).toBe(403)
  })

  it('is not changed by whoever saw it as it was, nor given to a stranger later', async () => {
    const { id } = (await add(chloe)).body
    const edit = (part: object, version: number) => chloe.patch(`/tasks/${id}`, part, { version })
    expect((await edit({ title: 'One' }, 1)).status).toBe(200)
    expect((await edit({ title: 'Two' }, 1)).status).toBe(412)
    expect((await edit({ assigneeId: careId }, 2)).status).toBe(422)
    expect((await chloe.post(`/tasks/${id}/completion`, undefined, { version: 1 })).status).toBe(
      412,
    )
    expect((await chloe.post(`/tasks/${id}/reopening`, undefined, { version: 2 })).status).toBe(409)
    expect((await chloe.delete(`/tasks/${id}`, { version: 1 })).status).toBe(412)
    expect((await add(chloe, { remindMinutes: 43_201 })).status).toBe(422)
    expect((await add(chloe, { remindMinutes: 43_200 })).status).toBe(201)
  })

  it('asks for a title of at most 200 characters, a day, and an hour that exists', async () => {
    const code = async (part: object, field: string) =>
      (await add(chloe, part)).body.errors?.[field]?.[0]?.code
    expect(await code({ title: '' }, 'title')).toBe('required')
    expect(await code({ title: 'x'.repeat(201) }, 'title')).toBe('tooLong')
    expect(await code({ dueOn: '2026-02-30' }, 'dueOn')).toBe('date')
    expect(await code({ dueAt: '25:00' }, 'dueAt')).toBe('timeOfDay')
    expect((await add(chloe, { title: 'x'.repeat(200), dueAt: '23:59' })).status).toBe(201)
  })

  it('is overdue once its day is over, and not when it is done', async () => {
    const late = (await add(chloe, { dueOn: dayIn(-1) })).body
    expect([late.isOverdue, (await add(chloe, { dueOn: dayIn(0) })).body.isOverdue]).toEqual([
      true,
      false,
    ])
    const before = (await chloe.get<TaskCounts>('/tasks/counts')).body
    const done = await chloe.post<TaskRecord>(`/tasks/${late.id}/completion`, undefined, {
      version: 1,
    })
    expect(done.body).toMatchObject({ isOverdue: false, doneBy: 'Chloé Bergeron' })
    const after = (await chloe.get<TaskCounts>('/tasks/counts')).body
    expect([before.open - after.open, before.overdue - after.overdue]).toEqual([1, 1])
    const again = await chloe.post(`/tasks/${late.id}/completion`, undefined, { version: 2 })
    expect([again.status, again.body.code]).toEqual([409, 'wrongState'])
    const back = await chloe.post<TaskRecord>(`/tasks/${late.id}/reopening`, undefined, {
      version: 2,
    })
    expect(back.body).toMatchObject({ doneAt: null, doneBy: null, isOverdue: true })
  })

  it('is listed to oneself and to the team, never beyond', async () => {
    const { id } = (await add(chloe)).body
    expect((await listed(chloe)).map((row) => row.id)).toContain(id)
    expect((await listed(david)).map((row) => row.id)).not.toContain(id)
    expect((await listed(david, '&view=team')).map((row) => row.id)).toContain(id)
    expect((await listed(philippe, '&view=team')).map((row) => row.id)).not.toContain(id)
    const shareholder = record.split('/').at(-1) ?? ''
    await server.db
      .updateTable('shareholders')
      .set({ assignee_id: careId })
      .where('id', '=', shareholder)
      .execute()
    expect((await listed(chloe)).map((row) => row.id)).not.toContain(id)
  })

  it('of somebody else is not for a colleague to change', async () => {
    const { id } = (await add(chloe)).body
    const edited = await philippe.patch(`/tasks/${id}`, { title: 'Mine' }, { version: 1 })
    expect([edited.status, edited.body.code]).toEqual([403, 'notYours'])
    expect((await david.patch(`/tasks/${id}`, { title: 'Ours' }, { version: 1 })).status).toBe(200)
  })
})

describe('a reminder', () => {
  const letters = (title: string) =>
    server.db
      .selectFrom('outbox_messages')
      .select(['recipient', 'language', 'subject', 'body', 'link'])
      .where('template', '=', 'tasks.reminder')
      .where('subject', 'like', `%${title}`)
      .execute()
  const job = remindOfTasks(deskOf(product))
  const soon = { dueOn: dayIn(1), remindMinutes: 1440 * 3 }

  it('goes out once, in the language of whoever has the task, by two processes at a time', async () => {
    await server.db
      .updateTable('users')
      .set({ language: 'fr' })
      .where('id', '=', chloesId)
      .execute()
    await add(chloe, { ...soon, title: 'Once only', dueAt: '14:30' })
    await Promise.all([runJob(server.system, job), runJob(server.system, job)])
    await runJob(server.system, job)
    const sent = await letters('Once only')
    expect(sent).toHaveLength(1)
    expect(sent[0]).toMatchObject({ recipient: cast.adviser.email, language: 'fr' })
    expect(sent[0]?.subject).toBe('Rappel\u00a0: Once only')
    expect(sent[0]?.body).toMatch(/14:30/)
    expect(sent[0]?.link).toMatch(/\/shareholders\/[0-9a-f-]{36}\?tab=tasks$/)
  })

  it('is armed anew by another day, and not by another title', async () => {
    const { id } = (await add(chloe, { ...soon, title: 'Again' })).body
    await runJob(server.system, job)
    await chloe.patch(`/tasks/${id}`, { priority: 'high' }, { version: 1 })
    await runJob(server.system, job)
    expect(await letters('Again')).toHaveLength(1)
    await chloe.patch(`/tasks/${id}`, { dueOn: dayIn(2) }, { version: 2 })
    await runJob(server.system, job)
    expect(await letters('Again')).toHaveLength(2)
  })

  it('waits for its time, and is not sent of what is done, deleted or past', async () => {
    await add(chloe, { title: 'Later', dueOn: dayIn(30), remindMinutes: 10 })
    await add(chloe, { title: 'Past', dueOn: dayIn(-2), remindMinutes: 10 })
    const done = (await add(chloe, { ...soon, title: 'Done' })).body
    await chloe.post(`/tasks/${done.id}/completion`, undefined, { version: 1 })
    const gone = (await add(chloe, { ...soon, title: 'Deleted' })).body
    await chloe.delete(`/tasks/${gone.id}`, { version: 1 })
    await runJob(server.system, job)
    for (const title of ['Later', 'Past', 'Done', 'Deleted'])
      expect([title, await letters(title)]).toEqual([title, []])
  })

  it('tells nothing of a record that one no longer sees', async () => {
    await add(chloe, { ...soon, title: 'Out of sight' })
    const shareholder = record.split('/').at(-1) ?? ''
    await server.db
      .updateTable('shareholders')
      .set({ assignee_id: careId })
      .where('id', '=', shareholder)
      .execute()
    await runJob(server.system, job)
    expect(await letters('Out of sight')).toEqual([])
  })
})

describe('whoever leaves', () => {
  it('hands shareholders and the tasks about them to a colleague', async () => {
    const { id } = (await add(chloe)).body
    const davidsId = await ownId(david)
    const { body, status } = await margaret.post<{ moved: { kind: string; count: number }[] }>(
      `/users/${chloesId}/hand-over`,
      { to: davidsId, kinds: ['shareholders', 'tasks'] },
    )
    expect([status, body.moved.map(({ kind }) => kind)]).toEqual([200, ['shareholders', 'tasks']])
    expect((await listed(david)).map((row) => row.id)).toContain(id)
    expect((await chloe.get(record.replace('/records/shareholder', '/shareholders'))).status).toBe(
      404,
    )
  })
})

it('a task of somebody who leaves goes to nobody who does not see its record', async () => {
  const { id } = (await add(margaret, {}, careId)).body
  const amina = await ownId(await server.as('caseOfficer'))
  const left = await margaret.post(`/users/${careId}/disabling`, {
    reason: 'Left',
    handOverTo: amina,
  })
  expect(left.status).toBe(200)
  const { assignee_id } = await server.db
    .selectFrom('tasks')
    .select('assignee_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  expect(assignee_id).toBe(careId)
})
