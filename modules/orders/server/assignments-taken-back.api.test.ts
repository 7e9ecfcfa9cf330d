import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestServer, type TestServer } from '#apps/server/test-server.ts'
import type { BulkRun } from '#kit/contract/bulk.ts'
import { openWorldOf } from '#modules/snapshots/server/snapshots.test-world.ts'
import { auditRows } from '../../../checks/kit-at-work/audit.test-rows.ts'

let server: TestServer
let world: Awaited<ReturnType<typeof openWorldOf>>

beforeAll(async () => {
  server = await openTestServer()
  world = await openWorldOf(server)
})
afterAll(() => server.close())

describe('orders that are given to a colleague', () => {
  it('are to be verified anew, and the history says so', async () => {
    const { orders } = await world.workedExample()
    const { id } = orders[0]
    await world.step(world.tomasz, `${id}/care-confirmation`, {})
    await world.edit(id, { assigneeId: world.ids.david })
    const rows = await auditRows(server.db, { entityId: id })
    expect(rows.at(-1)).toMatchObject({
      action: 'orders.edited',
      changes: {
        assigneeId: [world.ids.chloe, world.ids.david],
        careStatus: ['confirmed', 'pending'],
      },
    })
  })

  it('have what CARE decided again when that is taken back', async () => {
    const { orders } = await world.workedExample()
    const [confirmed, rejected, pending] = orders
    await world.step(world.tomasz, `${confirmed.id}/care-confirmation`, {})
    await world.step(world.tomasz, `${rejected.id}/care-rejection`, { note: 'No slip' })
    const ids = [confirmed.id, rejected.id, pending.id]
    const were = await Promise.all(ids.map(world.read))
    const { body: run } = await world.david.post<BulkRun>('/orders/assignments', {
      ids,
      assigneeId: world.ids.david,
    })
    for (const id of ids) expect((await world.read(id)).careStatus).toBe('pending')
    const undone = await world.david.post<BulkRun>(`/bulk-runs/${run.id}/reversal`)
    expect(undone.body).toMatchObject({ done: 3, refused: 0 })
    const marks = ({
      assigneeId,
      careStatus,
      careBy,
      careAt,
      careNote,
    }: (typeof were)[number]) => ({
      ...{ assigneeId, careStatus, careBy, careAt, careNote },
    })
    const are = await Promise.all(ids.map(world.read))
    expect(are.map(marks)).toEqual(were.map(marks))
    expect(were.map(({ careStatus }) => careStatus)).toEqual(['confirmed', 'rejected', 'pending'])
    const rows = await auditRows(server.db, { entityId: confirmed.id })
    expect(rows.slice(-2).map(({ changes }) => changes)).toEqual([
      { assigneeId: [world.ids.david, world.ids.chloe] },
      { careStatus: ['pending', 'confirmed'] },
    ])
  })
})
