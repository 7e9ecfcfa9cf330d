import { afterAll, beforeAll, expect } from 'vitest'
import { openTestServer, type TestServer } from '#apps/server/test-server.ts'
import { verifyLedgers } from '#modules/orders/server/verify-ledgers.ts'
import type { SnapshotRow } from '../contract/snapshots.endpoints.ts'
import { openWorldOf } from './snapshots.test-world.ts'

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

export const oldest = async (id: string) => (await world.list(id)).data.at(-1) as SnapshotRow

export const newest = async (id: string) => (await world.list(id)).data[0] as SnapshotRow

/** Order 2 of the worked example amended from 50 to 45 shares, and what it was before. */
export async function amended() {
  const made = await world.workedExample()
  const [, two] = made.orders
  await world.edit(two.id, { volume: '45' })
  return { ...made, two: two.id, snapshot: await oldest(two.id) }
}
