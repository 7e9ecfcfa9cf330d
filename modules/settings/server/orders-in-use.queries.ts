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
  await holdOrders(db)
  return hasActiveOrders(db)
}

/** The most decimals of a share that an order which counts has; until the change is kept none has more. */
export async function holdMostDecimals(db: Db): Promise<number> {
  await holdOrders(db)
  const { rows } = await sql<{ decimals: number }>`
    select coalesce(max(scale(trim_scale(volume))), 0) as decimals from orders where status = 'active'`.execute(
    db,
  )
  return rows[0]?.decimals ?? 0
}

const holdOrders = (db: Db) => sql`lock table orders in share mode`.execute(db)
