import { sql, type RawBuilder } from 'kysely'
import type { MonthSums } from '../contract/statistics.ts'
import type { Asked } from './permitted.ts'
import { tradesOf } from './trade-sums.ts'

/** Kept sums with their month as it is written. */
export const byMonth = (sums: RawBuilder<unknown>) => sql`
  select to_char(k.month, 'YYYY-MM') as month, k.side, k.orders, k.volume, k.turnover from (${sums}) k`

/** Sums of each of the months, also of those without a trade; `trades` says of each its `month`. */
export async function sumMonths(
  { db }: Asked,
  months: readonly string[],
  trades: RawBuilder<unknown>,
): Promise<MonthSums[]> {
  const { rows } = await sql<MonthSums>`
    select m.month, coalesce(t.orders, 0) as orders, coalesce(t."buyTurnover", 0.00) as "buyTurnover",
      coalesce(t."sellTurnover", 0.00) as "sellTurnover", coalesce(t."netTurnover", 0.00) as "netTurnover"
    from unnest(${[...months]}::text[]) with ordinality m(month, at)
      left join (select l.month, ${tradesOf('l')} from (${trades}) l group by 1) t using (month)
    order by m.at`.execute(db)
  return rows
}
