import { sql } from 'kysely'
import type { Db } from '#kit/server/call.ts'
import type { Person } from '#kit/server/person.ts'
import { theRow } from '#kit/server/the-row.ts'
import { facts, viewing } from './monitoring.policy.ts'
import { isLate } from './monitoring.queries.ts'

/** Forms that were sent, and those that should have been. */
export interface FormsToReview {
  toReview: number
  late: number
}

/**
 * How many forms were sent and wait to be accepted, and how many are late, of those that a person
 * sees: the totals of the list with that state and that timing. Null for whoever accepts none.
 */
export async function countToReview(
  db: Db,
  { type, permissions }: Person,
): Promise<FormsToReview | null> {
  if (type !== 'staff' || !permissions.allows({ ...viewing, action: 'decide' })) return null
  const { rows } = await sql<FormsToReview>`
    select (count(*) filter (where f.status = 'submitted'))::int as "toReview",
      (count(*) filter (where ${isLate}))::int as late
    from monitoring_forms f
    where f.status in ('submitted', 'open') and ${permissions.where(viewing, facts)}`.execute(db)
  return theRow(rows)
}
