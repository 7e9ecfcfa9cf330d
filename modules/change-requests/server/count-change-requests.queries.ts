import { sql } from 'kysely'
import type { Db } from '#kit/server/call.ts'
import type { Person } from '#kit/server/person.ts'
import { theRow } from '#kit/server/the-row.ts'
import { facts, subject, viewing } from './change-request.policy.ts'

export interface ChangesToDo {
  /** Null for whoever recommends none. */
  toRecommend: number | null
  /** Null for whoever decides none. */
  toDecide: number | null
}

/**
 * How many change requests wait for a person, of those that they see: each number the total of the list
 * with that state. Null for whoever neither recommends nor decides any.
 */
export async function countChangesToDo(
  db: Db,
  { type, permissions }: Person,
): Promise<ChangesToDo | null> {
  const may = (action: 'recommend' | 'decide') => permissions.allows({ action, subject })
  const sees = type === 'staff' && permissions.allows(viewing)
  if (!sees || !(may('recommend') || may('decide'))) return null
  const { rows } = await sql<Record<keyof ChangesToDo, number>>`
    select count(*) filter (where c.status = 'submitted')::int as "toRecommend",
      count(*) filter (where c.status = 'recommended')::int as "toDecide"
    from change_requests c
    where c.status in ('submitted', 'recommended') and ${permissions.where(viewing, facts)}`.execute(
    db,
  )
  const { toRecommend, toDecide } = theRow(rows)
  return {
    toRecommend: may('recommend') ? toRecommend : null,
    toDecide: may('decide') ? toDecide : null,
  }
}
