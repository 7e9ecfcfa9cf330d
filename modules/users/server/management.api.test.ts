import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestServer, type Caller, type TestServer } from '#apps/server/test-server.ts'
import { Permissions, rulesFor, type RoleRule } from '#kit/server/permissions.ts'
import { allSubjects } from '#modules/roles/contract/all-subjects.ts'
import { rolePresets } from '#modules/roles/contract/role-presets.ts'
import { enableApp } from '#modules/two-factor/server/two-factor.test-steps.ts'
import { cast, colleagues } from '#seeds/cast.ts'
import type { HistoryEntry } from '#kit/contract/history.ts'
import { auditRows } from '../../../checks/kit-at-work/audit.test-rows.ts'
import type { Colleague, TeamRecord } from '../contract/management.endpoints.ts'
import type { BulkResult } from '#kit/contract/bulk.ts'
import type { UserRecord } from '../contract/users.endpoints.ts'
import { mayAssign } from './may-assign.ts'

let server: TestServer
let sarah: Caller
let margaret: Caller

beforeAll(async () => {
  server = await openTestServer()
  sarah = await server.as('admin')
  margaret = await server.as('superAdmin')
})
afterAll(() => server.close())

const idOf = async (email: string) =>
  (
    await server.db
      .selectFrom('users')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow()
  ).id
const roleOf = async (key: string) =>
  (
    await server.db
      .selectFrom('roles')
      .select('id')
      .where('key', '=', key)
      .executeTakeFirstOrThrow()
  ).id

let seed = 0
/** Somebody active, with everybody's password, so that they can sign in. */
async function somebody(role: string, part: object = {}) {
  const { rows } = await sql<{ id: string; email: string; password_hash: string }>`
    insert into users (email, name, type, role_id, password_hash, password_changed_at)
    select ${`somebody.${++seed}@example.org`}, 'Ada Brown', r.user_type, r.id,
      (select password_hash from users where email = ${cast.admin.email}), clock_now()
    from roles r where r.key = ${role} returning id, email`.execute(server.db)
  const [added] = rows
  if (!added) throw new Error(`no role ${role}`)
  if (Object.keys(part).length)
    await server.db.updateTable('users').set(part).where('id', '=', added.id).execute()
  return added
}

async function signIn(email: string): Promise<Caller> {
  const { body } = await server.visitor.post<{ accessToken: string }>('/auth/login', {
    email,
    password: cast.admin.password,
  })
  return server.withToken(body.accessToken)
}

const assignedTo = async (userId: string) =>
  (
    await sql<{ id: string; version: number }>`
      select id, version from applications where stage = 'pending' and assignee_id = ${userId}`.execute(
      server.db,
    )
  ).rows

/** Gives somebody three applications that wait. */
const giveWork = (userId: string) =>
  sql`update applications set assignee_id = ${userId} where id in (
    select id from applications where stage = 'pending' order by id limit 3)`.execute(server.db)

const proofIsOld = ({ token }: Caller) =>
  sql`update sessions set proved_at = clock_now() - interval '1 day'
    where token_hash = sha256(${token}::bytea)`.execute(server.db)

