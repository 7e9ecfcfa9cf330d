import { sql, type RawBuilder } from 'kysely'
import type { Db } from '#kit/server/call.ts'

type Sql = RawBuilder<unknown>

/** The price that holds for a shareholder `s`: its own, where those are allowed, else the listed one. */
export const priceOf = (
  listed: Sql,
): Sql => sql`case when s.share_price_override is null then ${listed}
  else coalesce(own_share_price(s.share_price_override), ${listed}) end`

/**
 * What shares without a price of their own are worth together: the sum of each shareholder's value, to
 * the cent. Where no value is rounded it is that of all the shares at once, and nobody is counted.
 */
const valueAt = (listed: Sql, where: Sql) => sql`
  case when ${listed} is null then null
    when scale(trim_scale(${listed})) + (select share_decimals from general_settings) <= 2
    then round(("numberOfShares" - own.shares) * ${listed}, 2)
    else (select coalesce(sum(round(s.number_of_shares * ${listed}, 2)), 0) from shareholders s
      where (s.share_price_override is null or own_share_price(s.share_price_override) is null) and ${where}) end`

/**
 * What the shares of several shareholders are worth together, from `summed`, which says their
 * `numberOfShares`: those with a price of their own at that, all others at the listed one.
 * @param where which shareholders `s` they are
 */
export const selectValued = (
  summed: Sql,
  { where, listed }: { where: Sql; listed: Sql },
): Sql => sql`
  select summed.*, case when own.shares = "numberOfShares" and own.shares <> 0 then own.value
    else ${valueAt(listed, where)} + own.value end as "currentValue"
  from (${summed}) summed, (
    select coalesce(sum(s.number_of_shares), 0) as shares,
      coalesce(sum(round(s.number_of_shares * own_share_price(s.share_price_override), 2)), 0) as value
    from shareholders s where s.share_price_override is not null
      and own_share_price(s.share_price_override) is not null and ${where}) own`

/** Whether shareholders may have a share price of their own. */
export async function allowsOwnPrices(db: Db): Promise<boolean> {
  const row = await db
    .selectFrom('general_settings')
    .select('allows_own_share_prices as allows')
    .executeTakeFirstOrThrow()
  return row.allows
}
