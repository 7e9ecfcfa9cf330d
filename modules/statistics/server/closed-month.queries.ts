import { sql } from 'kysely'
import type { ChangedOrder, Closing } from '../contract/statistics.ts'
import { monthRows, type MonthOf } from './month-rows.ts'
import type { Asked } from './permitted.ts'

/** Which of the months are closed. */
export async function readClosed(
  { db }: Pick<Asked, 'db'>,
  months: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('closed_months')
    .select('month')
    .where('month', 'in', [...months])
    .execute()
  return new Set(rows.map(({ month }) => month))
}

interface Found extends ChangedOrder {
  changedCount: number
  sum: string
}

/**
 * When and by whom a month was closed, and what has changed since in the orders that the person
 * may see; null while it is open. Of CARE only confirmed orders count.
 */
export async function readClosing(
  asked: Asked,
  of: Omit<MonthOf, 'isClosed'>,
  { confirmedOnly }: { confirmedOnly: boolean },
): Promise<Closing> {
  const closed = await asked.db
    .selectFrom('closed_months')
    .select(['closed_at as closedAt', 'closed_by_name as closedBy'])
    .where('month', '=', of.month)
    .executeTakeFirst()
  if (!closed) return null
  const found = await readChanged(asked, of, confirmedOnly)
  return {
    closedAt: closed.closedAt,
    closedBy: closed.closedBy,
    changedCount: found[0]?.changedCount ?? 0,
    difference: found[0]?.sum ?? '0.00',
    changed: found.map(({ changedCount: _, sum: __, ...order }) => order),
  }
}

async function readChanged(
  asked: Asked,
  of: Omit<MonthOf, 'isClosed'>,
  confirmedOnly: boolean,
): Promise<Found[]> {
  const counts = (alias: string) =>
    confirmedOnly ? sql`${sql.ref(`${alias}.care_status`)} = 'confirmed'` : sql`true`
  const amount = (alias: string) =>
    sql`case when ${counts(alias)} then ${sql.ref(`${alias}.turnover`)}
      * case ${sql.ref(`${alias}.side`)} when 'buy' then 1 else -1 end end`
  const facts = (alias: string) =>
    sql.join(
      ['side', 'volume', 'turnover', 'assignee_id', 'shared_with_id', 'shared_amount'].map((name) =>
        sql.ref(`${alias}.${name}`),
      ),
    )
  const careOf = (alias: string) =>
    confirmedOnly ? sql.ref(`${alias}.care_status`) : sql`null::text`
  const { rows } = await sql<Found>`
    with was as (${monthRows(asked, { ...of, isClosed: true })}),
      present as (${monthRows(asked, { ...of, isClosed: false })}),
      changed as (
        select coalesce(n.id, w.id) as id, coalesce(n.number, w.number) as number,
          coalesce(n.traded_on, w.traded_on) as "tradedOn",
          (${amount('w')})::numeric(22, 2) as closed, (${amount('n')})::numeric(22, 2) as now
        from was w full join present n on n.id = w.id
        where (w.id is null) <> (n.id is null)
          or (${facts('w')}, ${careOf('w')}) is distinct from (${facts('n')}, ${careOf('n')}))
    select *, coalesce(now, 0) - coalesce(closed, 0) as difference,
      count(*) over ()::int as "changedCount",
      (sum(coalesce(now, 0) - coalesce(closed, 0)) over ())::numeric(22, 2) as sum
    from changed order by number limit 50`.execute(asked.db)
  return rows
}
