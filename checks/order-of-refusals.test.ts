import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestServer, type Caller, type TestServer } from '#apps/server/test-server.ts'
import { submitBothHalves } from '#modules/intake/server/intake.test-journey.ts'
import { newNote, newTask } from '#modules/notes-and-tasks/server/desk.test-world.ts'
import { colleagues } from '#seeds/cast.ts'

/** Simon sees everything, and may change nothing but what is his or of his programs. */
const lookerRules = [
  { action: 'view', subject: 'Applications View' },
  ...['update', 'verify', 'override', 'assign', 'recommend', 'decide'].map((action) => ({
    action,
    subject: 'Applications View',
    scope: 'program',
  })),
  { action: 'view', subject: 'Orders View' },
  { action: 'update', subject: 'Orders View', scope: 'own' },
  ...['create', 'update', 'delete', 'restore'].map((action) => ({
    action,
    subject: 'Orders Edit',
    scope: 'own',
  })),
  { action: 'view', subject: 'Shareholders View' },
  { action: 'update', subject: 'Shareholders Edit', scope: 'own' },
  { action: 'update', subject: 'Roles Edit' },
  { action: 'delete', subject: 'Roles Edit' },
  ...['view', 'update', 'delete'].map((action) => ({ action, subject: 'Tasks', scope: 'own' })),
]

let server: TestServer
let margaret: Caller
let simon: Caller
const ids: Record<string, string> = {}

beforeAll(async () => {
  server = await openTestServer()
  const { db } = server
  const { email, password } = colleagues.simonBeaulieu
  await sql`with looker as (insert into roles (name, user_type, rules)
      values ('Looker', 'staff', ${JSON.stringify(lookerRules)}) returning id)
    update users set role_id = (select id from looker) where email = ${email}`.execute(db)
  margaret = await server.as('superAdmin')
  const { body } = await server.visitor.post<{ accessToken: string }>('/auth/login', {
    email,
    password,
  })
  simon = server.withToken(body.accessToken)
  await makeThings()
}, 60_000)
afterAll(() => server.close())

async function makeThings() {
  const { db } = server
  ids['application'] = await submitBothHalves(server)
  const onApplication = `/records/application/${ids['application']}`
  const { body: me } = await margaret.get<{ userData: { uuid: string } }>('/me')
  ids['margaret'] = me.userData.uuid
  ids['note'] = (await margaret.post<{ id: string }>(`${onApplication}/notes`, newNote())).body.id
  ids['task'] = (
    await margaret.post<{ id: string }>(`${onApplication}/tasks`, newTask(me.userData.uuid))
  ).body.id
  const shared = {
    name: 'All',
    list: 'shareholdersTableState',
    state: { parameters: {}, order: [], hidden: [], density: 'compact' },
    sharedWith: 'everybody',
  }
  ids['view'] = (await margaret.post<{ id: string }>('/saved-views', shared)).body.id
  const { rows } = await sql<Record<string, string>>`
    select (select id from orders where status = 'active' and counterparty_order_id is null
        order by id limit 1) as active,
      (select id from orders where status = 'active' and counterparty_order_id is null
        order by id desc limit 1) as void,
      (select id from shareholders where status = 'active' order by id limit 1) as shareholder,
      (select id from roles where key = 'superAdmin') as role`.execute(db)
  Object.assign(ids, rows[0])
  await sql`update applications set status = 'rejected' where id = ${ids['application']}`.execute(
    db,
  )
  await sql`update orders set status = 'void', void_reason = 'Twice' where id = ${ids['void']}`.execute(
    db,
  )
  await sql`update shareholders set status = 'archived' where id = ${ids['shareholder']}`.execute(
    db,
  )
  await sql`update tasks set done_at = clock_now(), done_by = ${ids['margaret']} where id = ${ids['task']}`.execute(
    db,
  )
}

type Table =
  | 'applications'
  | 'notes'
  | 'orders'
  | 'roles'
  | 'saved_views'
  | 'shareholders'
  | 'tasks'

interface Refused {
  name: string
  table: Table
  of: string
  method?: 'patch' | 'delete' | 'post'
  path: (id: string) => string
  body?: () => object
  /** What stands in the way of somebody who may and is not too late; absent where nothing does. */
  state?: string
}

const onApplication = { table: 'applications', of: 'application', state: 'wrongState' } as const
const override = { item: 'netNew', reason: 'Seen', expiresOn: '2099-01-01' }

