import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestServer, type CastMember, type TestServer } from '#apps/server/test-server.ts'
import { cast } from '#seeds/cast.ts'
import { newDevice } from './device.test-key.ts'

let server: TestServer
let origin = ''
let phone: Awaited<ReturnType<typeof give>>

const give = async (name: CastMember) => {
  const device = newDevice({ origin, credentialId: `the telephone of ${name}` })
  const { id: userId } = await server.db
    .selectFrom('users')
    .select('id')
    .where('email', '=', cast[name].email)
    .executeTakeFirstOrThrow()
  await server.db
    .insertInto('passkeys')
    .values({
      user_id: userId,
      credential_id: device.credentialId,
      public_key: device.publicKey,
      counter: 0,
      name: 'Telephone',
    })
    .execute()
  return device
}

beforeAll(async () => {
  server = await openTestServer()
  origin = new URL(server.system.settings.publicUrl).origin
  phone = await give('auditor')
})
afterAll(() => server.close())

const asked = async () =>
  (await server.visitor.post<{ challenge: string }>('/auth/passkey/options')).body.challenge

interface In {
  accessToken: string
  userData: { email: string }
}

const send = (assertion: object) => server.visitor.post<In>('/auth/passkey', assertion)
const refused = { status: 409, body: { code: 'passkeyRefused' } }

describe('a passkey signs in', () => {
  it('its owner, by itself', async () => {
    const { status, body } = await send(phone.assert(await asked()))
    expect([status, body.userData.email]).toEqual([200, cast.auditor.email])
  })

  it('once for a challenge, and for none that was not asked', async () => {
    const challenge = await asked()
    expect((await send(phone.assert(challenge))).status).toBe(200)
    expect(await send(phone.assert(challenge))).toMatchObject(refused)
    expect(await send(phone.assert('bmV2ZXIgYXNrZWQ'))).toMatchObject(refused)
  })

  it('for no longer than a challenge lasts', async () => {
    const challenge = await asked()
    server.clock.windOn({ hours: 1 })
    expect(await send(phone.assert(challenge))).toMatchObject(refused)
  })

  it('on no other site, with no other key, and for nobody who is unknown', async () => {
    const elsewhere = { origin: 'https://portal.example.net' }
    expect(await send(phone.assert(await asked(), elsewhere))).toMatchObject(refused)
    const copy = newDevice({ origin, credentialId: 'the telephone of auditor' })
    expect(await send(copy.assert(await asked()))).toMatchObject(refused)
    const stranger = newDevice({ origin, credentialId: 'somebody’s' })
    expect(await send(stranger.assert(await asked()))).toMatchObject(refused)
  })

  it('not from a copy, whose counter does not grow', async () => {
    expect((await send(phone.assert(await asked(), { counter: 500 }))).status).toBe(200)
    for (const counter of [500, 499, 0])
      expect(await send(phone.assert(await asked(), { counter }))).toMatchObject(refused)
    expect((await send(phone.assert(await asked(), { counter: 501 }))).status).toBe(200)
  })

  it('nobody whose account was disabled', async () => {
    const gone = await give('care')
    expect((await send(gone.assert(await asked()))).status).toBe(200)
    await server.db
      .updateTable('users')
      .set({ status: 'disabled' })
      .where('email', '=', cast.care.email)
      .execute()
    expect(await send(gone.assert(await asked()))).toMatchObject(refused)
  })
})

describe('as the second step', () => {
  it('a passkey answers for the password of its own owner alone', async () => {
    const own = await give('employee')
    const { email, password } = cast.employee
    const begun = await server.visitor.post<{ challengeToken: string }>('/auth/login', {
      email,
      password,
    })
    const { challengeToken } = begun.body
    const foreign = { ...phone.assert(await asked(), { counter: 900 }), challengeToken }
    expect(await send(foreign)).toMatchObject(refused)
    const answer = await send({ ...own.assert(await asked()), challengeToken })
    expect([answer.status, answer.body.userData.email]).toEqual([200, email])
  })
})
