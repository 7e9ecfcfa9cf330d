import { afterAll, beforeAll } from 'vitest'
import { openTestServer, type Caller, type TestServer } from '#apps/server/test-server.ts'
import type { ProgramRecord, ProgramRow } from '../contract/programs.endpoints.ts'
import { usualProgram } from '../contract/usual-program.ts'

export interface Rows {
  data: ProgramRow[]
  meta: { total: number; perPage: number; after?: string }
}

export const winterWork = {
  ...usualProgram,
  code: 'WINTER',
  name: { en: 'Winter Work', fr: 'Travail d’hiver' },
  funder: 'Department of Seasons',
  province: 'ON',
  intakeOpensOn: '2020-01-01',
  intakeClosesOn: '2099-03-31',
  placementMinWeeks: 8,
  placementMaxWeeks: 26,
  maxWagePerParticipant: '14000.00',
  maxTrainingPerParticipant: '5000.00',
  combinedCap: '19000.00',
  maxActivePerEmployer: 5,
  maxYearlyPerEmployer: 10,
  budgetTotal: '100000.00',
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
