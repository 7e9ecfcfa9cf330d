import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { openTestServer, type CastMember, type TestServer } from '#apps/server/test-server.ts'
import { cast } from '#seeds/cast.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())
afterEach(() => server.db.deleteFrom('passkeys').execute())

const idOf = async (name: CastMember) =>
  (
    await server.db
      .selectFrom('users')
      .select('id')
      .where('email', '=', cast[name].email)
      .executeTakeFirstOrThrow()
  ).id

/** What is kept of a key that a device made. */
const givePasskey = async (name: CastMember) =>
  server.db
    .insertInto('passkeys')
    .values({
      user_id: await idOf(name),
      credential_id: `key-of-${name}`,
      public_key: Buffer.alloc(32, 1),
      counter: 0,
      name: 'Telephone',
    })
    .execute()

const login = async (name: CastMember) =>
  (
    await server.visitor.post<object>('/auth/login', {
      email: cast[name].email,
      password: cast[name].password,
    })
  ).body

describe('a passkey is a second factor like the others', () => {
  it('which an administrator who resets them takes away', async () => {
    await givePasskey('employee')
    expect(await login('employee')).toMatchObject({ twoFactorRequired: true, methods: ['passkey'] })
    const margaret = await server.as('superAdmin')
    const reset = await margaret.post(`/users/${await idOf('employee')}/two-factor-reset`, {
      identityNote: 'Showed her badge at the desk',
    })
    expect(reset.status).toBe(200)
    expect(await login('employee')).toHaveProperty('accessToken')
  })

  it('and whoever switches two-factor authentication off does without it', async () => {
    const rachel = await server.as('employer')
    await givePasskey('employer')
    expect((await rachel.delete('/two-factor-auth')).status).toBe(204)
    expect(await login('employer')).toHaveProperty('accessToken')
  })
})
