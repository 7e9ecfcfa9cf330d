import { sql } from 'kysely'
import type { Db } from '#kit/server/call.ts'
import type { Person } from '#kit/server/person.ts'
import { countRequests } from './request-list.queries.ts'
import { facts, subject, subjectOf } from './request.policy.ts'

/**
 * How many requests wait for a decision, of those that a person sees: the total of their list. Null for
 * whoever decides none.
 */
export async function countToDecide(db: Db, person: Person): Promise<number | null> {
  const decides = person.permissions.allows({ action: 'decide', subject })
  return decides ? countRequests(db, person, 'awaitingApproval') : null
}

/**
 * How many requests have evidence that waits to be reviewed, of those that a person sees: the total of their
 * list in this state. Null for whoever reviews none.
 */
export async function countToReview(db: Db, { type, permissions }: Person): Promise<number | null> {
  const viewing = { action: 'view', subject: subjectOf.approved } as const
  const reviews = permissions.allows({ action: 'verify', subject }) && permissions.allows(viewing)
  if (type !== 'staff' || !reviews) return null
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from funding_requests f
    where f.stage = 'approved' and f.status = 'evidenceSent' and ${permissions.where(viewing, facts)}`.execute(
    db,
  )
  return rows[0]?.count ?? 0
}
