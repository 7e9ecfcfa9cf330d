import { sql } from 'kysely'
import type { Measure, Measured } from '#kit/server/metrics/measure.ts'

/** Sessions that would still be admitted. */
export const openSessions: Measure = {
  name: 'sessions_open',
  help: 'Sessions that are open',
  async read(db, { settings }) {
    const { rows } = await sql<Measured>`
      select count(*)::int as value from sessions
      where ended_at is null and expires_at > clock_now()
        and last_seen_at > clock_now() - ${settings.sessionIdle} * interval '1 millisecond'`.execute(
      db,
    )
    return rows
  },
}
