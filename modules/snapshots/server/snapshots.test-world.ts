import { ownId, type Caller, type TestServer } from '#apps/server/test-server.ts'
import type { ShareholderLedger } from '#modules/orders/contract/ledger-answers.ts'
import type { OrderRecord } from '#modules/orders/contract/orders.endpoints.ts'
import {
  example,
  newShareholder,
  orderOf,
  type Typed,
} from '#modules/orders/server/orders.test-world.ts'
import type {
  RestorePreview,
  SnapshotComparison,
  SnapshotList,
} from '../contract/snapshots.endpoints.ts'

export interface Restoration {
  order: OrderRecord
  preview: RestorePreview
  undo: string | null
}

/** The people of the tests, and what they do with orders and their snapshots. */
export async function openWorldOf(server: TestServer) {
  const people = {
    margaret: await server.as('superAdmin'),
    sam: await server.as('admin'),
    david: await server.as('manager'),
    chloe: await server.as('adviser'),
    tomasz: await server.as('care'),
    genevieve: await server.as('auditor'),
  }
  const ids = {} as Record<keyof typeof people, string>
  for (const [name, caller] of Object.entries(people))
    ids[name as keyof typeof people] = await ownId(caller)
  const enter = async (shareholderId: string, typed: Typed, assigneeId = ids.chloe) =>
    (await people.david.post<OrderRecord>('/orders', orderOf({ shareholderId, assigneeId }, typed)))
      .body
  return { ...people, ids, enter, ...actsOf(people.david), workedExample }

  /** The orders of the worked example, of somebody new. */
  async function workedExample() {
    const shareholderId = await newShareholder(people.david, ids.chloe)
    const orders: OrderRecord[] = []
    for (const typed of example) orders.push(await enter(shareholderId, typed))
    return { shareholderId, orders: orders as [OrderRecord, OrderRecord, OrderRecord, OrderRecord] }
  }
}

function actsOf(david: Caller) {
  const read = async (id: string) => (await david.get<OrderRecord>(`/orders/${id}`)).body
  return {
    read,
    edit: async (id: string, part: object) =>
      (await david.patch<OrderRecord>(`/orders/${id}`, part, await read(id))).body,
    list: async (id: string, by = david) =>
      (await by.get<SnapshotList>(`/orders/${id}/snapshots`)).body,
    /** With the order as it is now, or with another snapshot. */
    compare: async (id: string, sid: string, withId = '') =>
      (
        await david.get<SnapshotComparison>(
          `/orders/${id}/snapshots/${sid}${withId && `?with=${withId}`}`,
        )
      ).body,
    restore: async (id: string, sid: string, given: { by?: Caller; body?: object } = {}) =>
      (given.by ?? david).post<Restoration>(
        `/orders/${id}/snapshots/${sid}/restoration`,
        given.body ?? {},
        await read(id),
      ),
    ledger: async (id: string) =>
      (await david.get<ShareholderLedger>(`/shareholders/${id}/ledger`)).body,
    /** `path` below the order. */
    step: async (by: Caller, path: string, body?: object) =>
      by.post<OrderRecord>(`/orders/${path}`, body, await read(path.split('/')[0] ?? '')),
  }
}
