import { sql } from 'kysely'
import { countedBy, type OpenWork } from '#modules/users/server/open-work.ts'
import type { LeadScope } from './lead.policy.ts'
import { recordLead } from './record-lead.ts'

interface Moved extends LeadScope {
  id: string
  name: string
  version: number
}

/** Leads that somebody works on; won and lost ones stay with whom they were. */
export const assignedLeads: OpenWork = {
  kind: 'leads',
  place: 25,

  count: countedBy(sql`leads where status_kind = 'open' and deleted_at is null`),

  async handOver(change, { from, to }) {
    const { rows } = await sql<Moved>`
      update leads set assignee_id = ${to.id}, version = version + 1, updated_at = clock_now()
      where status_kind = 'open' and deleted_at is null and assignee_id = ${from.id}
      returning id, name, version, assignee_id as "assigneeId", team_id as "teamId"`.execute(
      change.db,
    )
    const changes = { assigneeId: [from.id, to.id] as [unknown, unknown] }
    // oxlint-disable-next-line no-await-in-loop -- one transaction does one after the other
    for (const each of rows) await recordLead(change, each, { what: 'edited', changes })
    return rows.length
  },
}
