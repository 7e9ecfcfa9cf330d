import { afterAll, beforeAll } from 'vitest'
import { openTestServer, ownId, type Caller, type TestServer } from '#apps/server/test-server.ts'

/** The server and its people. */
export let server: TestServer
export let admin: Caller
export let amina: Caller
export let luc: Caller
export let finance: Caller
export const userIds: Record<string, string> = {}

/** The server and its people, open while the tests of the file that calls this run. */
export function withPeople() {
  beforeAll(async () => {
    server = await openTestServer()
    admin = await server.as('superAdmin')
    amina = await server.as('caseOfficer')
    luc = await server.as('approver')
    finance = await server.as('finance')
    for (const [name, caller] of Object.entries({ admin, amina, luc }))
      userIds[name] = await ownId(caller)
  })
  afterAll(() => server.close())
}
