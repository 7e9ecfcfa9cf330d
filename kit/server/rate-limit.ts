import { sql } from 'kysely'
import type { Db } from './call.ts'
import { tooManyRequests } from './problems.ts'

export interface Limit {
  /** What is counted, e.g. `login:address:203.0.113.7`. */
  key: string
  most: number
  seconds: number
  /** How much one hit counts; 1 unless said otherwise. */
  amount?: number | undefined
}

/**
 * Counts one hit in a fixed window and refuses with 429 and `Retry-After` beyond the limit.
 * Counted in the database, so that every process and every restart sees the same number; call it
 * outside the transaction of the request, whose failure must not undo the count.
 */
export async function countHit(db: Db, { key, most, seconds, amount = 1 }: Limit): Promise<void> {
  const { rows } = await sql<{ hits: number; left: number }>`
    insert into rate_limits as r (key, window_started_at, hits) values (${key}, clock_now(), ${amount})
    on conflict (key) do update set
      hits = case when r.window_started_at < clock_now() - ${seconds} * interval '1 second' then ${amount} else r.hits + ${amount} end,
      window_started_at = case when r.window_started_at < clock_now() - ${seconds} * interval '1 second' then clock_now() else r.window_started_at end
    returning hits, ceil(${seconds} - extract(epoch from clock_now() - window_started_at))::int as left`.execute(
    db,
  )
  const row = rows[0]
  if (row && row.hits > most) throw tooManyRequests(Math.max(1, row.left))
}

/** Takes one hit back: the attempt turned out to be rightful. */
export const takeBackHit = (db: Db, { key }: Limit) =>
  sql`update rate_limits set hits = greatest(hits - 1, 0) where key = ${key}`.execute(db)