describe('disabling somebody', () => {
  it('signs them out at once, hands their work over in one change, and is recorded', async () => {
    const amina = await somebody('caseOfficer', { name: 'Amina H.' })
    const caller = await signIn(amina.email)
    await giveWork(amina.id)
    const before = await assignedTo(amina.id)
    const grace = await idOf(colleagues.graceAdeyemi.email)
    const had = (await assignedTo(grace)).length
    const answer = await sarah.post<UserRecord>(`/users/${amina.id}/disabling`, {
      reason: 'Left the team',
      handOverTo: grace,
    })
    expect(answer.body).toMatchObject({ status: 'disabled', sessions: 0, openWork: [] })
    expect((await caller.get('/me')).status).toBe(401)
    expect(
      (
        await server.visitor.post('/auth/login', {
          email: amina.email,
          password: cast.admin.password,
        })
      ).status,
    ).toBe(422)
    const now = await assignedTo(grace)
    expect(now).toHaveLength(had + 3)
    for (const { id, version } of before)
      expect(now.find((each) => each.id === id)?.version).toBe(version + 1)
    const rows = await auditRows(server.db, { action: 'applications.reassign' })
    const ids = before.map(({ id }) => id)
    expect(ids).toHaveLength(3)
    expect(rows.filter(({ entityId }) => ids.includes(entityId ?? ''))).toMatchObject(
      Array.from({ length: 3 }, () => ({
        entity: 'application',
        changes: { assignee: ['Amina H.', 'Grace Adeyemi'] },
        actor: cast.admin.name,
      })),
    )
    const letters = await server.db
      .selectFrom('outbox_messages')
      .select('body')
      .where('recipient', '=', colleagues.graceAdeyemi.email)
      .where('template', '=', 'users.handedOver')
      .execute()
    expect(letters.map(({ body }) => body).join()).toContain('3 files of Amina H. were handed over')
  })

  it('changes nothing when the colleague cannot take the work', async () => {
    const ada = await somebody('caseOfficer')
    await giveWork(ada.id)
    const gone = await somebody('caseOfficer', { status: 'disabled' })
    for (const handOverTo of [gone.id, ada.id, await idOf(cast.employer.email)]) {
      const answer = await sarah.post(`/users/${ada.id}/disabling`, { reason: 'Left', handOverTo })
      expect([answer.status, answer.body.errors?.['handOverTo']?.[0]?.code]).toEqual([
        422,
        'noColleague',
      ])
    }
    const { body } = await sarah.get<UserRecord>(`/users/${ada.id}`)
    expect(body).toMatchObject({
      status: 'active',
      openWork: [{ kind: 'applications', count: 3 }],
    })
  })

  it('wants a reason, a fresh proof, and somebody else', async () => {
    const ada = await somebody('caseOfficer')
    expect((await sarah.post(`/users/${ada.id}/disabling`, { reason: ' ' })).status).toBe(422)
    const late = await server.as('admin')
    await proofIsOld(late)
    const asked = await late.post(`/users/${ada.id}/disabling`, { reason: 'Left' })
    expect([asked.status, asked.body.code]).toEqual([428, 'proofRequired'])
    expect((await late.post(`/users/${ada.id}/sign-out`)).status).toBe(428)
    const many = await late.post('/users/disablings', { ids: [ada.id], reason: 'Left' })
    expect([many.status, many.body.code]).toEqual([428, 'proofRequired'])
    const own = await idOf(cast.admin.email)
    const self = await sarah.post(`/users/${own}/disabling`, { reason: 'Tired' })
    expect([self.status, self.body.code]).toEqual([409, 'ownAccount'])
    const { body } = await sarah.get<UserRecord>(`/users/${own}`)
    expect(body.can['disable']).toEqual({ reason: 'ownAccount' })
  })

  it('is taken back by enabling, once', async () => {
    const ada = await somebody('caseOfficer')
    await sarah.post(`/users/${ada.id}/disabling`, { reason: 'A mistake' })
    expect((await sarah.post(`/users/${ada.id}/disabling`, { reason: 'x' })).body.code).toBe(
      'notActive',
    )
    expect((await sarah.post<UserRecord>(`/users/${ada.id}/enabling`)).body.status).toBe('active')
    expect((await sarah.post(`/users/${ada.id}/enabling`)).body.code).toBe('notDisabled')
    expect((await (await signIn(ada.email)).get('/me')).status).toBe(200)
  })

  it('and enabling succeed once, whoever tries at the same moment', async () => {
    const ada = await somebody('caseOfficer')
    for (const act of ['disabling', 'enabling']) {
      const answers = await Promise.all(
        Array.from({ length: 8 }, () =>
          sarah.post(`/users/${ada.id}/${act}`, act === 'disabling' ? { reason: 'x' } : undefined),
        ),
      )
      expect(answers.map(({ status }) => status).toSorted()).toEqual([
        200,
        ...Array.from({ length: 7 }, () => 409),
      ])
    }
  })

  it('with a hand-over is for those who may hand over', async () => {
    const rachel = await server.as('employer')
    const { employer_id } = await server.db
      .selectFrom('users')
      .select('employer_id')
      .where('email', '=', cast.employer.email)
      .executeTakeFirstOrThrow()
    const ann = await somebody('employer', { employer_id })
    const handOverTo = await idOf(colleagues.graceAdeyemi.email)
    const asked = await rachel.post(`/users/${ann.id}/disabling`, { reason: 'Left', handOverTo })
    expect(asked.status).toBe(403)
    const many = await rachel.post('/users/disablings', {
      ids: [ann.id],
      reason: 'Left',
      handOverTo,
    })
    expect(many.status).toBe(403)
    const plain = await rachel.post<UserRecord>(`/users/${ann.id}/disabling`, { reason: 'Left' })
    expect(plain.body.status).toBe('disabled')
  })

  it('many at once says for each what became of it', async () => {
    const ada = await somebody('caseOfficer')
    const gone = await somebody('caseOfficer', { status: 'disabled' })
    const finance = await idOf(cast.finance.email)
    const own = await idOf(cast.admin.email)
    const ids = [ada.id, gone.id, own, finance]
    const { body } = await sarah.post<{ results: BulkResult[] }>('/users/disablings', {
      ids,
      reason: 'Reorganisation',
    })
    expect(body.results.map(({ problem }) => problem)).toEqual([
      null,
      'notActive',
      'ownAccount',
      'roleAboveOwn',
    ])
    const tooMany = Array.from({ length: 10_001 }, () => ada.id)
    expect((await sarah.post('/users/disablings', { ids: tooMany, reason: 'x' })).status).toBe(422)
  })
})

