import { afterAll, beforeAll } from 'vitest'
import { openTestServer, type Caller, type TestServer } from '#apps/server/test-server.ts'
import type { ProgramRecord, ProgramRow } from '../contract/programs.endpoints.ts'
import { winterWork } from './programs.test-world.ts'

export interface Rows {
  data: ProgramRow[]
  meta: { total: number; perPage: number; after?: string }
}

/** The server and its people, open for as long as the tests of whoever imports them run. */
export let server: TestServer
export let admin: Caller
export let officer: Caller

beforeAll(async () => {
  server = await openTestServer()
  admin = await server.as('superAdmin')
  officer = await server.as('caseOfficer')
})
afterAll(() => server.close())

export const newProgram = async (code: string) =>
  (await admin.post<ProgramRecord>('/programs', { ...winterWork, code })).body
