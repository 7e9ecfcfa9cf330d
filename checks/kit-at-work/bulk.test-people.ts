import { afterAll, beforeAll } from 'vitest'
import { openTestServer, ownId, type Caller, type TestServer } from '#apps/server/test-server.ts'
import type { BulkRun } from '#kit/contract/bulk.ts'

/** The server and its people. */
export let server: TestServer
export let margaret: Caller
export let david: Caller
export let chloe: Caller
export let chloeId: string
export let davidId: string

/** The server and its people, open while the tests of the file that calls this run. */
export function withPeople() {
  beforeAll(async () => {
    server = await openTestServer()
    margaret = await server.as('superAdmin')
    david = await server.as('manager')
    chloe = await server.as('adviser')
    chloeId = await ownId(chloe)
    davidId = await ownId(david)
  })
  afterAll(() => server.close())
}

export const archive = (by: Caller, ids: readonly string[], more: object = {}) =>
  by.post<BulkRun>('/shareholders/archivings', { ids, ...more })

export const undo = (by: Caller, { id }: { id: string }) =>
  by.post<BulkRun>(`/bulk-runs/${id}/reversal`)

export const statusOf = async (id: string | undefined) =>
  (await margaret.get<{ status: string; version: number }>(`/shareholders/${id}`)).body
