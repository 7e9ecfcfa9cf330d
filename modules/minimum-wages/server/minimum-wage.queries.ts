import { sql, type Kysely } from 'kysely'
import type * as z from 'zod/mini'
import type { Database } from '#database/types.generated.ts'
import type { Db } from '#kit/server/call.ts'
import type { ListSource } from '#kit/server/list-query.ts'
import { notFound } from '#kit/server/problems.ts'
import { selectBase, selectFields } from '#kit/server/storage.ts'
import { minimumWage } from '../contract/minimum-wage.ts'
import type {
  minimumWagesEndpoints,
  MinimumWageRecord,
} from '../contract/minimum-wages.endpoints.ts'

/** A row that stands. @throws 404 when there is none, or it is withdrawn */
export async function readWage(db: Db, id: string): Promise<MinimumWageRecord> {
  const { rows } = await sql<MinimumWageRecord>`
    select ${selectBase('m')}, ${selectFields(minimumWage, 'm')} from minimum_wages m
    where m.id = ${id} and m.withdrawn_at is null`.execute(db)
  if (!rows[0]) throw notFound()
  return rows[0]
}

export const minimumWageSource = (db: Kysely<Database>): ListSource => ({
  from: sql`minimum_wages m`,
  id: sql`m.id`,
  columns: { effectiveOn: sql`m.effective_on`, region: sql`m.region` },
  where: [sql<boolean>`m.withdrawn_at is null`],
  select: sql`m.id, m.version, ${selectFields(minimumWage, 'm', 'inList')}`,
  total: async () => {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from minimum_wages where withdrawn_at is null`.execute(db)
    return rows[0]?.count ?? 0
  },
})

type Old = z.infer<(typeof minimumWagesEndpoints)['listOldMinimumWages']['output']>['data']

/** Of each province its newest row, where nobody has confirmed it or twelve months have passed. */
export async function readOldWages(db: Db, today: string): Promise<Old> {
  const { rows } = await sql<Old[number]>`
    select * from (
      select distinct on (region) region, effective_on as "effectiveOn",
        checked_on is null or hourly_wage is null as "isUnconfirmed",
        greatest(effective_on, coalesce(checked_on, effective_on)) < ${today}::date - interval '12 months' as "isOld"
      from minimum_wages where withdrawn_at is null order by region, effective_on desc) newest
    where "isUnconfirmed" or "isOld" order by region`.execute(db)
  return rows
}
