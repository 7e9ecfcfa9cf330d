import { describe, expect, it } from 'vitest'
import type { HistoryEntry } from '#kit/contract/history.ts'
import { cast, colleagues } from '#seeds/cast.ts'
import type { UserRecord, UserRow } from '../contract/users.endpoints.ts'
import {
  server,
  sarah,
  margaret,
  rachel,
  idOf,
  roleOf,
  newcomer,
  invited,
  firstError,
  otherEmployer,
  withPeople,
} from './users.test-people.ts'

withPeople()

interface Rows {
  data: UserRow[]
  meta: { total: number; after?: string }
}

describe('the lists of users', () => {
  it('find staff by part of name or email without accents, and sort and page', async () => {
    const found = await sarah.get<Rows>('/users?search=etienne')
    expect(found.body.data.map(({ name }) => name)).toEqual(['Étienne Gagnon'])
    const byMail = await sarah.get<Rows>('/users?search=adeyemi@exam')
    expect(byMail.body.data.map(({ name }) => name)).toEqual(['Grace Adeyemi'])
    const first = await sarah.get<Rows>('/users?perPage=5&sort=-lastSignInAt')
    const next = await sarah.get<Rows>(
      `/users?perPage=5&sort=-lastSignInAt&after=${first.body.meta.after}`,
    )
    const names = [...first.body.data, ...next.body.data].map(({ name }) => name)
    expect(new Set(names).size).toBe(10)
    expect(first.body.data.map(({ type }) => type)).toEqual(Array(5).fill('staff'))
  })

  it('are filtered by role, status, team and last sign-in', async () => {
    const role = await roleOf('caseOfficer')
    const officers = await sarah.get<Rows>(`/users?filter[roleId]=${role}&filter[status]=active`)
    expect(officers.body.data.map(({ name }) => name)).toContain('Amina Haddad')
    expect([...new Set(officers.body.data.map((row) => row.role.id))]).toEqual([role])
    const adviser = await sarah.get<Rows>('/users?search=bergeron')
    const team = adviser.body.data[0]?.team
    const mates = await sarah.get<Rows>(`/users?filter[teamId]=${team?.id}`)
    expect(mates.body.data.map(({ name }) => name)).toEqual([
      'Chloé Bergeron',
      'David MacKinnon',
      'Philippe Roy',
      'Tomasz Nowak',
    ])
    const future = await sarah.get<Rows>('/users?filter[lastSignInAt][gte]=2099-01-01')
    expect(future.body.data).toEqual([])
  })

  it('show an employer the people of the own organisation and no others', async () => {
    const employerId = await otherEmployer()
    const stranger = await invited({ employerId }, 'employer')
    const own = await rachel.get<Rows>('/users/employers')
    expect(own.body.data.map(({ name }) => name)).toEqual(['Rachel Okafor'])
    expect(own.body.meta.total).toBe(1)
    const all = await sarah.get<Rows>(`/users/employers?filter[employerId]=${employerId}`)
    expect(all.body.data.map(({ id }) => id)).toEqual([stranger.id])
    expect((await rachel.get(`/users/${stranger.id}`)).status).toBe(404)
    expect((await rachel.get(`/users/${await idOf(cast.admin.email)}`)).status).toBe(404)
  })

  it('show an employer the employees who are or were placed there', async () => {
    const all = await sarah.get<Rows>('/users/employees')
    expect(all.body.data.map(({ name }) => name)).toEqual(['Mathis Lavoie'])
    const participantId = await server.db
      .selectFrom('users')
      .select('participant_id')
      .where('email', '=', cast.employee.email)
      .executeTakeFirstOrThrow()
    const placed = await server.db
      .selectFrom('placements')
      .select('employer_id')
      .where('participant_id', '=', participantId.participant_id)
      .execute()
    const { employer_id } = await server.db
      .selectFrom('users')
      .select('employer_id')
      .where('email', '=', cast.employer.email)
      .executeTakeFirstOrThrow()
    const own = await rachel.get<Rows>('/users/employees')
    const isPlacedThere = placed.some((each) => each.employer_id === employer_id)
    expect(own.body.data.map(({ name }) => name)).toEqual(isPlacedThere ? ['Mathis Lavoie'] : [])
  })

  it('are exported as they are filtered, with the headings of the reader’s language', async () => {
    const answer = await sarah.get<string>(
      '/users/export?format=csv&columns=name,status&search=adeyemi',
      { headers: { 'accept-language': 'fr' } },
    )
    expect(String(answer.body).replace('\uFEFF', '').trim().split('\r\n')).toEqual([
      'Nom,État',
      'Grace Adeyemi,Actif',
    ])
  })
})

