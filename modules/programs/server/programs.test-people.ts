import { afterAll, beforeAll } from 'vitest'
import { openTestServer, type Caller, type TestServer } from '#apps/server/test-server.ts'
import type { ProgramRecord, ProgramRow } from '../contract/programs.endpoints.ts'
import { winterWork } from './programs.test-world.ts'

export interface Rows {
  data: ProgramRow[]
  meta: { total: number; perPage: number; after?: string }
}

/** The server and its people. */
export let server: TestServer
export let admin: Caller
export let officer: Caller

/** The server and its people, open while the tests of the file that calls this run. */
export function withPeople() {
  beforeAll(async () => {
    server = await openTestServer()
    admin = await server.as('superAdmin')
    officer = await server.as('caseOfficer')
  })
  afterAll(() => server.close())
}

export const newProgram = async (code: string) =>
  (await admin.post<ProgramRecord>('/programs', { ...winterWork, code })).body
