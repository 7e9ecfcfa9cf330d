import { sql, type RawBuilder } from 'kysely'

export interface SummedTrades {
  orders: number
  buys: number
  sells: number
  buyVolume: string
  sellVolume: string
  buyTurnover: string
  sellTurnover: string
  netTurnover: string
}

interface Columns {
  /** How many orders a row stands for; 0 for what only adds an amount. */
  count: RawBuilder<unknown>
  side: RawBuilder<unknown>
  volume: RawBuilder<unknown>
  turnover: RawBuilder<unknown>
  /** Which rows are added up at all. */
  when?: RawBuilder<boolean>
}

/** Sums of trades by side, in exact decimals. */
export function selectTradeSums(columns: Columns): RawBuilder<unknown> {
  const { count, side, volume, turnover, when = sql<boolean>`true` } = columns
  const sum = (what: RawBuilder<unknown>, of?: 'buy' | 'sell') =>
    sql`coalesce(sum(${what}) filter (where ${when}${of ? sql` and ${side} = ${sql.lit(of)}` : sql``}), 0)`
  return sql`${sum(count)}::int as orders, ${sum(count, 'buy')}::int as buys, ${sum(count, 'sell')}::int as sells,
    ${sum(volume, 'buy')}::numeric(22, 4) as "buyVolume", ${sum(volume, 'sell')}::numeric(22, 4) as "sellVolume",
    ${sum(turnover, 'buy')}::numeric(22, 2) as "buyTurnover", ${sum(turnover, 'sell')}::numeric(22, 2) as "sellTurnover",
    (${sum(turnover, 'buy')} - ${sum(turnover, 'sell')})::numeric(22, 2) as "netTurnover"`
}

/** As they are on the wire. */
export const tradeSumsOf = (summed: SummedTrades) => ({
  orders: summed.orders,
  buys: { count: summed.buys, volume: summed.buyVolume, turnover: summed.buyTurnover },
  sells: { count: summed.sells, volume: summed.sellVolume, turnover: summed.sellTurnover },
  netTurnover: summed.netTurnover,
})

/** Of the columns of an alias that are named as those of the kept sums. */
export const tradesOf = (alias: string, when?: RawBuilder<boolean>) =>
  selectTradeSums({
    count: sql.ref(`${alias}.orders`),
    side: sql.ref(`${alias}.side`),
    volume: sql.ref(`${alias}.volume`),
    turnover: sql.ref(`${alias}.turnover`),
    ...(when && { when }),
  })
