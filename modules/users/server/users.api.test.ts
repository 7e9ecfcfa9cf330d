import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestServer, type Caller, type TestServer } from '#apps/server/test-server.ts'
import type { HistoryEntry } from '#kit/contract/history.ts'
import { cast, colleagues } from '#seeds/cast.ts'
import type { UserRecord, UserRow } from '../contract/users.endpoints.ts'

interface Rows {
  data: UserRow[]
  meta: { total: number; after?: string }
}

let server: TestServer
let sarah: Caller
let margaret: Caller
let rachel: Caller

beforeAll(async () => {
  server = await openTestServer()
  sarah = await server.as('admin')
  margaret = await server.as('superAdmin')
  rachel = await server.as('employer')
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

const programIdOf = async (code: string) =>
  (
    await server.db
      .selectFrom('programs')
      .select('id')
      .where('code', '=', code)
      .executeTakeFirstOrThrow()
  ).id

let seed = 0
const newcomer = async (part: object = {}, role = 'caseOfficer') => ({
  name: 'Noor Siddiqui',
  email: `noor.${++seed}@example.org`,
  roleId: await roleOf(role),
  language: 'fr',
  ...part,
})

async function invited(part: object = {}, role = 'caseOfficer'): Promise<UserRecord> {
  const answer = await margaret.post<UserRecord>('/users', await newcomer(part, role))
  expect(answer.status).toBe(201)
  return answer.body
}

const lettersTo = (email: string) =>
  server.db
    .selectFrom('outbox_messages')
    .select(['subject', 'body', 'link', 'language'])
    .where('recipient', '=', email)
    .orderBy('created_at')
    .orderBy('id')
    .execute()

const openLinks = (userId: string) =>
  server.db
    .selectFrom('account_links')
    .select(['kind', 'token_hash'])
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .execute()

const firstError = (answer: { body: { errors?: unknown } }, field: string) =>
  (answer.body.errors as Record<string, { code: string }[]> | undefined)?.[field]?.[0]?.code

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

const otherEmployer = async () =>
  (
    await server.db
      .selectFrom('employers')
      .select('id')
      .where('id', 'not in', (query) =>
        query.selectFrom('users').select('employer_id').where('employer_id', 'is not', null),
      )
      .limit(1)
      .executeTakeFirstOrThrow()
  ).id

describe('an invitation', () => {
  it('makes an account without a password and mails a link in the person’s language', async () => {
    const programIds = [await programIdOf('YESP')]
    const body = await newcomer({ email: ' Noor.First@Example.org ', programIds })
    const answer = await sarah.post<UserRecord>('/users', body)
    expect(answer.status).toBe(201)
    expect(answer.body).toMatchObject({
      email: 'noor.first@example.org',
      status: 'invited',
      type: 'staff',
      can: { resend: true, withdraw: true, edit: true },
    })
    expect(answer.body.programs.map(({ code }) => code)).toEqual(['YESP'])
    const [letter] = await lettersTo('noor.first@example.org')
    expect(letter?.subject).toBe('Sarah Whitfield vous invite dans Programs')
    expect(letter?.link).toMatch(/\/invitation\?token=[\w-]{43}&lang=fr$/)
    const stored = await server.db
      .selectFrom('users')
      .select('password_hash')
      .where('id', '=', answer.body.id)
      .executeTakeFirst()
    expect(stored?.password_hash).toBeNull()
  })

  it('is refused at the email when it is none or has an account, whatever its case', async () => {
    const wrong = await sarah.post('/users', await newcomer({ email: 'noor at example' }))
    expect([wrong.status, firstError(wrong, 'email')]).toEqual([422, 'email'])
    const taken = await sarah.post('/users', await newcomer({ email: 'Case.Officer@example.org' }))
    expect([taken.status, firstError(taken, 'email')]).toEqual([422, 'emailTaken'])
    expect(JSON.stringify(taken.body.errors)).toContain('already')
  })

  it('makes one account when it is sent twenty times at the same moment', async () => {
    const body = await newcomer({ email: 'noor.twenty@example.org' })
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => margaret.post('/users', body)),
    )
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(await lettersTo('noor.twenty@example.org')).toHaveLength(1)
  })

  it('is refused for what does not exist or does not fit', async () => {
    const nobody = '00000000-0000-7000-8000-000000000000'
    const asked: [string, object, string?][] = [
      ['roleId', { roleId: nobody }],
      ['teamId', { teamId: nobody }],
      ['programIds', { programIds: [nobody] }],
      ['employerId', { employerId: await otherEmployer() }],
      ['employerId', {}, 'employer'],
      ['roleId', {}, 'employee'],
    ]
    for (const [field, part, role] of asked) {
      const answer = await margaret.post('/users', await newcomer(part, role))
      expect([field, answer.status, typeof firstError(answer, field)]).toEqual([
        field,
        422,
        'string',
      ])
    }
    const password = await margaret.post('/users', await newcomer({ password: 'A-typed-one-1' }))
    expect(password.status).toBe(422)
  })

  it('sent again kills the older link, and withdrawn the last', async () => {
    const { id, email } = await invited()
    const [before] = await openLinks(id)
    expect((await sarah.post(`/users/${id}/invitation`)).status).toBe(200)
    const [after, ...more] = await openLinks(id)
    expect(more).toEqual([])
    expect(after?.token_hash).not.toEqual(before?.token_hash)
    expect(await lettersTo(email)).toHaveLength(2)
    const gone = await sarah.delete<UserRecord>(`/users/${id}/invitation`)
    expect(gone.body.status).toBe('disabled')
    expect(await openLinks(id)).toEqual([])
    expect((await sarah.delete(`/users/${id}/invitation`)).body.code).toBe('notInvited')
    expect((await sarah.post(`/users/${id}/enabling`)).body.code).toBe('neverAccepted')
    const again = await sarah.post<UserRecord>(`/users/${id}/invitation`)
    expect(again.body.status).toBe('invited')
    const history = await sarah.get<{ data: HistoryEntry[] }>(`/users/${id}/history`)
    expect(history.body.data).toMatchObject([
      { action: 'users.resent' },
      { action: 'users.withdrawn' },
      { action: 'users.resent' },
      { action: 'users.invited', changes: { email: [null, email] } },
    ])
    expect(history.body.data.map(({ actorName }) => actorName)).toEqual([
      ...Array(3).fill(cast.admin.name),
      cast.superAdmin.name,
    ])
  })

  it('is not sent to who has a password already', async () => {
    const amina = await idOf(cast.caseOfficer.email)
    const one = await sarah.post(`/users/${amina}/invitation`)
    expect([one.status, one.body.code]).toEqual([409, 'alreadyAccepted'])
    const { id } = await invited()
    const many = await sarah.post<{ results: { id: string; problem: string | null }[] }>(
      '/users/invitations',
      { ids: [id, amina] },
    )
    expect(many.body.results).toMatchObject([
      { id, problem: null },
      { id: amina, problem: 'alreadyAccepted' },
    ])
  })

  it('by an employer is for the own organisation, and for its people’s role', async () => {
    const answer = await rachel.post<UserRecord>('/users', await newcomer({}, 'employer'))
    expect(answer.status).toBe(201)
    const { employerId } = answer.body
    expect(answer.body.organisation?.id).toBe(employerId)
    const elsewhere = await newcomer({ employerId: await otherEmployer() }, 'employer')
    expect((await rachel.post('/users', elsewhere)).status).toBe(403)
    expect((await rachel.post('/users', await newcomer({}, 'caseOfficer'))).status).toBe(403)
    const organisations = await rachel.get<{ data: { id: string }[] }>('/users/organisations')
    expect(organisations.body.data.map(({ id }) => id)).toEqual([employerId])
    const roles = await rachel.get<{ data: { name: string }[] }>('/users/roles')
    expect(roles.body.data.map(({ name }) => name)).toEqual(['Employer'])
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
