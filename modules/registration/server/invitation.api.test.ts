import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestServer, type TestServer } from '#apps/server/test-server.ts'
import { inChange } from '#kit/server/change.ts'
import { systemPerson } from '#kit/server/identity.ts'
import { cast } from '#seeds/cast.ts'
import { sendInvitation } from './send-invitation.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer({ PUBLIC_URL: 'https://portal.example.org' })
})
afterAll(() => server.close())
beforeEach(() => server.db.deleteFrom('rate_limits').execute())

const password = 'Étang-brumeux 42 cygnes'
const yuki = { email: 'yuki.tanaka@example.org', name: 'Yuki Tanaka', language: 'fr' as const }

async function invite(person = yuki) {
  const { role_id } = await server.db
    .selectFrom('users')
    .select('role_id')
    .where('email', '=', cast.auditor.email)
    .executeTakeFirstOrThrow()
  const { id: userId } = await server.db
    .insertInto('users')
    .values({ ...person, type: 'staff', role_id, status: 'invited' })
    .onConflict((conflict) => conflict.column('email').doUpdateSet({ status: 'invited' }))
    .returning('id')
    .executeTakeFirstOrThrow()
  await inChange(server.system, { person: systemPerson, requestId: null }, (change) =>
    sendInvitation(change, { ...person, userId, inviterName: 'Sarah Whitfield' }),
  )
  return newestToken(person.email)
}

async function newestToken(email: string) {
  const mail = await newestMail(email)
  return new URL(mail.link ?? '').searchParams.get('token') ?? ''
}

const newestMail = (email: string) =>
  server.db
    .selectFrom('outbox_messages')
    .selectAll()
    .where('recipient', '=', email)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()

const read = (token: string) => server.visitor.post('/auth/invitation', { token })
const accept = (token: string, chosen = password) =>
  server.visitor.post('/auth/invitation/acceptance', {
    token,
    language: 'en',
    password: chosen,
    confirmation: chosen,
  })

describe('an invitation', () => {
  it('says who invites to what, and lets the person set a password once', async () => {
    const token = await invite()
    expect(await newestMail(yuki.email)).toMatchObject({
      language: 'fr',
      subject: 'Sarah Whitfield vous invite dans Programs',
      link: `https://portal.example.org/invitation?token=${token}&lang=fr`,
    })
    expect(await read(token)).toMatchObject({
      status: 200,
      body: { ...yuki, role: { name: 'Auditor', preset: 'auditor' }, sender: 'Sarah Whitfield' },
    })
    expect((await accept(token, 'sunshine1')).status).toBe(422)
    const answers = await Promise.all(Array.from({ length: 20 }, () => accept(token)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(19)
    expect(JSON.stringify(answers.map(({ body }) => body))).not.toContain('accessToken')
    expect((await read(token)).status).toBe(409)
    const signedIn = await server.visitor.post('/auth/login', { email: yuki.email, password })
    expect(signedIn).toMatchObject({ status: 200, body: { userData: { language: 'en' } } })
  })

  it('no longer opens when it has expired, was replaced, or the user was disabled or renamed', async () => {
    const person = { ...yuki, email: 'other.tanaka@example.org' }
    const replaced = await invite(person)
    const newest = await invite(person)
    expect([(await read(replaced)).status, (await accept(replaced)).status]).toEqual([409, 409])
    const users = server.db.updateTable('users').where('name', '=', person.name)
    await users.set({ status: 'disabled' }).where('email', '=', person.email).execute()
    expect([(await read(newest)).status, (await accept(newest)).status]).toEqual([409, 409])
    const renamed = await invite(person)
    await users
      .set({ email: 'third.tanaka@example.org' })
      .where('email', '=', person.email)
      .execute()
    expect([(await read(renamed)).status, (await accept(renamed)).status]).toEqual([409, 409])
    const expired = await invite(person)
    await server.db
      .updateTable('account_links')
      .set({ expires_at: '2020-01-01T00:00:00Z' })
      .where('used_at', 'is', null)
      .execute()
    expect([(await read(expired)).status, (await accept(expired)).status]).toEqual([409, 409])
  })

  it('is renewed for the person who forgot about it, still in the inviter’s name', async () => {
    const person = { ...yuki, email: 'late.tanaka@example.org' }
    const first = await invite(person)
    await server.visitor.post('/auth/forgot-password', { email: person.email })
    expect((await newestMail(person.email)).subject).toBe(
      'Sarah Whitfield vous invite dans Programs',
    )
    expect((await accept(first)).status).toBe(409)
    expect((await accept(await newestToken(person.email))).status).toBe(200)
  })
})
