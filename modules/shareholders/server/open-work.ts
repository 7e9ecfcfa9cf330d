import { sql } from 'kysely'
import { countedBy, type OpenWork } from '#modules/users/server/open-work.ts'
import { announceShareholder } from './record-shareholder.ts'

interface Moved {
  id: string
  number: string
  version: number
  assigneeId: string
  teamId: string | null
}

/** Shareholders that somebody looks after; those that are archived stay with whom they were. */
export const assignedShareholders: OpenWork = {
  kind: 'shareholders',
  place: 20,

  count: countedBy(sql`shareholders where status = 'active'`),

  async handOver(change, { from, to }) {
    const { rows } = await sql<Moved>`
      update shareholders set assignee_id = ${to.id}, version = version + 1, updated_at = clock_now()
      where status = 'active' and assignee_id = ${from.id}
      returning id, number, version, assignee_id as "assigneeId", team_id as "teamId"`.execute(
      change.db,
    )
    for (const shareholder of rows) {
      await change.audit({
        action: 'shareholders.edited',
        entity: 'shareholder',
        entityId: shareholder.id,
        reference: shareholder.number,
        changes: { assigneeId: [from.id, to.id] },
      })
      await announceShareholder(change, shareholder)
    }
    return rows.length
  },
}