describe('a change of a user', () => {
  it('moves role, team and programs, is recorded in words, and holds at the next request', async () => {
    const noemie = await idOf(colleagues.noemiePoirier.email)
    const { email, password } = colleagues.noemiePoirier
    const login = await server.visitor.post<{ accessToken: string }>('/auth/login', {
      email,
      password,
    })
    const caller = server.withToken(login.body.accessToken)
    expect((await caller.get('/applications?stage=pending')).status).toBe(200)
    const { body } = await sarah.get<UserRecord>(`/users/${noemie}`)
    const changed = await sarah.patch<UserRecord>(
      `/users/${noemie}`,
      { roleId: await roleOf('care'), programIds: [], name: 'Noémie P.' },
      { version: body.version },
    )
    expect(changed.body).toMatchObject({ name: 'Noémie P.', programs: [], role: { name: 'Care' } })
    expect((await caller.get('/applications?stage=pending')).status).toBe(403)
    const history = await sarah.get<{ data: HistoryEntry[] }>(`/users/${noemie}/history`)
    expect(history.body.data[0]).toMatchObject({
      action: 'users.edited',
      changes: { role: ['Case Officer', 'Care'], name: ['Noémie Poirier', 'Noémie P.'] },
    })
  })

  it('never touches the email, nor what the server alone sets', async () => {
    const grace = await idOf(colleagues.graceAdeyemi.email)
    const { body } = await sarah.get<UserRecord>(`/users/${grace}`)
    for (const part of [
      { email: 'other@example.org' },
      { status: 'disabled' },
      { type: 'employer' },
    ]) {
      const answer = await sarah.patch(`/users/${grace}`, part, { version: body.version })
      expect([answer.status, firstError(answer, Object.keys(part)[0] ?? '')]).toEqual([
        422,
        'unknown',
      ])
    }
    const stale = await sarah.patch(`/users/${grace}`, { name: 'G' }, { version: body.version + 7 })
    expect(stale.status).toBe(412)
  })

  it('by an employer changes a colleague’s name and not the role', async () => {
    const colleague = (
      await rachel.post<UserRecord>('/users', await newcomer({ name: 'Ann' }, 'employer'))
    ).body
    const renamed = await rachel.patch<UserRecord>(
      `/users/${colleague.id}`,
      { name: 'Ann Lee' },
      { version: colleague.version },
    )
    expect(renamed.body.name).toBe('Ann Lee')
    const moved = await rachel.patch(
      `/users/${colleague.id}`,
      { roleId: await roleOf('caseOfficer') },
      { version: renamed.body.version },
    )
    expect(moved.status).toBe(403)
    const { id: harmless } = await server.db
      .insertInto('roles')
      .values({ name: 'Looks on', user_type: 'employer', rules: '[]' })
      .returning('id')
      .executeTakeFirstOrThrow()
    const lowered = await rachel.patch(
      `/users/${colleague.id}`,
      { roleId: harmless },
      { version: renamed.body.version },
    )
    expect(lowered.status).toBe(403)
  })

  it('keeps the kind of user', async () => {
    const { id, version } = await invited()
    const roleId = await roleOf('employer')
    const answer = await margaret.patch(`/users/${id}`, { roleId }, { version })
    expect([answer.status, firstError(answer, 'roleId')]).toEqual([422, 'otherType'])
  })
})

describe('an employee', () => {
  it('sees the own user alone, without its history', async () => {
    const mathis = await server.as('employee')
    const own = await idOf(cast.employee.email)
    const answer = await mathis.get<UserRecord>(`/users/${own}`)
    expect(answer.body).toMatchObject({ name: 'Mathis Lavoie', can: {} })
    expect((await mathis.get(`/users/${own}/history`)).status).toBe(404)
    expect((await mathis.get(`/users/${await idOf(cast.employer.email)}`)).status).toBe(404)
  })
})
