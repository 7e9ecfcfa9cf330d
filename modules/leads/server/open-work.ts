import { sql } from 'kysely'
import { countedBy, type OpenWork } from '#modules/users/server/open-work.ts'
import { announceScopes, type MovedLead } from './announce-scopes.ts'

/** So many are told of by one statement. */
const piece = 1_000

/** Leads that somebody works on; won and lost ones stay with whom they were. */
export const assignedLeads: OpenWork = {
  kind: 'leads',
  place: 25,

  count: countedBy(sql`leads where status_kind = 'open' and deleted_at is null`),

  async handOver(change, { from, to }) {
    const { rows } = await sql<MovedLead>`
      update leads set assignee_id = ${to.id}, version = version + 1, updated_at = clock_now()
      where status_kind = 'open' and deleted_at is null and assignee_id = ${from.id}
      returning id, name, assignee_id as "assigneeId", team_id as "teamId"`.execute(change.db)
    const changes = { assigneeId: [from.id, to.id] as [unknown, unknown] }
    for (let at = 0; at < rows.length; at += piece)
      // oxlint-disable-next-line no-await-in-loop -- one transaction does one after the other
      await change.audit(
        ...rows.slice(at, at + piece).map(({ id, name }) => ({
          action: 'leads.edited',
          entity: 'lead',
          entityId: id,
          reference: name,
          changes,
        })),
      )
    await announceScopes(change, rows)
    return rows.length
  },
}
