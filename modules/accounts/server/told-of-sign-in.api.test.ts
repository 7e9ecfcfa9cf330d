import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestServer, type TestServer } from '#apps/server/test-server.ts'
import { cast } from '#seeds/cast.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const { email, password } = cast.adviser
const firefox = 'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0'

async function signIn(cookie = '', wrong = false) {
  const headers = { 'user-agent': firefox, cookie }
  const body = { email, password: wrong ? 'not this one' : password }
  const answer = await server.visitor.post('/auth/login', body, { headers })
  return /device=[^;]+/.exec(answer.headers.get('set-cookie') ?? '')?.[0] ?? ''
}

const told = () =>
  server.db
    .selectFrom('outbox_messages')
    .select(['recipient', 'subject', 'body', 'link'])
    .where('template', '=', 'accounts.newSignIn')
    .execute()

test('a sign-in on another device is told to the owner, the first and those on a known one are not', async () => {
  const device = await signIn()
  expect(await told()).toEqual([])
  await signIn(device)
  await signIn('', true)
  expect(await told()).toEqual([])
  await signIn()
  expect(await told()).toMatchObject([
    {
      recipient: email,
      subject: 'Nouvelle ouverture de session dans votre compte',
      body: expect.stringContaining('Firefox, Windows'),
      link: expect.stringContaining('/settings/security'),
    },
  ])
  await signIn(device)
  expect(await told()).toHaveLength(1)
})
