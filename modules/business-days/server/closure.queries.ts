import { sql, type Kysely } from 'kysely'
import type { Database } from '#database/types.generated.ts'
import type { Province } from '#kit/contract/provinces.ts'
import type { Db } from '#kit/server/call.ts'
import type { ListSource } from '#kit/server/list-query.ts'
import { notFound } from '#kit/server/problems.ts'
import { selectBase, selectFields } from '#kit/server/storage.ts'
import type { ClosureRecord } from '../contract/business-days.endpoints.ts'
import { closure } from '../contract/closure.ts'

export async function readClosure(db: Db, id: string): Promise<ClosureRecord> {
  const { rows } = await sql<ClosureRecord>`
    select ${selectBase('c')}, ${selectFields(closure, 'c')} from closures c where c.id = ${id}`.execute(
    db,
  )
  if (!rows[0]) throw notFound()
  return rows[0]
}

/** The days on which the organisation is closed in a province. */
export async function readClosedDays(db: Db, province: Province): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ day: string }>`
    select day from closures where province is null or province = ${province}`.execute(db)
  return new Set(rows.map(({ day }) => day))
}

export const closureSource = (db: Kysely<Database>): ListSource => ({
  from: sql`closures c`,
  id: sql`c.id`,
  columns: { day: sql`c.day`, province: sql`c.province` },
  where: [],
  select: sql`c.id, c.version, ${selectFields(closure, 'c', 'inList')}`,
  total: async () => {
    const { rows } = await sql<{
      count: number
    }>`select count(*)::int as count from closures`.execute(db)
    return rows[0]?.count ?? 0
  },
})
