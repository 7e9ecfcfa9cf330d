import { sql } from 'kysely'
import type { Change } from '#kit/server/call.ts'
import { giveOpenedTasks } from '#modules/notes-and-tasks/server/opened-tasks.ts'
import { countedBy, type OpenWork } from '#modules/users/server/open-work.ts'

interface Moved {
  id: string
  reference: string
  version: number
  programId: string
  employerId: string
  participantId: string | null
}

/** Under review, or approved with a placement that is still to be looked after. */
const isUnderWay = sql`(stage = 'pending' or stage = 'approved' and not placement_is_over)`

/** Applications that somebody looks after. */
export const assignedApplications: OpenWork = {
  kind: 'applications',
  place: 10,

  count: countedBy(sql`applications where ${isUnderWay}`),

  async handOver(change, { from, to }) {
    const { rows } = await sql<Moved>`
      update applications set assignee_id = ${to.id}, version = version + 1, updated_at = clock_now()
      where ${isUnderWay} and assignee_id = ${from.id}
      returning id, reference, version, program_id as "programId", seen_employer_id as "employerId",
        participant_id as "participantId"`.execute(change.db)
    for (const application of rows) await moved(change, application, { from: from.name, to })
    return rows.length
  },
}

/** The tasks that the product gave on it go along, as when it is assigned to somebody else. */
async function moved(change: Change, application: Moved, who: HandedOver) {
  await giveOpenedTasks(change, { kind: 'application', id: application.id }, who.to.id)
  await recordHandOver(change, application, who)
}

interface HandedOver {
  from: string
  to: { id: string; name: string }
}

/** In the history it is what an assignment to somebody else is. */
async function recordHandOver(
  change: Change,
  { id, reference, version, ...scope }: Moved,
  { from, to }: HandedOver,
) {
  await change.audit({
    action: 'applications.reassign',
    entity: 'application',
    entityId: id,
    reference,
    changes: { assignee: [from, to.name] },
  })
  await change.announce({
    topic: 'applications',
    id,
    version,
    subject: 'Applications View',
    facts: { ...scope, assigneeId: to.id },
  })
}