describe('signing out and a new password', () => {
  it('end every session, or let the person do nothing before they chose a password', async () => {
    const ada = await somebody('caseOfficer')
    const [one, two] = [await signIn(ada.email), await signIn(ada.email)]
    expect((await sarah.get<UserRecord>(`/users/${ada.id}`)).body.sessions).toBe(2)
    expect((await sarah.post<UserRecord>(`/users/${ada.id}/sign-out`)).body.sessions).toBe(0)
    expect([(await one.get('/me')).status, (await two.get('/me')).status]).toEqual([401, 401])
    const three = await signIn(ada.email)
    await sarah.post(`/users/${ada.id}/password-renewal`)
    expect((await three.get('/me')).body.code).toBe('passwordExpired')
  })

  it('of oneself leaves the session that asks', async () => {
    const caller = await server.as('admin')
    const other = await server.as('admin')
    await caller.post(`/users/${await idOf(cast.admin.email)}/sign-out`)
    expect([(await caller.get('/me')).status, (await other.get('/me')).status]).toEqual([200, 401])
    sarah = caller
  })
})

describe('the last active Super Admin', () => {
  it('stays, whoever tries what at the same moment', async () => {
    const added = await Promise.all(Array.from({ length: 9 }, () => somebody('superAdmin')))
    const ids = [await idOf(cast.superAdmin.email), ...added.map(({ id }) => id)]
    const etienne = await server.as('brandAdmin')
    const care = await roleOf('care')
    const attempts = ids.flatMap((id) => [
      etienne.post(`/users/${id}/disabling`, { reason: 'All at once' }),
      etienne.patch(`/users/${id}`, { roleId: care }, { version: 1 }),
    ])
    const answers = await Promise.all(attempts)
    expect(answers.some(({ body }) => body.code === 'lastSuperAdmin')).toBe(true)
    expect(answers).toHaveLength(20)
    expect(answers.map(({ status }) => status).filter((status) => status >= 500)).toEqual([])
    const { rows } = await sql<{
      id: string
    }>`select u.id from users u join roles r on r.id = u.role_id
      where r.key = 'superAdmin' and u.status = 'active'`.execute(server.db)
    expect(rows).toHaveLength(1)
    const { body } = await etienne.get<UserRecord>(`/users/${rows[0]?.id}`)
    expect(body.can['disable']).toEqual({ reason: 'lastSuperAdmin' })
    await sql`update users set status = 'active', role_id = ${await roleOf('superAdmin')}
      where email = ${cast.superAdmin.email}`.execute(server.db)
    margaret = await server.as('superAdmin')
  })
})

