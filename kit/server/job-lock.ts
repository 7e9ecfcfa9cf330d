import { sql, type RawBuilder } from 'kysely'

/** The key of the lock that a run of a job by the clock holds; the name may be a value or a column. */
export const lockOfJob = (name: unknown): RawBuilder<unknown> =>
  sql`hashtextextended('job ' || ${name}::text, 0)`
