import { sql } from 'kysely'
import type { Db } from '#kit/server/call.ts'
import type { Person } from '#kit/server/person.ts'
import { theRow } from '#kit/server/the-row.ts'
import { facts, subject } from './supplement.policy.ts'

/**
 * How many supplements wait for a decision, of those that a person sees: the total of the list with
 * that state. Null for whoever decides none.
 */
export async function countSupplementsToDecide(
  db: Db,
  { type, permissions }: Person,
): Promise<number | null> {
  const viewing = { action: 'view', subject } as const
  const decides = permissions.allows({ action: 'decide', subject }) && permissions.allows(viewing)
  if (type !== 'staff' || !decides) return null
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from supplements s
    where s.status = 'requested' and ${permissions.where(viewing, facts)}`.execute(db)
  return theRow(rows).count
}
