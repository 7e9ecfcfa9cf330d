import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import type { Caller } from '#apps/server/test-server.ts'
import type { HistoryEntry } from '#kit/contract/history.ts'
import { cast } from '#seeds/cast.ts'
import type { UserRecord } from '../contract/users.endpoints.ts'
import { Permissions, rulesFor, type RoleRule } from '#kit/server/permissions.ts'
import { allSubjects } from '#modules/roles/contract/all-subjects.ts'
import { rolePresets } from '#modules/roles/contract/role-presets.ts'
import { enableApp } from '#modules/two-factor/server/two-factor.test-steps.ts'
import { auditRows } from '../../../checks/kit-at-work/audit.test-rows.ts'
import type { TeamRecord } from '../contract/management.endpoints.ts'
import { mayAssign } from './may-assign.ts'
import {
  server,
  sarah,
  margaret,
  idOf,
  roleOf,
  somebody,
  signIn,
  proofIsOld,
  withPeople,
} from './users.test-people.ts'

withPeople()

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
    const other = (await add('South')).body
    const taken = await sarah.patch(`/teams/${other.id}`, { name: 'north' }, other)
    expect([taken.status, taken.body.errors?.['name']?.[0]?.code]).toEqual([422, 'teamTaken'])
    const same = await sarah.patch(`/teams/${other.id}`, { name: 'SOUTH' }, other)
    expect(same.status).toBe(200)
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
    for (const unknown of [from.id, '00000000-0000-7000-8000-000000000000']) {
      const nowhere = await sarah.delete(`/teams/${from.id}?membersTo=${unknown}`, { version })
      expect([nowhere.status, nowhere.body.errors?.['membersTo']?.[0]?.code]).toEqual([
        422,
        'missing',
      ])
    }
    const gone = await sarah.delete(`/teams/${from.id}?membersTo=${to.id}`, { version })
    expect(gone.status).toBe(204)
    expect((await sarah.get<UserRecord>(`/users/${ada.id}`)).body.team?.name).toBe('To')
    const last = await sarah.delete(`/teams/${to.id}?membersTo=none`, { version: to.version })
    expect(last.status).toBe(204)
    expect((await sarah.get<UserRecord>(`/users/${ada.id}`)).body.team).toBeNull()
  })
})
