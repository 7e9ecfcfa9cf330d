import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openDatabase, type OpenDatabase } from '#database/connect.ts'
import { createTestDatabase, type TestDatabase } from '#database/test-database.ts'
import { hasValidCheckDigit } from '#modules/employers/contract/formats.ts'
import { verifyOverpayments } from '#modules/overpayments/server/verify-overpayments.ts'
import { verifyPayments } from '#modules/payments/server/verify-payments.ts'
import { verifySupplements } from '#modules/supplements/server/verify-supplements.ts'
import { fill } from './fill.ts'
import { compareCounts } from './keep-exact.ts'

let copy: TestDatabase
let database: OpenDatabase
let indexesBefore: unknown[]

beforeAll(async () => {
  copy = await createTestDatabase()
  database = openDatabase(copy.connection)
  indexesBefore = await indexes()
  await fill(database.kysely, { applications: 700, now: new Date(), log: () => {} })
  await fill(database.kysely, { applications: 6_000, now: new Date(), log: () => {} })
}, 180_000)
afterAll(async () => {
  await database.close()
  await copy.drop()
})

const count = async (from: string) => {
  const query = sql.raw<{ count: number }>(`select count(*)::int as count from ${from}`)
  return (await query.execute(database.kysely)).rows[0]!.count
}

const indexes = async () =>
  (
    await sql`select indexdef from pg_indexes where schemaname = 'public' order by 1`.execute(
      database.kysely,
    )
  ).rows

it('adds what was asked for, again and again', async () => {
  expect(await count('applications')).toBe(400 + 700 + 6_000)
})

it('leaves the counters and the search table exact', async () => {
  const counts = await compareCounts(database.kysely)
  expect(counts.length).toBeGreaterThan(10)
  for (const { kept, real } of counts) expect(kept).toBe(real)
})

it('leaves triggers and indexes as they were', async () => {
  expect(
    await count(`pg_trigger where tgrelid = 'applications'::regclass and tgenabled <> 'O'`),
  ).toBe(0)
  expect(await indexes()).toEqual(indexesBefore)
})

it('keeps placements, training and budgets in step', async () => {
  const approved = await count(`applications where status = 'approved'`)
  expect(await count('placements')).toBe(approved)
  expect(
    await count(`program_budgets b join programs p on p.id = b.program_id where b.committed > p.budget_total
      or b.committed <> (select coalesce(sum(l.committed_amount), 0) from placements l
        where l.program_id = p.id and l.status not in ('cancelled', 'lapsed'))
        + (select coalesce(sum(coalesce(f.assessed_amount, f.approved_amount)), 0) from funding_requests f
          where f.program_id = p.id and f.status not in ('cancelled', 'expired'))
        + (select coalesce(sum(n.committed_amount), 0) from supplements n
          where n.program_id = p.id)`),
  ).toBe(0)
})

it('adds money in every state, whose sums agree', async () => {
  const { rows } = await sql<{ status: string }>`
    select status from payments group by status having count(*) > 100 order by status`.execute(
    database.kysely,
  )
  expect(rows.map(({ status }) => status)).toEqual([
    'approved',
    'assessed',
    'declined',
    'draft',
    'paid',
    'returned',
    'submitted',
  ])
  expect(await count('supplements')).toBeGreaterThan(500)
  expect(await count('overpayments')).toBeGreaterThan(100)
  const verified = [verifyPayments, verifySupplements, verifyOverpayments]
  const said = await Promise.all(verified.map((verify) => verify(database.kysely)))
  expect(said.flat()).toEqual([])
  expect(
    await count(`payment_batches b, lateral (select count(*) as payments, sum(amount) as total
      from payment_batch_entries e where e.batch_id = b.id) s
      where (b.payments, b.total) is distinct from (s.payments, s.total)`),
  ).toBe(0)
})

it('gives employers numbers that the tax agency could have given', async () => {
  const { rows } = await sql<{ business_number: string }>`
    select business_number from employers`.execute(database.kysely)
  expect(rows.filter((each) => !hasValidCheckDigit(each.business_number))).toEqual([])
})
