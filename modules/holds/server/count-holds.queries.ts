import { sql } from 'kysely'
import type { Db } from '#kit/server/call.ts'
import type { Person } from '#kit/server/person.ts'
import { theRow } from '#kit/server/the-row.ts'
import { facts, subject } from './hold.policy.ts'

/**
 * How many open holds stop payments, of those that a person sees: the total of the list with that
 * state and effect. Null for whoever lifts none.
 */
export async function countPaymentHolds(
  db: Db,
  { type, permissions }: Person,
): Promise<number | null> {
  const viewing = { action: 'view', subject } as const
  if (type !== 'staff' || !permissions.allows({ ...viewing, action: 'decide' })) return null
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from holds h
    where h.status = 'open' and h.effects @> array['payment']
      and ${permissions.where(viewing, facts)}`.execute(db)
  return theRow(rows).count
}
