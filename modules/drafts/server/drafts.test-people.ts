import { sql } from 'kysely'
import { afterAll, beforeAll, expect } from 'vitest'
import { openTestServer, ownId, type Caller, type TestServer } from '#apps/server/test-server.ts'
import type { OrderRecord, OrderRow } from '#modules/orders/contract/orders.endpoints.ts'
import { verifyLedgers } from '#modules/orders/server/verify-ledgers.ts'

/** The server and its people. */
export let server: TestServer
export let margaret: Caller
export let david: Caller
export let chloe: Caller
export let tomasz: Caller
export let chloeId = ''
export let annaId = ''

/** The server and its people, open while the tests of the file that calls this run. */
export function withPeople() {
  beforeAll(async () => {
    server = await openTestServer()
    margaret = await server.as('superAdmin')
    david = await server.as('manager')
    chloe = await server.as('adviser')
    tomasz = await server.as('care')
    chloeId = await ownId(chloe)
    const { rows } = await sql<{ id: string }>`
      select id from users where name = 'Anna Weber'`.execute(server.db)
    annaId = rows[0]?.id ?? ''
  })
  afterAll(async () => {
    expect(await verifyLedgers(server.db)).toEqual([])
    await server.close()
  })
}

export const whole = { tradedOn: '2026-03-02', tradedAt: '10:00', volume: '10', price: '12.5' }

export const save = (by: Caller, shareholderId: string, part: object = {}) =>
  by.post<OrderRecord>('/orders/drafts', { shareholderId, side: 'buy', ...part })

export const step = (by: Caller, { id, version }: { id: string; version: number }, noun: string) =>
  by.post<OrderRecord>(`/orders/${id}/${noun}`, undefined, { version })

export const listed = async (by: Caller, query: string) =>
  (await by.get<{ data: OrderRow[]; meta: { total: number } }>(`/orders?${query}`)).body
