import { afterAll, beforeAll, expect } from 'vitest'
import {
  openTestServer,
  type Caller,
  type CastMember,
  type TestServer,
} from '#apps/server/test-server.ts'
import { cast } from '#seeds/cast.ts'
import type { TokenScope } from '../contract/token-reach.ts'
import type { Token } from '../contract/tokens.endpoints.ts'

export let server: TestServer

/** The server, open while the tests of the file that calls this run. */
export function withServer(environment: Record<string, string> = {}) {
  beforeAll(async () => {
    server = await openTestServer(environment)
  })
  afterAll(() => server.close())
}

export interface Made {
  token: Token
  secret: string
}

export const dayIn = (days: number) =>
  new Date(server.clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10)

export const askFor = (by: Caller, part: object = {}) =>
  by.post<Made>('/account/api-tokens', {
    name: 'Payroll',
    scopes: ['applications:read'],
    expiresOn: dayIn(90),
    ...part,
  })

/** Made by somebody who has just signed in. */
export async function tokenOf(
  name: CastMember,
  scopes: readonly TokenScope[],
  part: object = {},
): Promise<Made & { program: Caller }> {
  const answer = await askFor(await server.as(name), { scopes, ...part })
  expect(answer.status).toBe(201)
  return { ...answer.body, program: server.withToken(answer.body.secret) }
}

export const idOf = async (name: CastMember) =>
  (
    await server.db
      .selectFrom('users')
      .select('id')
      .where('email', '=', cast[name].email)
      .executeTakeFirstOrThrow()
  ).id
