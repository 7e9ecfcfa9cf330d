import { describe, expect, it } from 'vitest'
import type { HistoryEntry } from '#kit/contract/history.ts'
import { cast } from '#seeds/cast.ts'
import type { UserRecord } from '../contract/users.endpoints.ts'
import {
  server,
  sarah,
  margaret,
  rachel,
  idOf,
  newcomer,
  invited,
  firstError,
  otherEmployer,
  withPeople,
} from './users.test-people.ts'

withPeople()

const programIdOf = async (code: string) =>
  (
    await server.db
      .selectFrom('programs')
      .select('id')
      .where('code', '=', code)
      .executeTakeFirstOrThrow()
  ).id

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
    expect(JSON.stringify(taken.body.errors)).toContain(
      'Enter another email: this one has an account',
    )
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
      ['employerId', { employerId: nobody }, 'employer'],
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
    const homeless = await margaret.post('/users', await newcomer({}, 'employer'))
    expect(firstError(homeless, 'employerId')).toBe('required')
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
