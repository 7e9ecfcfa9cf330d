import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestServer, type Caller, type TestServer } from '#apps/server/test-server.ts'
import { auditRows } from '../../../checks/kit-at-work/audit.test-rows.ts'
import { openSession } from '#modules/accounts/server/sessions.ts'
import type { RoleRule } from '../contract/reach.ts'
import type { RoleRecord, RoleRow } from '../contract/roles.endpoints.ts'

let server: TestServer
let margaret: Caller
let keeper: Caller
let keeperRole: RoleRecord
let number = 0

/** May do everything about roles, and little else. */
const keeperRules: RoleRule[] = [
  { action: 'view', subject: 'Roles List' },
  { action: 'create', subject: 'Roles Create' },
  { action: 'update', subject: 'Roles Edit' },
  { action: 'delete', subject: 'Roles Edit' },
  { action: 'view', subject: 'Orders List', scope: 'team' },
]

beforeAll(async () => {
  server = await openTestServer()
  margaret = await server.as('superAdmin')
  keeperRole = await add(keeperRules)
  keeper = (await somebodyWith(keeperRole.id)).caller
})
afterAll(() => server.close())

async function add(rules: readonly RoleRule[], more: object = {}): Promise<RoleRecord> {
  const name = `Role ${(number += 1)}`
  const answer = await margaret.post<RoleRecord>('/roles', {
    name,
    userType: 'staff',
    isAdminType: false,
    rules,
    ...more,
  })
  expect([answer.status, answer.body.errors]).toEqual([201, undefined])
  return answer.body
}

async function somebodyWith(role_id: string): Promise<{ id: string; caller: Caller }> {
  const email = `somebody.${(number += 1)}@example.org`
  const { id: userId } = await server.db
    .insertInto('users')
    .values({ email, name: email, type: 'staff', role_id, password_changed_at: sql`clock_now()` })
    .returning('id')
    .executeTakeFirstOrThrow()
  const on = { userId, address: '127.0.0.1', agent: 'test', now: new Date() }
  const token = await openSession(server.db, server.system.settings, on)
  return { id: userId, caller: server.withToken(token) }
}

const roleOf = async (key: string): Promise<RoleRow> => {
  const { body } = await margaret.get<{ data: RoleRow[] }>('/roles?perPage=100')
  return body.data.find((row) => row.key === key)!
}

const roleIdOf = async (userId: string) =>
  (
    await server.db
      .selectFrom('users')
      .select('role_id')
      .where('id', '=', userId)
      .executeTakeFirst()
  )?.role_id

const errorsOf = (answer: { body: { errors?: Record<string, { code: string }[]> } }) =>
  Object.fromEntries(
    Object.entries(answer.body.errors ?? {}).map(([field, [first]]) => [field, first?.code]),
  )

