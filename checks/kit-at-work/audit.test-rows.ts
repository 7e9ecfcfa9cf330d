import { sql, type Kysely } from 'kysely'
import type { Database } from '#database/types.generated.ts'

export interface AuditRow {
  action: string
  entity: string
  entityId: string | null
  reference: string | null
  /** Of whoever did it. */
  actor: string
  changes: Record<string, unknown>
  reason: string | null
}

/** What was recorded of one record, or under one action, the oldest first. */
export async function auditRows(
  db: Kysely<Database>,
  of: { entityId: string | undefined } | { action: string },
): Promise<AuditRow[]> {
  const condition =
    'action' in of ? sql`action = ${of.action}` : sql`entity_id::text = ${of.entityId ?? ''}`
  const { rows } = await sql<AuditRow>`
    select action, entity, entity_id as "entityId", reference, actor_name as actor, changes, reason
    from audit_log where ${condition} order by sequence`.execute(db)
  return rows
}
