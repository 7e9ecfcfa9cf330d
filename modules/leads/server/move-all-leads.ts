import { sql } from 'kysely'
import type { Change } from '#kit/server/call.ts'
import type { ShownStatus } from '../contract/lead-statuses.endpoints.ts'
import { announceScopes, type MovedLead } from './announce-scopes.ts'

interface Between {
  from: ShownStatus
  to: ShownStatus
}

/** So many are told of by one statement. */
const piece = 1_000

/** Puts every lead of a status below those of another one, in the order that they have; both are held. */
export async function moveAllLeads(change: Change, between: Between): Promise<void> {
  const { db, person } = change
  const { from, to } = between
  // Held in one order: of two changes at once, neither waits for the other.
  await sql`select 1 from leads where status_id = ${from.id} order by id for no key update`.execute(
    db,
  )
  const { rows } = await sql<MovedLead>`
    update leads l set status_id = ${to.id}, status_kind = ${to.kind}, status_entered_at = clock_now(),
      rank = below.rank + o.place, updated_by = ${person.userId}, version = l.version + 1, updated_at = clock_now()
    from (select coalesce(ceil(max(rank)), 0) as rank from leads where status_id = ${to.id}) below,
      (select id, row_number() over (order by rank, id) as place from leads where status_id = ${from.id}) o
    where o.id = l.id
    returning l.id, l.name, l.assignee_id as "assigneeId", l.team_id as "teamId"`.execute(db)
  for (let at = 0; at < rows.length; at += piece)
    // oxlint-disable-next-line no-await-in-loop -- one transaction does one after the other
    await change.audit(...rows.slice(at, at + piece).map((row) => auditOf(row, between)))
  await announceScopes(change, rows)
}

const auditOf = ({ id, name }: MovedLead, { from, to }: Between) => ({
  action: 'leads.statusReplaced',
  entity: 'lead',
  entityId: id,
  reference: name,
  changes: { status: [from.name, to.name] as [unknown, unknown] },
})