describe('nobody grants what they lack', () => {
  const body = (rules: RoleRule[]) => ({
    name: `Role ${(number += 1)}`,
    userType: 'staff',
    isAdminType: false,
    rules,
  })

  it('in a new role: neither an action, nor a wider scope', async () => {
    const answer = await keeper.post(
      '/roles',
      body([
        { action: 'view', subject: 'Orders List', scope: 'team' },
        { action: 'view', subject: 'Orders View', scope: 'team' },
        { action: 'view', subject: 'Orders List' },
      ]),
    )
    expect(answer.status).toBe(422)
    expect(errorsOf(answer)).toEqual({ 'rules.1': 'beyondOwn', 'rules.2': 'beyondOwn' })
    expect((await keeper.post('/roles', body([{ action: 'All', subject: 'all' }]))).status).toBe(
      422,
    )
    const within = body([{ action: 'view', subject: 'Orders List', scope: 'team' }])
    expect((await keeper.post('/roles', within)).status).toBe(201)
  })

  it('by editing a role, their own included', async () => {
    const small = await add([{ action: 'view', subject: 'Orders List', scope: 'team' }])
    const rules: RoleRule[] = [
      ...keeperRules,
      { action: 'view', subject: 'Leads', fields: ['basic'] },
    ]
    const others = await keeper.patch(`/roles/${small.id}`, { rules }, { version: 1 })
    expect([others.status, errorsOf(others)]).toEqual([422, { 'rules.5': 'beyondOwn' }])
    const own = await keeper.patch(`/roles/${keeperRole.id}`, { rules }, { version: 1 })
    expect([own.status, errorsOf(own)]).toEqual([422, { 'rules.5': 'beyondOwn' }])
  })

  it('not even the super administrators what is withheld from them', async () => {
    const pay: RoleRule = { action: 'pay', subject: 'Payments', fields: ['basic'] }
    const created = await margaret.post('/roles', body([pay]))
    expect([created.status, errorsOf(created)]).toEqual([422, { 'rules.0': 'beyondOwn' }])
    const approver = await roleOf('approver')
    const edited = await margaret.patch(
      `/roles/${approver.id}`,
      { rules: [pay] },
      { version: approver.version },
    )
    expect(edited.status).toBe(422)
  })

  it('though finance keeps what it came with, and gets it back', async () => {
    const finance = await roleOf('finance')
    const { body: whole } = await margaret.get<RoleRecord>(`/roles/${finance.id}`)
    const path = `/roles/${finance.id}`
    const without = whole.rules.filter(({ action }) => action !== 'pay')
    const taken = await margaret.patch(path, { rules: without }, { version: whole.version })
    expect(taken.status).toBe(200)
    const back = await margaret.patch<RoleRecord>(
      path,
      { rules: whole.rules },
      { version: whole.version + 1 },
    )
    expect([back.status, back.body.rules]).toEqual([200, whole.rules])
  })

  it('by turning a role of applicants into one of staff', async () => {
    const claim: RoleRule = {
      action: 'create',
      subject: 'Payments',
      scope: 'own',
      fields: ['basic'],
    }
    const applicants = await add([claim], { userType: 'employer' })
    const turned = await margaret.patch(
      `/roles/${applicants.id}`,
      { userType: 'staff' },
      { version: 1 },
    )
    expect([turned.status, errorsOf(turned)]).toEqual([422, { 'rules.0': 'beyondOwn' }])
  })
})

describe('a role above one’s own', () => {
  it('is neither edited, nor copied, nor deleted', async () => {
    const officer = await roleOf('caseOfficer')
    const path = `/roles/${officer.id}`
    const { version } = officer
    const answers = [
      await keeper.patch(path, { description: 'Mine' }, { version }),
      await keeper.post(`${path}/copies`, { name: 'Mine' }),
      await keeper.delete(path, { version }),
    ]
    expect(answers.map(({ status, body }) => [status, body.code])).toEqual([
      [403, 'roleAboveOwn'],
      [403, 'roleAboveOwn'],
      [403, 'roleAboveOwn'],
    ])
  })

  it('does not replace one that is deleted', async () => {
    const small = await add([{ action: 'view', subject: 'Orders List', scope: 'team' }])
    await somebodyWith(small.id)
    const { id } = await roleOf('care')
    const path = `/roles/${small.id}?replacementRoleId=${id}`
    const answer = await keeper.delete(path, { version: 1 })
    expect([answer.status, errorsOf(answer)]).toEqual([422, { replacementRoleId: 'beyondOwn' }])
  })
})

