import { afterAll, beforeAll } from 'vitest'
import { openTestServer, type Caller, type TestServer } from '#apps/server/test-server.ts'
import type { ApplicationRecord } from '../contract/applications.endpoints.ts'

/** The server and its people, open for as long as the tests of whoever imports them run. */
export let server: TestServer
export let admin: Caller
export let amina: Caller
export let luc: Caller

beforeAll(async () => {
  server = await openTestServer()
  admin = await server.as('superAdmin')
  amina = await server.as('caseOfficer')
  luc = await server.as('approver')
})
afterAll(() => server.close())

export const read = async (by: Caller, id: string) =>
  (await by.get<ApplicationRecord>(`/applications/${id}`)).body

export async function step(by: Caller, id: string, noun: string, body: object) {
  const { version } = await read(admin, id)
  return by.post<ApplicationRecord>(`/applications/${id}/${noun}`, body, { version })
}
