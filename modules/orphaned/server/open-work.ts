import { sql } from 'kysely'
import { countedBy, type OpenWork } from '#modules/users/server/open-work.ts'
import { subject } from './orphaned.policy.ts'

interface Moved {
  id: string
  reference: string
  version: number
  programId: string
  matchedEmployerId: string | null
}

/** Cases of participants without an employer that somebody looks after, until they are closed. */
export const assignedCases: OpenWork = {
  kind: 'cases',
  place: 15,

  count: countedBy(sql`orphaned_cases where status in ('open', 'rematched')`),

  async handOver(change, { from, to }) {
    const { rows } = await sql<Moved>`
      update orphaned_cases set assignee_id = ${to.id}, version = version + 1, updated_at = clock_now()
      where status in ('open', 'rematched') and assignee_id = ${from.id}
      returning id, reference, version, program_id as "programId", matched_employer_id as "matchedEmployerId"`.execute(
      change.db,
    )
    for (const { id, reference, version, ...facts } of rows) {
      // oxlint-disable no-await-in-loop -- one transaction does one after the other
      await change.audit({
        action: 'orphaned.assign',
        entity: 'orphanedCase',
        entityId: id,
        reference,
        changes: { assignee: [from.name, to.name] },
      })
      await change.announce({ topic: 'orphaned', id, version, subject, facts })
      // oxlint-enable no-await-in-loop
    }
    return rows.length
  },
}