describe('deleting a role', () => {
  it('that nobody has takes it away', async () => {
    const { id } = await add([])
    expect((await margaret.delete(`/roles/${id}`, { version: 2 })).status).toBe(412)
    expect((await margaret.delete(`/roles/${id}`, { version: 1 })).status).toBe(204)
    expect((await margaret.get(`/roles/${id}`)).status).toBe(404)
  })

  it('that somebody has asks for another, and gives them that one', async () => {
    const [gone, next] = [await add([]), await add(keeperRules)]
    const [one, two] = [await somebodyWith(gone.id), await somebodyWith(gone.id)]
    const path = `/roles/${gone.id}`
    const asked = await margaret.delete(path, { version: 1 })
    expect([asked.status, asked.body]).toMatchObject([409, { code: 'roleInUse', users: 2 }])
    expect(asked.body.title).toContain('2 users')
    expect((await one.caller.get('/roles')).status).toBe(403)
    const done = await margaret.delete(`${path}?replacementRoleId=${next.id}`, { version: 1 })
    expect(done.status).toBe(204)
    expect([await roleIdOf(one.id), await roleIdOf(two.id)]).toEqual([next.id, next.id])
    expect((await one.caller.get('/roles')).status).toBe(200)
    for (const { id } of [one, two])
      expect((await auditRows(server.db, { entityId: id })).at(-1)).toMatchObject({
        action: 'users.roleReplaced',
        entity: 'user',
        changes: { role: [gone.name, next.name] },
        actor: 'Margaret Chen',
      })
  })

  it('wants one for the same users that is there and is another', async () => {
    const gone = await add([])
    await somebodyWith(gone.id)
    const complaint = async (replacement: string) =>
      errorsOf(
        await margaret.delete(`/roles/${gone.id}?replacementRoleId=${replacement}`, { version: 1 }),
      )
    expect(await complaint((await roleOf('employer')).id)).toEqual({
      replacementRoleId: 'sameUserType',
    })
    expect(await complaint(gone.id)).toEqual({ replacementRoleId: 'missing' })
    expect(await complaint('00000000-0000-7000-8000-000000000000')).toEqual({
      replacementRoleId: 'missing',
    })
  })

  it('never takes one’s own, nor what registration gives', async () => {
    const other = await add([])
    const own = await keeper.delete(`/roles/${keeperRole.id}?replacementRoleId=${other.id}`, {
      version: 1,
    })
    expect([own.status, own.body.code]).toEqual([409, 'ownRole'])
    const employer = await roleOf('employer')
    const given = await margaret.delete(`/roles/${employer.id}`, { version: employer.version })
    expect([given.status, given.body.code]).toEqual([409, 'givenAtRegistration'])
  })

  it('leaves nobody without a role while somebody is being given it', async () => {
    const [gone, next] = [await add([]), await add([])]
    const { id } = await somebodyWith(next.id)
    const assigning = server.db.transaction().execute(async (db) => {
      await db.updateTable('users').set({ role_id: gone.id }).where('id', '=', id).execute()
      await new Promise((resolve) => setTimeout(resolve, 300))
    })
    await new Promise((resolve) => setTimeout(resolve, 100))
    const path = `/roles/${gone.id}?replacementRoleId=${next.id}`
    const { status } = await margaret.delete(path, { version: 1 })
    await assigning
    expect([status, await roleIdOf(id)]).toEqual([204, next.id])
  })
})

describe('the role of the super administrators', () => {
  it('is never edited', async () => {
    const { id, version } = await roleOf('superAdmin')
    const etienne = await server.as('brandAdmin')
    const answer = await etienne.patch(`/roles/${id}`, { description: 'x' }, { version })
    expect([answer.status, answer.body.code]).toEqual([409, 'superAdminStays'])
  })

  it('and who has it outlive twenty attempts at once', async () => {
    const { id, version, users } = await roleOf('superAdmin')
    const other = await add([])
    const etienne = await server.as('brandAdmin')
    const path = `/roles/${id}?replacementRoleId=${other.id}`
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => etienne.delete(path, { version })),
    )
    expect(answers.map(({ body }) => body.code)).toEqual(Array(20).fill('superAdminStays'))
    expect(await roleOf('superAdmin')).toMatchObject({ id, users })
    expect(users).toBeGreaterThan(0)
    await expect(sql`delete from roles where id = ${id}`.execute(server.db)).rejects.toThrow()
  })
})
