import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestServer, type CastMember, type TestServer } from '#apps/server/test-server.ts'
import { cast } from '#seeds/cast.ts'
import { appCode, enableApp, type Challenge } from './two-factor.test-steps.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer({ TRUSTED_PROXIES: '127.0.0.1,::1' })
})
afterAll(() => server.close())

const stranger = '203.0.113.9'
const home = '198.51.100.4'
const from = (address: string) => ({ headers: { 'x-forwarded-for': address } })

async function challenge(name: CastMember, address: string): Promise<string> {
  const { email, password } = cast[name]
  const { body } = await server.visitor.post<Challenge>(
    '/auth/login',
    { email, password },
    from(address),
  )
  return body.challengeToken
}

type Answer = readonly [method: 'authApp' | 'recovery', code: string]

const answer = async (challengeToken: string, [method, code]: Answer, address: string) =>
  (
    await server.visitor.post(
      '/auth/two-factor-challenge',
      { challengeToken, method, code },
      from(address),
    )
  ).status

async function guess(name: CastMember, given: Answer): Promise<number[]> {
  const token = await challenge(name, stranger)
  const statuses = []
  for (let at = 0; at < 12; at++) statuses.push(await answer(token, given, stranger))
  return statuses
}

const wrong = [...Array.from({ length: 10 }, () => 422), 429, 429]

const toldTo = async (name: CastMember) => {
  const rows = await server.db
    .selectFrom('outbox_messages')
    .select('subject')
    .where('recipient', '=', cast[name].email)
    .where('template', '=', 'twoFactor.codesRefused')
    .execute()
  return rows.map(({ subject }) => subject)
}

it('who knows the password and guesses codes does not shut the owner out', async () => {
  const { secret, recoveryCodes } = await enableApp(await server.as('approver'), -1)
  expect(await guess('approver', ['authApp', '000000'])).toEqual(wrong)
  const own = await challenge('approver', home)
  expect(await answer(own, ['authApp', appCode(secret)], home)).toBe(429)
  expect(await answer(own, ['recovery', recoveryCodes?.[0] ?? ''], home)).toBe(200)
  expect(await toldTo('approver')).toEqual(['Trop de codes erronés pour votre compte'])
})

it('nor by guessing recovery codes, which is bounded too', async () => {
  const { secret, recoveryCodes } = await enableApp(await server.as('finance'), -1)
  expect(await guess('finance', ['recovery', 'aaaa-bbbb-cccc'])).toEqual(wrong)
  const own = await challenge('finance', home)
  expect(await answer(own, ['recovery', recoveryCodes?.[1] ?? ''], home)).toBe(200)
  const again = await challenge('finance', home)
  expect(await answer(again, ['authApp', appCode(secret)], home)).toBe(200)
  expect(await toldTo('finance')).toHaveLength(1)
})