describe('a role above one’s own', () => {
  it('is not given, and who has it is not changed', async () => {
    const finance = await idOf(cast.finance.email)
    const above = ['superAdmin', 'brandAdmin', 'finance', 'approver', 'auditor']
    for (const key of above) {
      const answer = await sarah.post('/users', {
        name: 'Eve',
        email: `eve.${key}@example.org`,
        roleId: await roleOf(key),
        language: 'en',
      })
      expect([key, answer.status, answer.body.code]).toEqual([key, 403, 'roleAboveOwn'])
    }
    const { body } = await sarah.get<UserRecord>(`/users/${finance}`)
    expect(body.can).toMatchObject({ edit: { reason: 'roleAboveOwn' } })
    // What makes no sense for somebody active is not offered either.
    for (const act of ['resend', 'withdraw', 'enable']) expect(body.can).not.toHaveProperty(act)
    for (const act of ['disabling', 'sign-out', 'password-renewal']) {
      const answer = await sarah.post(
        `/users/${finance}/${act}`,
        act === 'disabling' ? { reason: 'x' } : undefined,
      )
      expect([act, answer.status]).toEqual([act, 403])
    }
    const renamed = await sarah.patch(`/users/${finance}`, { name: 'P' }, { version: body.version })
    expect(renamed.status).toBe(403)
  })

  it('offers each the roles that they may give', async () => {
    const names = async (caller: Caller) =>
      (await caller.get<{ data: { name: string }[] }>('/users/roles')).body.data.map(
        ({ name }) => name,
      )
    expect(await names(margaret)).toHaveLength(11)
    expect(await names(sarah)).toEqual([
      'Admin',
      'Adviser',
      'Care',
      'Case Officer',
      'Employer',
      'Manager',
    ])
  })

  it('of an administrator is given only after a fresh proof', async () => {
    const late = await server.as('superAdmin')
    await proofIsOld(late)
    const ada = await somebody('care')
    const admin = { roleId: await roleOf('admin') }
    expect((await late.patch(`/users/${ada.id}`, admin, { version: 1 })).status).toBe(428)
    const officer = { roleId: await roleOf('caseOfficer') }
    expect((await late.patch(`/users/${ada.id}`, officer, { version: 1 })).status).toBe(200)
  })

  it('is one that reaches further, field by field and program by program', () => {
    const facts = {
      $userId: 'me',
      $programIds: ['p1', 'p2'],
      $employerId: null,
      $participantId: null,
      $teamId: null,
    }
    const holding = { $programIds: ['p1'], $employerId: null, $teamId: null }
    const judge = (own: RoleRule[], rules: RoleRule[], at = holding) =>
      mayAssign(
        {
          userId: 'me',
          participantId: null,
          permissions: new Permissions(rulesFor(own, allSubjects, facts)),
        },
        { userType: 'staff', rules },
        at,
      )
    const view = { action: 'view', subject: 'Participants View' }
    const inPrograms = { ...view, scope: 'program', fields: ['basic'] }
    expect(judge([inPrograms], [inPrograms])).toBe(true)
    expect(judge([inPrograms], [inPrograms], { ...holding, $programIds: ['p1', 'p3'] })).toBe(false)
    expect(judge([inPrograms], [{ ...inPrograms, fields: ['basic', 'sin'] }])).toBe(false)
    expect(judge([inPrograms], [{ ...view, fields: ['basic'] }])).toBe(false)
    expect(judge([{ ...view, fields: ['basic', 'sin'] }], [inPrograms])).toBe(true)
    expect(judge([view], [{ ...view, subject: 'Programs View' }])).toBe(false)
    expect(judge([view, { ...view, inverted: true }], [view])).toBe(false)
    expect(judge([view], [{ action: 'All', subject: 'all' }])).toBe(false)
    const superAdmin = rolePresets[0].rules as readonly RoleRule[]
    for (const { rules } of rolePresets)
      expect(judge([...superAdmin], [...(rules as readonly RoleRule[])])).toBe(true)
  })
})

describe('resetting two-factor authentication', () => {
  const reset = (caller: Caller, id: string, identityNote = 'Showed her badge at the desk') =>
    caller.post<UserRecord>(`/users/${id}/two-factor-reset`, { identityNote })

  it('lets somebody in who lost the phone, ends what is signed in, and tells them', async () => {
    const ada = await somebody('caseOfficer')
    const hers = await signIn(ada.email)
    await enableApp(hers)
    const before = await sarah.get<UserRecord>(`/users/${ada.id}`)
    expect(before.body.factors).toEqual(['authApp'])
    const empty = await reset(sarah, ada.id, ' ')
    expect([empty.status, empty.body.errors?.['identityNote']?.[0]?.code]).toEqual([
      422,
      'required',
    ])
    const { body, status } = await reset(sarah, ada.id)
    expect([status, body.factors, body.sessions]).toEqual([200, [], 0])
    expect(body.can['resetTwoFactor']).toBeUndefined()
    expect((await hers.get('/me')).status).toBe(401)
    expect((await signIn(ada.email)).token).toMatch(/^[\w-]{43}$/)
    const { data } = (await sarah.get<{ data: HistoryEntry[] }>(`/users/${ada.id}/history`)).body
    expect(data.find(({ action }) => action === 'accounts.twoFactorReset')).toMatchObject({
      actorName: cast.admin.name,
      reason: 'Showed her badge at the desk',
    })
    const letters = await server.db
      .selectFrom('outbox_messages')
      .select('template')
      .where('recipient', '=', ada.email)
      .execute()
    expect(letters.map(({ template }) => template)).toContain('twoFactor.reset')
    const again = await reset(sarah, ada.id)
    expect([again.status, again.body.code]).toEqual([409, 'noFactors'])
  })

  it('is for others, below oneself, and after a fresh proof', async () => {
    const ada = await somebody('admin')
    const hers = await signIn(ada.email)
    await enableApp(hers)
    const own = await reset(hers, ada.id)
    expect([own.status, own.body.code]).toEqual([409, 'ownFactors'])
    const finance = await idOf(cast.finance.email)
    expect((await reset(sarah, finance)).status).toBe(403)
    const late = await server.as('superAdmin')
    await proofIsOld(late)
    expect((await reset(late, ada.id)).status).toBe(428)
    const auditor = await server.as('auditor')
    expect((await auditor.get<UserRecord>(`/users/${ada.id}`)).body.factors).toBeNull()
  })
})

