import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestServer, type Caller, type TestServer } from '#apps/server/test-server.ts'
import type { HistoryEntry } from '#kit/contract/history.ts'
import { openSession } from '#modules/accounts/server/sessions.ts'
import type { RoleRule } from '../contract/reach.ts'
import type { RoleRecord, RoleRow } from '../contract/roles.endpoints.ts'

interface Rows {
  data: RoleRow[]
  meta: { total: number }
}

const reader = {
  userType: 'staff',
  isAdminType: false,
  rules: [
    { action: 'view', subject: 'Dashboard' },
    { action: 'view', subject: 'Orders List', scope: 'own' },
  ] as RoleRule[],
}

let server: TestServer
let margaret: Caller
let etienne: Caller
let sarah: Caller
let auditor: Caller
let number = 0

beforeAll(async () => {
  server = await openTestServer()
  margaret = await server.as('superAdmin')
  etienne = await server.as('brandAdmin')
  sarah = await server.as('admin')
  auditor = await server.as('auditor')
})
afterAll(() => server.close())

const freshName = () => `Reader ${(number += 1)}`

async function addReader(more: object = {}): Promise<RoleRecord> {
  const { status, body } = await margaret.post<RoleRecord>('/roles', {
    ...reader,
    name: freshName(),
    ...more,
  })
  expect([status, body.errors]).toEqual([201, undefined])
  return body
}

async function roleOf(key: string): Promise<RoleRecord> {
  const { body } = await margaret.get<Rows>('/roles?perPage=100')
  const row = body.data.find((each) => each.key === key)
  return (await margaret.get<RoleRecord>(`/roles/${row?.id}`)).body
}

