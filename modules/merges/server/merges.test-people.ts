import { afterAll, beforeAll, expect } from 'vitest'
import { openTestServer, type TestServer } from '#apps/server/test-server.ts'
import { verifyLedgers } from '#modules/orders/server/verify-ledgers.ts'
import { openWorldOf } from './merges.test-world.ts'

/** The server. */
export let server: TestServer
export let world: Awaited<ReturnType<typeof openWorldOf>>

/** The server and its people, open while the tests of the file that calls this run. */
export function withPeople() {
  beforeAll(async () => {
    server = await openTestServer()
    world = await openWorldOf(server)
  })
  afterAll(async () => {
    expect(await verifyLedgers(server.db)).toEqual([])
    await server.close()
  })
}
