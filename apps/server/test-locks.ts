import { sql, type Kysely, type RawBuilder } from 'kysely'
import { vi } from 'vitest'
import type { Database } from '#database/types.generated.ts'

interface Held {
  db: Kysely<Database>
}

/** Until so many connections wait for a lock that another transaction holds. */
export const untilWaiting = ({ db }: Held, many = 1) =>
  vi.waitFor(
    async () => {
      const { rows } = await sql`select 1 from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
      if (rows.length < many) throw new Error(`${rows.length} of ${many} wait for a lock`)
    },
    { timeout: 20_000, interval: 20 },
  )

/**
 * Acts while another connection holds a lock, does something meanwhile, and lets the act go on. It fails where
 * the act does not wait.
 */
export async function afterWaiting<T>(
  { db: pool }: Held,
  {
    lock,
    meanwhile,
  }: { lock: RawBuilder<unknown>; meanwhile?: (db: Kysely<Database>) => Promise<unknown> },
  act: () => Promise<T>,
): Promise<T> {
  const { acting } = await pool.transaction().execute(async (db) => {
    await lock.execute(db)
    const begun = act()
    await untilWaiting({ db: pool })
    await meanwhile?.(db)
    // In an object: what is begun goes on once this transaction is kept.
    return { acting: begun }
  })
  return acting
}