describe('work without a disabling', () => {
  it('is shown for each colleague and handed over by kind', async () => {
    const ada = await somebody('caseOfficer')
    await giveWork(ada.id)
    const shown = await sarah.get<{ kinds: string[]; data: Colleague[] }>('/users/management')
    expect(shown.body.kinds).toEqual(['applications', 'shareholders', 'orders', 'tasks'])
    const row = shown.body.data.find(({ id }) => id === ada.id)
    expect(row?.openWork).toEqual([{ kind: 'applications', count: 3 }])
    expect(shown.body.data.map(({ name }) => name)).not.toContain('Rachel Okafor')
    const to = await idOf(colleagues.simonBeaulieu.email)
    const other = await sarah.post(`/users/${ada.id}/hand-over`, { to, kinds: ['orders'] })
    expect(other.body).toEqual({ moved: [] })
    const moved = await sarah.post(`/users/${ada.id}/hand-over`, { to, kinds: ['applications'] })
    expect(moved.body).toEqual({ moved: [{ kind: 'applications', count: 3 }] })
    expect(await assignedTo(ada.id)).toEqual([])
  })
})

describe('the profile of an organisation', () => {
  it('is changed by its own people, and seen by no other employer', async () => {
    const rachel = await server.as('employer')
    const { rows } = await sql<{
      own: string
      other: string
      version: number
      title: string | null
    }>`
      select e.id as own, e.version, e.contact_title as title, (select id from employers o where o.id <> e.id limit 1) as other
      from employers e join users u on u.employer_id = e.id where u.email = ${cast.employer.email}`.execute(
      server.db,
    )
    const { own, other, version, title } = rows[0]!
    const path = `/employers/${own}/profile`
    const saved = await rachel.patch<{ contactTitle: string }>(
      path,
      { contactTitle: 'Owner' },
      { version },
    )
    expect(saved.body.contactTitle).toBe('Owner')
    expect((await rachel.patch(path, { contactTitle: 'X' }, { version })).status).toBe(412)
    const number = await rachel.patch(
      path,
      { businessNumber: '123456782RC0001' },
      { version: version + 1 },
    )
    expect(number.status).toBe(422)
    expect((await rachel.get(`/employers/${other}/profile`)).status).toBe(404)
    const foreign = await rachel.patch(`/employers/${other}/profile`, { city: 'X' }, { version: 1 })
    expect(foreign.status).toBe(404)
    expect((await auditRows(server.db, { entityId: own })).at(-1)).toMatchObject({
      action: 'employers.edited',
      entity: 'employer',
      changes: { contactTitle: [title, 'Owner'] },
      actor: cast.employer.name,
    })
  })
})

describe('teams', () => {
  const add = (name: string) => sarah.post<TeamRecord>('/teams', { name })

  it('have names of their own', async () => {
    const north = await add('North')
    expect(north.status).toBe(201)
    expect((await add('NORTH')).body.errors?.['name']?.[0]?.code).toBe('teamTaken')
    const { id, version } = north.body
    const renamed = await sarah.patch<TeamRecord>(`/teams/${id}`, { name: 'Nord' }, { version })
    expect(renamed.body.name).toBe('Nord')
    expect((await sarah.patch(`/teams/${id}`, { name: 'N' }, { version })).status).toBe(412)
  })

  it('with members are removed only when somebody says where these go', async () => {
    const [from, to] = [(await add('From')).body, (await add('To')).body]
    const ada = await somebody('adviser', { team_id: from.id })
    const { version } = from
    const asked = await sarah.delete(`/teams/${from.id}`, { version })
    expect([asked.status, asked.body.code]).toEqual([409, 'teamInUse'])
    const gone = await sarah.delete(`/teams/${from.id}?membersTo=${to.id}`, { version })
    expect(gone.status).toBe(204)
    expect((await sarah.get<UserRecord>(`/users/${ada.id}`)).body.team?.name).toBe('To')
    const last = await sarah.delete(`/teams/${to.id}?membersTo=none`, { version: to.version })
    expect(last.status).toBe(204)
    expect((await sarah.get<UserRecord>(`/users/${ada.id}`)).body.team).toBeNull()
  })
})
