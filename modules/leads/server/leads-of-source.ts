import { sql } from 'kysely'
import type { Change } from '#kit/server/call.ts'
import type { MovedSource, SourceBearer } from '#modules/sources/server/source-bearer.ts'
import { announceScopes, type MovedLead } from './announce-scopes.ts'

/** So many are told of by one statement. */
const piece = 1_000

/** Leads bear a source; the deleted ones are not in the list. */
export const leadsOfSource: SourceBearer = {
  kind: 'leads',

  async count(db) {
    const { rows } = await sql<{ id: string; listed: number; all: number }>`
      select l.source_id as id, (count(*) filter (where l.deleted_at is null))::int as listed,
        count(*)::int as all
      from leads l where l.source_id is not null group by 1`.execute(db)
    return new Map(rows.map(({ id, ...counts }) => [id, counts]))
  },

  async move(change: Change, moved: MovedSource) {
    const { db, person } = change
    // Held in one order: of two changes at once, neither waits for the other.
    await sql`select 1 from leads where source_id = ${moved.from.id} order by id for no key update`.execute(
      db,
    )
    const { rows } = await sql<MovedLead>`
      update leads set source_id = ${moved.to?.id ?? null}, updated_by = ${person.userId},
        version = version + 1, updated_at = clock_now()
      where source_id = ${moved.from.id}
      returning id, name, assignee_id as "assigneeId", team_id as "teamId"`.execute(db)
    for (let at = 0; at < rows.length; at += piece)
      // oxlint-disable-next-line no-await-in-loop -- one transaction does one after the other
      await change.audit(...rows.slice(at, at + piece).map((row) => auditOf(row, moved)))
    await announceScopes(change, rows)
  },
}

const auditOf = ({ id, name }: MovedLead, { from, to }: MovedSource) => ({
  action: 'leads.sourceReplaced',
  entity: 'lead',
  entityId: id,
  reference: name,
  changes: { source: [from.name, to?.name ?? null] as [unknown, unknown] },
})
