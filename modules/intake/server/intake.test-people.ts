import { afterAll, beforeAll } from 'vitest'
import { openTestServer, type TestServer } from '#apps/server/test-server.ts'
import type { Draft } from '../contract/intake.ts'
import { programId } from './intake.test-journey.ts'

/** The server, open for as long as the tests of whoever imports it run. */
export let server: TestServer

beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

export const start = async (code = 'YESP', language: 'en' | 'fr' = 'en') => {
  const body = { programId: await programId(server, code), language }
  const answer = await server.visitor.post<{ token: string; draft: Draft }>('/public/drafts', body)
  return answer.body
}
