import { sql } from 'kysely'
import type { Db } from '#kit/server/call.ts'
import type { Person } from '#kit/server/person.ts'
import { theRow } from '#kit/server/the-row.ts'
import { facts, viewing } from './monitoring.policy.ts'

/**
 * How many forms were sent and wait to be accepted, of those that a person sees: the total of the list
 * with that state. Null for whoever accepts none.
 */
export async function countToReview(db: Db, { type, permissions }: Person): Promise<number | null> {
  if (type !== 'staff' || !permissions.allows({ ...viewing, action: 'decide' })) return null
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from monitoring_forms f
    where f.status = 'submitted' and ${permissions.where(viewing, facts)}`.execute(db)
  return theRow(rows).count
}
