import { sql } from 'kysely'
import { server } from './merges.test-people.ts'

/** Everything that a merge may touch. */
export async function traces() {
  const { rows } = await sql<object>`select
    (select md5(string_agg(s::text, '|' order by s.id)) from shareholders s) as shareholders,
    (select md5(string_agg(o::text, '|' order by o.id)) from orders o) as orders,
    (select md5(string_agg(n::text, '|' order by n.id)) from notes n) as notes,
    (select count(*) from order_snapshots) as snapshots, (select count(*) from audit_log where entity in ('shareholder', 'order')) as audit,
    (select count(*) from shareholder_merges) as merges, (select count(*) from live_events) as events`.execute(
    server.db,
  )
  return rows[0]
}
