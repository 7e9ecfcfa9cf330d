import { afterAll, beforeAll, expect, it } from 'vitest'
import { openDatabase, type OpenDatabase } from '#database/connect.ts'
import { createTestDatabase, type TestDatabase } from '#database/test-database.ts'
import { verifyLedgers } from '#modules/orders/server/verify-ledgers.ts'
import { fill } from './fill.ts'

let copy: TestDatabase
let database: OpenDatabase

beforeAll(async () => {
  copy = await createTestDatabase()
  database = openDatabase(copy.connection)
})
afterAll(async () => {
  await database.close()
  await copy.drop()
})

it('adds shareholders with ledgers, sums and numbers that agree, also to many', async () => {
  const count = async (table: 'orders' | 'shareholders') => {
    const { n } = await database.kysely
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<string>().as('n'))
      .executeTakeFirstOrThrow()
    return Number(n)
  }
  await fill(database.kysely, {
    now: new Date(),
    applications: 0,
    investors: { shareholders: 700, orders: 6000 },
    log: () => {},
  })
  expect([await count('shareholders'), await count('orders')]).toEqual([950, 7500])
  expect(await verifyLedgers(database.kysely)).toEqual([])
})