/** Somebody of staff with this role, signed in. */
async function somebodyWith(roleId: string): Promise<{ id: string; caller: Caller }> {
  number += 1
  const { id } = await server.db
    .insertInto('users')
    .values({
      email: `person.${number}@example.org`,
      name: `Person ${number}`,
      type: 'staff',
      role_id: roleId,
      password_changed_at: new Date().toISOString(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { db, system } = server
  const token = await openSession(db, system.settings, {
    userId: id,
    address: '127.0.0.1',
    agent: 'test',
    now: new Date(),
  })
  return { id, caller: server.withToken(token) }
}

const errorsOf = (answer: { body: { errors?: Record<string, { code: string }[]> } }) =>
  Object.fromEntries(
    Object.entries(answer.body.errors ?? {}).map(([field, [first]]) => [field, first?.code]),
  )

describe('the list of roles', () => {
  it('names each role with its users, searched and sorted', async () => {
    const { body } = await auditor.get<Rows>('/roles?sort=-users&perPage=100')
    const officer = body.data.find(({ key }) => key === 'caseOfficer')
    expect(officer).toMatchObject({ name: 'Case Officer', userType: 'staff', users: 4 })
    expect(body.data.map(({ users }) => users)).toEqual(
      body.data.map(({ users }) => users).toSorted((a, b) => b - a),
    )
    const found = await auditor.get<Rows>('/roles?search=case%20off')
    expect(found.body.data.map(({ key }) => key)).toEqual(['caseOfficer'])
    expect(found.body.meta.total).toBe(1)
  })

  it('offers what each reader may do, and why not', async () => {
    const can = async (caller: Caller, key: string) =>
      (await caller.get<Rows>('/roles?perPage=100')).body.data.find((row) => row.key === key)?.can
    expect(await can(auditor, 'caseOfficer')).toEqual({})
    expect(await can(margaret, 'caseOfficer')).toEqual({ edit: true, copy: true, delete: true })
    expect(await can(margaret, 'superAdmin')).toMatchObject({
      edit: { reason: 'superAdminStays' },
      delete: { reason: 'ownRole' },
    })
    expect(await can(etienne, 'superAdmin')).toMatchObject({
      delete: { reason: 'superAdminStays' },
    })
    expect(await can(etienne, 'brandAdmin')).toMatchObject({ delete: { reason: 'ownRole' } })
    expect(await can(margaret, 'employer')).toMatchObject({
      delete: { reason: 'givenAtRegistration' },
    })
  })

  it('is closed to administrators of users alone', async () => {
    expect((await sarah.get('/roles')).status).toBe(403)
  })
})

describe('a role', () => {
  it('is added once per name, whatever its capitals', async () => {
    const added = await addReader({ name: 'Night Shift', description: 'Reads at night' })
    expect(added).toMatchObject({ name: 'Night Shift', users: 0, version: 1, key: null })
    const again = await margaret.post('/roles', { ...reader, name: 'NIGHT shift' })
    expect([again.status, errorsOf(again)]).toEqual([422, { name: 'taken' }])
    const other = await addReader()
    const renamed = await margaret.patch(
      `/roles/${other.id}`,
      { name: 'night SHIFT' },
      { version: other.version },
    )
    expect([renamed.status, errorsOf(renamed)]).toEqual([422, { name: 'taken' }])
    const long = await margaret.post('/roles', { ...reader, name: 'n'.repeat(61) })
    expect(errorsOf(long)).toEqual({ name: 'tooLong' })
  })

  it('is refused at the place of each rule that says nothing', async () => {
    const rules = [
      { action: 'view', subject: 'Moon' },
      { action: 'pay', subject: 'Dashboard' },
      { action: 'view', subject: 'Orders List', scope: 'program' },
      { action: 'view', subject: 'Shareholders List', fields: ['basic', 'sin'] },
      { action: 'view', subject: 'Payments' },
      { action: 'view', subject: 'Payments', fields: [] },
      { action: 'view', subject: 'all' },
      { action: 'view', subject: 'Dashboard', fields: ['basic'] },
      { action: 'view', subject: 'Orders List', scope: 'own', inverted: true },
      { action: 'view', subject: 'toString' },
      { action: 'export', subject: 'Payments', scope: 'own', fields: ['basic'] },
      { action: 'export', subject: 'Payments', scope: 'program', fields: ['personal'] },
    ]
    const answer = await margaret.post('/roles', { ...reader, name: freshName(), rules })
    expect(answer.status).toBe(422)
    expect(errorsOf(answer)).toEqual({
      'rules.0.subject': 'noSuchSubject',
      'rules.1.action': 'noSuchAction',
      'rules.2.scope': 'noSuchScope',
      'rules.3.fields': 'noSuchGroup',
      'rules.4.fields': 'required',
      'rules.5.fields': 'chooseOne',
      'rules.6.action': 'noSuchAction',
      'rules.7.fields': 'noSuchGroup',
      'rules.8.scope': 'noSuchScope',
      'rules.9.subject': 'noSuchSubject',
      'rules.11.fields': 'sameFields',
    })
  })

  it('is saved at the version that was read, and tells what changed', async () => {
    const added = await addReader()
    const path = `/roles/${added.id}`
    const rules = [{ action: 'view', subject: 'Orders List' }]
    const saved = await margaret.patch<RoleRecord>(path, { rules }, { version: 1 })
    expect(saved.body).toMatchObject({ version: 2, rules })
    expect((await etienne.patch(path, { description: 'Late' }, { version: 1 })).status).toBe(412)
    expect((await etienne.patch(path, { description: 'Late' })).status).toBe(428)
    const history = await auditor.get<{ data: HistoryEntry[] }>(`${path}/history`)
    expect(history.body.data.map(({ action }) => action)).toEqual(['roles.edited', 'roles.added'])
    expect(history.body.data.map(({ actorName }) => actorName)).toEqual([
      'Margaret Chen',
      'Margaret Chen',
    ])
    expect(history.body.data[0]?.changes).toEqual({
      'Dashboard:view': [['granted'], null],
      'Orders List:view': [['own'], ['all']],
    })
  })

  it('keeps its users’ type once somebody has it', async () => {
    const added = await addReader()
    const path = `/roles/${added.id}`
    const free = await margaret.patch<RoleRecord>(path, { userType: 'employer' }, { version: 1 })
    expect(free.body.userType).toBe('employer')
    await margaret.patch(path, { userType: 'staff' }, { version: 2 })
    await somebodyWith(added.id)
    const used = await margaret.patch(path, { userType: 'employer' }, { version: 3 })
    expect([used.status, errorsOf(used)]).toEqual([422, { userType: 'typeInUse' }])
  })

  it('is copied with all it may do, but never as an installed one', async () => {
    const finance = await roleOf('finance')
    const { status, body } = await margaret.post<RoleRecord>(`/roles/${finance.id}/copies`, {
      name: 'Finance, east',
    })
    expect(status).toBe(201)
    expect(body).toMatchObject({ key: null, users: 0, rules: finance.rules, userType: 'staff' })
    const again = await margaret.post(`/roles/${finance.id}/copies`, { name: 'FINANCE, east' })
    expect(errorsOf(again)).toEqual({ name: 'taken' })
  })

  it('that is not there is not found', async () => {
    const none = '/roles/00000000-0000-7000-8000-000000000000'
    expect((await margaret.get(none)).status).toBe(404)
    expect((await margaret.patch(none, { description: 'x' }, { version: 1 })).status).toBe(404)
    expect((await margaret.delete(none, { version: 1 })).status).toBe(404)
    expect((await margaret.post(`${none}/copies`, { name: 'x' })).status).toBe(404)
  })
})

describe('a permission', () => {
  it('that is taken away is refused with the same token’s next request, and given back at once', async () => {
    const role = await addReader({ rules: [{ action: 'view', subject: 'Programs List' }] })
    const { caller } = await somebodyWith(role.id)
    const path = `/roles/${role.id}`
    expect((await caller.get('/programs')).status).toBe(200)
    const rules = [{ action: 'view', subject: 'Dashboard' }]
    await margaret.patch(path, { rules }, { version: 1 })
    expect((await caller.get('/programs')).status).toBe(403)
    await margaret.patch(
      path,
      { rules: [{ action: 'view', subject: 'Programs List' }] },
      { version: 2 },
    )
    expect((await caller.get('/programs')).status).toBe(200)
  })

  it('changes for open screens too', async () => {
    const role = await addReader()
    const announced = () =>
      server.db.selectFrom('live_events').select('id').where('topic', '=', 'access').execute()
    const before = (await announced()).length
    await margaret.patch(`/roles/${role.id}`, { rules: [] }, { version: 1 })
    expect(await announced()).toHaveLength(before)
    await somebodyWith(role.id)
    await margaret.patch(`/roles/${role.id}`, { description: 'Nothing' }, { version: 2 })
    expect(await announced()).toHaveLength(before)
    await margaret.patch(`/roles/${role.id}`, { rules: reader.rules }, { version: 3 })
    expect(await announced()).toHaveLength(before + 1)
  })
})
