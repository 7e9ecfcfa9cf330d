import { sql } from 'kysely'
import type { Db } from '#kit/server/call.ts'

/** Whether any order counts, whose amounts are in the currency. */
export async function hasActiveOrders(db: Db): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`
    select exists (select from orders where status = 'active') as has`.execute(db)
  return rows[0]?.has ?? false
}

/** The same, and until the change is kept nobody enters or changes an order. */
export async function holdActiveOrders(db: Db): Promise<boolean> {
  await sql`lock table orders in share mode`.execute(db)
  return hasActiveOrders(db)
}
