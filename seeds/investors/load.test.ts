import { isValidIBAN } from 'ibantools'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDatabase, type OpenDatabase } from '#database/connect.ts'
import {
  createTestDatabase,
  testEncryptionKeys,
  type TestDatabase,
} from '#database/test-database.ts'
import { decrypt } from '#kit/server/encryption.ts'
import { verifyLedgers } from '#modules/orders/server/verify-ledgers.ts'
import { shareholderErrors } from '#modules/shareholders/contract/shareholder.rules.ts'

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

const [id = '', key = ''] = testEncryptionKeys.split(':')
const keys = { encryptionKeys: [{ id, key: Buffer.from(key, 'base64') }] }

const rowsOf = async <Row>(query: string) =>
  (await sql.raw<Row>(query).execute(database.kysely)).rows
const count = async (from: string) =>
  (await rowsOf<{ count: number }>(`select count(*)::int as count from ${from}`))[0]!.count

describe('the investors of the demonstration', () => {
  it('come in the promised numbers, over two years, in both languages', async () => {
    expect(await count('shareholders')).toBe(250)
    expect(await count('orders')).toBe(1500)
    expect(await count(`orders where status = 'void'`)).toBe(30)
    expect(await count(`shareholders where language = 'fr'`)).toBeGreaterThan(70)
    expect(await count(`shareholders where country <> 'CA'`)).toBeGreaterThan(70)
    expect(
      await count(`orders where traded_on < current_date - 600 or traded_on > current_date - 30`),
    ).toBeGreaterThan(100)
  })

  it('have ledgers, sums and numbers that agree', async () => {
    expect(await verifyLedgers(database.kysely)).toEqual([])
  })

  it('have bank accounts that could exist, stored so that nobody reads them', async () => {
    const stored = await rowsOf<{ iban: string; country: string }>(
      'select iban, country from shareholders where iban is not null',
    )
    expect(stored.length).toBeGreaterThan(70)
    for (const { iban, country } of stored) {
      const opened = decrypt(keys, iban)
      expect(iban).not.toContain(opened)
      expect([opened, isValidIBAN(opened)]).toEqual([opened, true])
      expect(opened.slice(0, 2)).toBe(country)
    }
  })

  it('live where their post codes are', async () => {
    const homes = await rowsOf<{ postCode: string; country: string }>(
      'select post_code as "postCode", country from shareholders',
    )
    expect(homes.filter((home) => Object.keys(shareholderErrors(home)).length > 0)).toEqual([])
  })

  it('have a snapshot of every verification and before every change', async () => {
    expect(
      await count(`orders o where (select count(*) from order_snapshots n where n.order_id = o.id)
        <> (o.care_status <> 'pending')::int + (o.note is not null and o.status = 'active')::int`),
    ).toBe(0)
  })
})
