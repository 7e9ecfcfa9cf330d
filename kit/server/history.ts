import { sql } from 'kysely'
import type { HistoryEntry } from '#kit/contract/history.ts'
import type { Db } from './call.ts'

/** What happened to a record, newest first; at most the newest 200 entries. */
export async function readHistory(
  db: Db,
  of: { entity: string; id: string },
): Promise<{ data: HistoryEntry[] }> {
  const { rows } = await sql<HistoryEntry>`
    select id, at, actor_id as "actorId", actor_name as "actorName", action, changes, reason
    from audit_log where entity = ${of.entity} and entity_id = ${of.id}
    order by sequence desc limit 200`.execute(db)
  return { data: rows }
}
