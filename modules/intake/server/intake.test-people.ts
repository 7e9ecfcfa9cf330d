import { afterAll, beforeAll } from 'vitest'
import { openTestServer, type TestServer } from '#apps/server/test-server.ts'
import type { Draft } from '../contract/intake.ts'
import { programId } from './intake.test-journey.ts'

/** The server. */
export let server: TestServer

/** The server and its people, open while the tests of the file that calls this run. */
export function withPeople() {
  beforeAll(async () => {
    server = await openTestServer()
  })
  afterAll(() => server.close())
}

export const start = async (code = 'YESP', language: 'en' | 'fr' = 'en') => {
  const body = { programId: await programId(server, code), language }
  const answer = await server.visitor.post<{ token: string; draft: Draft }>('/public/drafts', body)
  return answer.body
}
