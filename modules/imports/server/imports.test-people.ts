import { afterAll, beforeAll } from 'vitest'
import { openTestServer, type Caller, type TestServer } from '#apps/server/test-server.ts'
import type { ShareholderRow } from '#modules/shareholders/contract/shareholders.endpoints.ts'

/** The server and its people. */
export let server: TestServer
export let margaret: Caller
export let david: Caller

/** The server and its people, open while the tests of the file that calls this run. */
export function withPeople() {
  beforeAll(async () => {
    server = await openTestServer({ IMPORT_MAX_ROWS: '500' })
    margaret = await server.as('superAdmin')
    david = await server.as('manager')
  })
  afterAll(() => server.close())
}

export const found = async (search: string) =>
  (await margaret.get<{ data: ShareholderRow[] }>(`/shareholders?search=${search}`)).body.data

export const sheet = (lines: string[]) => lines.join('\r\n')
