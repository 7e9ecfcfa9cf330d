import { sql, type Kysely } from 'kysely'
import type { Database } from '#database/types.generated.ts'
import type { Db } from '#kit/server/call.ts'
import type { ListSource } from '#kit/server/list-query.ts'
import { notFound } from '#kit/server/problems.ts'
import { selectBase, selectFields } from '#kit/server/storage.ts'
import { sharePrice } from '../contract/share-price.ts'
import type { SharePriceRecord } from '../contract/share-prices.endpoints.ts'

export async function readPrice(db: Db, id: string): Promise<SharePriceRecord> {
  const { rows } = await sql<SharePriceRecord>`
    select ${selectBase('p')}, ${selectFields(sharePrice, 'p')} from share_prices p where p.id = ${id}`.execute(
    db,
  )
  if (!rows[0]) throw notFound()
  return rows[0]
}

export const sharePriceSource = (db: Kysely<Database>): ListSource => ({
  from: sql`share_prices p`,
  id: sql`p.id`,
  columns: { effectiveOn: sql`p.effective_on`, price: sql`p.price` },
  where: [],
  select: sql`p.id, p.version, ${selectFields(sharePrice, 'p', 'inList')}`,
  total: async () => {
    const { rows } = await sql<{
      count: number
    }>`select count(*)::int as count from share_prices`.execute(db)
    return rows[0]?.count ?? 0
  },
})
