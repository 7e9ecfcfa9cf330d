import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { cast, colleagues } from '#seeds/cast.ts'
import type { UserRecord } from '../contract/users.endpoints.ts'
import { auditRows } from '../../../checks/kit-at-work/audit.test-rows.ts'
import type { Colleague } from '../contract/management.endpoints.ts'
import type { BulkResult } from '#kit/contract/bulk.ts'
import {
  server,
  sarah,
  idOf,
  roleOf,
  somebody,
  signIn,
  proofIsOld,
  withPeople,
} from './users.test-people.ts'

withPeople()

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
    expect(letters.map(({ body }) => body).join()).toContain(
      '3 items were transferred to you from Amina H.',
    )
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
    const rows = (await auditRows(server.db, { entityId: ada.id })).filter(
      ({ action }) => action === 'users.signedOut' || action === 'users.passwordRenewal',
    )
    expect(rows.map(({ action, actor, entity }) => [action, actor, entity])).toEqual([
      ['users.signedOut', cast.admin.name, 'user'],
      ['users.passwordRenewal', cast.admin.name, 'user'],
    ])
  })

  it('of oneself leaves the session that asks', async () => {
    const ada = await somebody('admin')
    const [caller, other] = [await signIn(ada.email), await signIn(ada.email)]
    await caller.post(`/users/${ada.id}/sign-out`)
    expect([(await caller.get('/me')).status, (await other.get('/me')).status]).toEqual([200, 401])
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
  })
})

describe('work without a disabling', () => {
  it('is shown for each colleague and handed over by kind', async () => {
    const ada = await somebody('caseOfficer')
    await giveWork(ada.id)
    const shown = await sarah.get<{ kinds: string[]; data: Colleague[] }>('/users/management')
    expect(shown.body.kinds).toEqual([
      'applications',
      'cases',
      'shareholders',
      'leads',
      'orders',
      'tasks',
    ])
    const row = shown.body.data.find(({ id }) => id === ada.id)
    expect(row?.openWork).toEqual([{ kind: 'applications', count: 3 }])
    expect(shown.body.data.map(({ name }) => name)).not.toContain('Rachel Okafor')
    const same = await sarah.post(`/users/${ada.id}/hand-over`, {
      to: ada.id,
      kinds: ['applications'],
    })
    expect([same.status, same.body.errors?.['to']?.[0]?.code]).toEqual([422, 'noColleague'])
    const to = await idOf(colleagues.simonBeaulieu.email)
    const other = await sarah.post(`/users/${ada.id}/hand-over`, { to, kinds: ['orders'] })
    expect(other.body).toEqual({ moved: [] })
    const moved = await sarah.post(`/users/${ada.id}/hand-over`, { to, kinds: ['applications'] })
    expect(moved.body).toEqual({ moved: [{ kind: 'applications', count: 3 }] })
    expect(await assignedTo(ada.id)).toEqual([])
  })
})
