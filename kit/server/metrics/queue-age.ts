import { sql, type RawBuilder } from 'kysely'
import type { Measure } from './measure.ts'

/**
 * How long the oldest entry of a queue has been waiting for somebody.
 * @param oldest a statement that answers the moment as `at`, null where nothing waits
 */
export const queueAge = (queue: string, oldest: RawBuilder<unknown>): Measure => ({
  name: 'queue_oldest_seconds',
  help: 'How long the oldest entry of a queue has been waiting',
  label: 'queue',
  async read(db) {
    const { rows } = await sql<{ value: number }>`
      select greatest(extract(epoch from clock_now() - at), 0)::float8 as value
      from (${oldest}) oldest where at is not null`.execute(db)
    return [{ of: queue, value: rows[0]?.value ?? 0 }]
  },
})
