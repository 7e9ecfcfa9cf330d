import { afterAll, beforeAll } from 'vitest'
import { openTestServer, ownId, type Caller, type TestServer } from '#apps/server/test-server.ts'
import { submitBothHalves } from '#modules/intake/server/intake.test-journey.ts'
import type { ApplicationRecord } from '../contract/applications.endpoints.ts'

/** The server and its people. */
export let server: TestServer
export let admin: Caller
export let amina: Caller
export let luc: Caller

/** The server and its people, open while the tests of the file that calls this run. */
export function withPeople() {
  beforeAll(async () => {
    server = await openTestServer()
    admin = await server.as('superAdmin')
    amina = await server.as('caseOfficer')
    luc = await server.as('approver')
  })
  afterAll(() => server.close())
}

export const read = async (by: Caller, id: string) =>
  (await by.get<ApplicationRecord>(`/applications/${id}`)).body

export async function step(by: Caller, id: string, noun: string, body: object) {
  const { version } = await read(admin, id)
  return by.post<ApplicationRecord>(`/applications/${id}/${noun}`, body, { version })
}

/** Approves the subsidy that is on the screen. */
export async function approve(by: Caller, id: string, also: object = {}) {
  const { funding } = await read(admin, id)
  return step(by, id, 'approval', { expectedAmount: funding.total, ...also })
}

/** Every check passes, with a note where the system did not say so. */
export async function passCheckpoint(by: Caller, id: string) {
  const { version, checkpointOne } = await read(by, id)
  const items = Object.fromEntries(
    checkpointOne.items
      .filter(({ result }) => result !== 'pass')
      .map(({ code }) => [code, { result: 'pass', note: 'Seen in the file' }]),
  )
  return by.patch<ApplicationRecord>(`/applications/${id}/checkpoints/1`, { items }, { version })
}

/** A complete application that Amina has recommended for approval. */
export async function recommended(): Promise<string> {
  const id = await submitBothHalves(server)
  await step(amina, id, 'assignment', { assigneeId: await ownId(amina) })
  await passCheckpoint(amina, id)
  await step(amina, id, 'recommendation', { outcome: 'approve', note: 'A good fit' })
  return id
}
