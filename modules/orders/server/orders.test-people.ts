import { afterAll, beforeAll, expect } from 'vitest'
import { openTestServer, ownId, type Caller, type TestServer } from '#apps/server/test-server.ts'
import type { ShareholderLedger } from '../contract/ledger-answers.ts'
import type { Entered, OrderRecord } from '../contract/orders.endpoints.ts'
import { verifyLedgers } from './verify-ledgers.ts'
import { makePrice, example, newShareholder, orderOf, type Typed } from './orders.test-world.ts'

/** The server and its people. */
export let server: TestServer
export let margaret: Caller
export let david: Caller
export let chloe: Caller
export let tomasz: Caller
export let genevieve: Caller

export const ids: Record<string, string> = {}

/** The server and its people, open while the tests of the file that calls this run. */
export function withPeople() {
  beforeAll(async () => {
    server = await openTestServer()
    margaret = await server.as('superAdmin')
    david = await server.as('manager')
    chloe = await server.as('adviser')
    tomasz = await server.as('care')
    genevieve = await server.as('auditor')
    const people = { margaret, david, chloe, tomasz }
    for (const [name, caller] of Object.entries(people)) {
      ids[name] = await ownId(caller)
    }
    await makePrice(margaret, '16')
  })
  afterAll(async () => {
    expect(await verifyLedgers(server.db)).toEqual([])
    await server.close()
  })
}

export const enter = (
  by: Caller,
  shareholderId: string,
  typed: Typed,
  assigneeId = ids['chloe'] ?? '',
) => by.post<Entered<OrderRecord>>('/orders', orderOf({ shareholderId, assigneeId }, typed))

export async function workedExample() {
  const shareholderId = await newShareholder(david, ids['chloe'])
  const orders: Entered<OrderRecord>[] = []
  for (const typed of example) orders.push((await enter(david, shareholderId, typed)).body)
  return { shareholderId, orders }
}

export const ledgerOf = async (id: string, asOf = '') =>
  (await david.get<ShareholderLedger>(`/shareholders/${id}/ledger${asOf && `?asOf=${asOf}`}`)).body

export const column = (ledger: ShareholderLedger, name: keyof ShareholderLedger['rows'][number]) =>
  ledger.rows.map((row) => row[name])
