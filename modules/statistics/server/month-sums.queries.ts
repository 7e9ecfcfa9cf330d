import { sql, type RawBuilder } from 'kysely'
import type { CareSums, ComparedMonth, UserSums } from '../contract/statistics.ts'
import { monthParts, monthRows, type MonthOf } from './month-rows.ts'
import type { Asked } from './permitted.ts'
import { selectTradeSums, tradesOf, tradeSumsOf, type SummedTrades } from './trade-sums.ts'

interface SummedUser extends SummedTrades {
  id: string | null
  name: string | null
  ownPart: string
  receivedPart: string
  credited: string
  creditedBuys: string
  creditedSells: string
  confirmed: number
  pending: number
  pendingTurnover: string
  rejected: number
  rejectedTurnover: string
}

interface Sums<User, Total> {
  users: User[]
  total: Total
}

/** Every active order of the month, user by user. */
export async function readUserSums(asked: Asked, of: MonthOf) {
  const rows = await sumUsers(asked, of, sql<boolean>`true`)
  return splitTotal<UserSums>(rows, userSums)
}

/** The confirmed orders of the month user by user, with what is not confirmed beside them. */
export async function readCareSums(asked: Asked, of: MonthOf) {
  const [rows, medians] = await Promise.all([
    sumUsers(asked, of, sql<boolean>`p.care_status = 'confirmed'`),
    readMedians(asked, of),
  ])
  return splitTotal<CareSums>(rows, (row) => careSums(row, of, medians.get(row.id) ?? null))
}

/** Days from the trade to the confirmation, half of a user's orders sooner; of all under null. */
async function readMedians(asked: Asked, of: MonthOf): Promise<Map<string | null, string | null>> {
  const { rows } = await sql<{ id: string | null; days: string | null }>`
    select r.assignee_id as id,
      (percentile_cont(0.5) within group (order by r.care_on - r.traded_on))::numeric(8, 1) as days
    from (${monthRows(asked, of)}) r where r.care_status = 'confirmed'
    group by grouping sets ((r.assignee_id), ())`.execute(asked.db)
  return new Map(rows.map(({ id, days }) => [id, days]))
}

function splitTotal<User extends { id: string; name: string }>(
  rows: SummedUser[],
  sums: (row: SummedUser) => Omit<User, 'id' | 'name'>,
): Sums<User, Omit<User, 'id' | 'name'>> {
  const users = rows.flatMap((row) =>
    row.id === null ? [] : [{ id: row.id, name: row.name ?? '', ...sums(row) } as User],
  )
  const total = rows.find(({ id }) => id === null)
  if (!total) throw new Error('the sums of a month lack their total')
  return { users, total: sums(total) }
}

const userSums = (row: SummedUser) => ({
  ...tradeSumsOf(row),
  ownPart: row.ownPart,
  receivedPart: row.receivedPart,
  credited: row.credited,
  creditedBuys: row.creditedBuys,
  creditedSells: row.creditedSells,
})

const rateOf = (confirmed: number, all: number) =>
  all === 0 ? null : ((confirmed / all) * 100).toFixed(1)

/** By the day of decision there are no pending orders, and so no rate. */
function careSums(row: SummedUser, { basis }: MonthOf, medianDays: string | null) {
  const rate = rateOf(row.orders, row.orders + row.pending + row.rejected)
  return {
    ...userSums(row),
    pending: basis === 'care' ? null : { count: row.pending, turnover: row.pendingTurnover },
    rejected: { count: row.rejected, turnover: row.rejectedTurnover },
    confirmationRate: basis === 'care' ? null : rate,
    medianDays,
  }
}

/** A shared order stands with its user as a whole, and with its partner as an amount received. */
async function sumUsers(asked: Asked, of: MonthOf, when: RawBuilder<boolean>) {
  const signed = (what: string) =>
    sql`coalesce(sum((${sql.raw(what)}) * case p.side when 'buy' then 1 else -1 end) filter (where ${when}), 0)::numeric(22, 2)`
  const credited = (side: string) =>
    sql`coalesce(sum(p.own + p.received) filter (where ${when} and p.side = ${sql.lit(side)}), 0)::numeric(22, 2)`
  const inState = (status: string) => sql`filter (where p.care_status = ${sql.lit(status)})`
  const trades = selectTradeSums({
    count: sql`p.counts`,
    side: sql`p.side`,
    volume: sql`p.volume`,
    turnover: sql`p.turnover`,
    when,
  })
  const { rows } = await sql<SummedUser>`
    with listed as materialized (${monthParts(asked, of)}),
      parts as (
        select assignee_id as user_id, assignee_name as name, orders as counts, 0 as shares, side, volume, turnover,
          turnover - coalesce(shared_amount, 0) as own, 0::numeric as received, care_status
        from listed
        union all
        select shared_with_id, shared_with_name, 0, orders, side, 0, 0, 0, shared_amount, care_status
        from listed where shared_with_id is not null)
    select p.user_id as id, coalesce(max(p.name), max(u.name)) as name, ${trades},
      ${signed('p.own')} as "ownPart", ${signed('p.received')} as "receivedPart",
      ${signed('p.own + p.received')} as credited,
      ${credited('buy')} as "creditedBuys", ${credited('sell')} as "creditedSells",
      coalesce(sum(p.counts) ${inState('pending')}, 0)::int as pending,
      coalesce(sum(p.turnover) ${inState('pending')}, 0)::numeric(22, 2) as "pendingTurnover",
      coalesce(sum(p.counts) ${inState('rejected')}, 0)::int as rejected,
      coalesce(sum(p.turnover) ${inState('rejected')}, 0)::numeric(22, 2) as "rejectedTurnover"
    from parts p left join users u on u.id = p.user_id
    group by grouping sets ((p.user_id), ())
    having p.user_id is null or sum(p.counts) > 0 or sum(p.shares) filter (where ${when}) > 0
    order by 2, 1`.execute(asked.db)
  return rows
}

/** What a month adds up to, to be compared with another. */
export async function readComparedMonth(
  asked: Asked,
  of: MonthOf,
  { confirmedOnly }: { confirmedOnly: boolean },
): Promise<ComparedMonth> {
  const when = confirmedOnly ? sql<boolean>`l.care_status = 'confirmed'` : sql<boolean>`true`
  const { rows } = await sql<SummedTrades & { all: number }>`
    select ${tradesOf('l', when)}, coalesce(sum(l.orders), 0)::int as "all"
    from (${monthParts(asked, of)}) l`.execute(asked.db)
  const { all, ...sums } = rows[0] as SummedTrades & { all: number }
  const hasRate = confirmedOnly && of.basis === 'trade'
  return {
    month: of.month,
    days: of.days,
    ...tradeSumsOf(sums),
    confirmationRate: hasRate ? rateOf(sums.orders, all) : null,
  }
}
