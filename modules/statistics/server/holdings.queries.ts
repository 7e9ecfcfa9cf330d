import { sql } from 'kysely'
import { dayAt } from '#kit/server/organisation-day.ts'
import { shareholdersOf } from '../contract/figures.ts'
import type { Holdings, Overview } from '../contract/statistics.ts'
import { seesFigures, shareholdersIn, type Asked } from './permitted.ts'

type Of = string | undefined

const from = (asked: Asked, assigneeId: Of) =>
  sql`shareholders s where ${shareholdersIn(asked, shareholdersOf({ assigneeId }))}`

/** What active shareholders hold today, at today's price. */
export async function readHoldings(asked: Asked, assigneeId: Of): Promise<Holdings> {
  const { rows } = await sql<Holdings>`
    select held.*, held."currentValue" - held."amountInvested" as "unrealisedResult" from (
      select summed.*, round("numberOfShares" * share_price_on(${dayAt(asked.settings)}::date), 2) as "currentValue"
      from (select count(*)::int as shareholders,
          coalesce(sum(s.number_of_shares), 0)::numeric(22, 4) as "numberOfShares",
          coalesce(sum(s.amount_invested), 0)::numeric(22, 2) as "amountInvested",
          coalesce(sum(s.realised_result), 0)::numeric(22, 2) as "realisedResult"
        from ${from(asked, assigneeId)}) summed) held`.execute(asked.db)
  const held = rows[0] as Holdings
  if (seesFigures(asked)) return held
  const closed = {
    numberOfShares: null,
    amountInvested: null,
    currentValue: null,
    unrealisedResult: null,
    realisedResult: null,
  }
  return { shareholders: held.shareholders, ...closed }
}

/** The ten who have most invested. */
export async function readTop(asked: Asked, assigneeId: Of): Promise<Overview['top']> {
  if (!seesFigures(asked)) return []
  const { rows } = await sql<Overview['top'][number]>`
    select s.id, s.display_name as name, s.number, s.amount_invested as "amountInvested"
    from ${from(asked, assigneeId)} and s.amount_invested > 0
    order by s.amount_invested desc, s.id limit 10`.execute(asked.db)
  return rows
}

export async function readConcentration(asked: Asked, assigneeId: Of): Promise<string | null> {
  if (!seesFigures(asked)) return null
  const { rows } = await sql<{ percent: string | null }>`
    select round((select sum(first.amount_invested) from (
        select s.amount_invested from ${from(asked, assigneeId)} and s.amount_invested > 0
        order by s.amount_invested desc limit 10) first) * 100 / nullif(sum(s.amount_invested), 0), 2) as percent
    from ${from(asked, assigneeId)}`.execute(asked.db)
  return rows[0]?.percent ?? null
}

/** Where shareholders live, the most invested first. */
export async function readCountries(asked: Asked, assigneeId: Of): Promise<Overview['countries']> {
  const open = seesFigures(asked)
  const { rows } = await sql<Overview['countries'][number]>`
    select s.country, count(*)::int as shareholders, sum(s.number_of_shares)::numeric(22, 4) as "numberOfShares",
      sum(s.amount_invested)::numeric(22, 2) as "amountInvested"
    from ${from(asked, assigneeId)} group by s.country
    order by ${open ? sql`sum(s.amount_invested)` : sql`count(*)`} desc, s.country`.execute(
    asked.db,
  )
  return open ? rows : rows.map((row) => ({ ...row, numberOfShares: null, amountInvested: null }))
}
