import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestServer, type TestServer } from '#apps/server/test-server.ts'
import { appCode, enableApp } from './two-factor.test-steps.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

it('a session that is open already is no second step, and stays open', async () => {
  const luc = await server.as('approver')
  const { secret } = await enableApp(luc, -1)
  const token = luc.token ?? ''
  for (const [path, body] of [
    ['', { challengeToken: token, method: 'authApp', code: appCode(secret) }],
    ['/sms', { challengeToken: token }],
  ] as const) {
    const refused = await server.visitor.post(`/auth/two-factor-challenge${path}`, body)
    expect([path, refused.status, refused.body.code]).toEqual([path, 409, 'challengeExpired'])
  }
  expect((await luc.get('/me')).status).toBe(200)
})

it('a code is sent only to a number that was set up', async () => {
  const amina = await server.as('caseOfficer')
  const refused = await amina.post('/auth/proof/sms')
  expect([refused.status, refused.body.code, refused.body.title]).toEqual([
    409,
    'noFactor',
    'Choose another method: this one is not set up',
  ])
  const sent = await server.db
    .selectFrom('outbox_messages')
    .select('id')
    .where('channel', '=', 'sms')
    .execute()
  expect(sent).toEqual([])
})
