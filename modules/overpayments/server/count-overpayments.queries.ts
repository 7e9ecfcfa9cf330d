import { sql } from 'kysely'
import type { Db } from '#kit/server/call.ts'
import type { Person } from '#kit/server/person.ts'
import { theRow } from '#kit/server/the-row.ts'
import { facts, paying, subject } from './overpayment.policy.ts'
import { isOverdue } from './overpayment.queries.ts'

/** What is owed back, and what of it is overdue. */
export interface OverpaymentsOwed {
  owed: number
  overdue: number
}

/** Of the overpayments that a person sees, for whoever looks after them; null for anybody else. */
export async function countOverpayments(db: Db, person: Person): Promise<OverpaymentsOwed | null> {
  const { type, permissions } = person
  const viewing = { action: 'view', subject } as const
  if (type !== 'staff' || !permissions.allows(paying) || !permissions.allows(viewing)) return null
  const { rows } = await sql<OverpaymentsOwed>`
    select count(*)::int as owed, (count(*) filter (where ${isOverdue}))::int as overdue
    from overpayments o where o.status = 'owed' and ${permissions.where(viewing, facts)}`.execute(
    db,
  )
  return theRow(rows)
}