const all: Refused[] = [
  {
    name: 'editing an application',
    ...onApplication,
    path: (id) => `/applications/${id}`,
    body: () => ({ duties: 'Bakes' }),
  },
  {
    name: 'recording checkpoint one',
    ...onApplication,
    path: (id) => `/applications/${id}/checkpoints/1`,
    body: () => ({ items: { netNew: { result: 'pass', note: 'Seen' } } }),
  },
  {
    name: 'letting a check pass',
    ...onApplication,
    method: 'post',
    path: (id) => `/applications/${id}/checkpoints/1/overrides`,
    body: () => override,
  },
  {
    name: 'confirming the uplift',
    ...onApplication,
    method: 'post',
    path: (id) => `/applications/${id}/equity-uplift`,
    body: () => ({ applies: true }),
  },
  {
    name: 'assigning an application',
    ...onApplication,
    method: 'post',
    path: (id) => `/applications/${id}/assignment`,
    body: () => ({ assigneeId: ids['margaret'] }),
  },
  {
    name: 'a step of an application',
    ...onApplication,
    method: 'post',
    path: (id) => `/applications/${id}/withdrawal`,
    body: () => ({ reason: 'Done with' }),
  },
  {
    name: 'editing an order',
    table: 'orders',
    of: 'void',
    path: (id) => `/orders/${id}`,
    body: () => ({ volume: '7' }),
    state: 'orderIsVoid',
  },
  {
    name: 'editing a draft',
    table: 'orders',
    of: 'active',
    path: (id) => `/orders/${id}/draft`,
    body: () => ({ volume: '7' }),
    state: 'wrongState',
  },
  {
    name: 'entering a draft',
    table: 'orders',
    of: 'active',
    method: 'post',
    path: (id) => `/orders/${id}/activation`,
    state: 'wrongState',
  },
  {
    name: 'editing a shareholder',
    table: 'shareholders',
    of: 'shareholder',
    path: (id) => `/shareholders/${id}`,
    body: () => ({ city: 'Laval' }),
    state: 'wrongState',
  },
  {
    name: 'editing a role',
    table: 'roles',
    of: 'role',
    path: (id) => `/roles/${id}`,
    body: () => ({ name: 'Above all' }),
    state: 'superAdminStays',
  },
  {
    name: 'deleting a role',
    table: 'roles',
    of: 'role',
    method: 'delete',
    path: (id) => `/roles/${id}`,
    state: 'ownRole',
  },
  {
    name: 'finishing a task',
    table: 'tasks',
    of: 'task',
    method: 'post',
    path: (id) => `/tasks/${id}/completion`,
    state: 'wrongState',
  },
  {
    name: 'editing a task',
    table: 'tasks',
    of: 'task',
    path: (id) => `/tasks/${id}`,
    body: () => ({ title: 'Mine' }),
  },
  {
    name: 'deleting a task',
    table: 'tasks',
    of: 'task',
    method: 'delete',
    path: (id) => `/tasks/${id}`,
  },
  {
    name: 'editing a note',
    table: 'notes',
    of: 'note',
    path: (id) => `/notes/${id}`,
    body: () => ({ body: 'Mine' }),
  },
  {
    name: 'deleting a note',
    table: 'notes',
    of: 'note',
    method: 'delete',
    path: (id) => `/notes/${id}`,
  },
  {
    name: 'editing a saved view',
    table: 'saved_views',
    of: 'view',
    path: (id) => `/saved-views/${id}`,
    body: () => ({ name: 'Mine' }),
  },
]

describe.each(all)('$name', ({ table, of, method = 'patch', path, body, state }) => {
  const send = async (by: Caller, behind: number) => {
    const id = ids[of] ?? ''
    const { rows } = await sql<{ version: number }>`
      update ${sql.table(table)} set version = version + 1 where id = ${id} returning version`.execute(
      server.db,
    )
    const version = (rows[0]?.version ?? 0) - behind
    return method === 'delete'
      ? by.delete(path(id), { version })
      : by[method](path(id), body?.(), { version })
  }

  test('asks first whether the person may', async () => {
    expect((await send(simon, 1)).status).toBe(403)
    if (state) expect((await send(simon, 0)).status).toBe(403)
  })

  test('then whether somebody was faster, and only then about the state', async () => {
    const late = await send(margaret, 1)
    expect([late.status, late.body.code]).toEqual([412, 'stale'])
    if (!state) return
    const now = await send(margaret, 0)
    expect([now.status, now.body.code]).toEqual([409, state])
  })
})
