import { sql } from 'kysely'
import type { Db } from '#kit/server/call.ts'
import type { Person } from '#kit/server/person.ts'
import type { ApplicationStatus } from '../contract/application.status.ts'
import { facts, subjectOf } from './application-list.queries.ts'

/** How many applications wait with somebody in a state, of one age. */
export interface Waiting {
  /** Null: they are with nobody yet. */
  assignee: { id: string; name: string } | null
  status: ApplicationStatus
  /** The review is overdue. */
  isLate: boolean
  /** How many of the days lie after the submission: 0 for what was submitted since the first. */
  age: number
  count: number
}

/**
 * The applications of the list of those that wait, as the person sees it, counted in one statement
 * by who has them, their state, whether they are late, and their age: before how many of the days
 * they were submitted. An index alone answers it.
 */
export async function countWaiting(
  db: Db,
  { permissions }: Person,
  { today, days }: { today: string; days: readonly string[] },
): Promise<Waiting[]> {
  const permission = { action: 'view', subject: subjectOf.pending } as const
  const before = days.map((day) => sql`(a.submitted_at < ${beginOf(day)})::int`)
  const { rows } = await sql<Waiting>`
    with waiting as (
      select a.assignee_id, a.status, a.review_due_on < ${today}::date as is_late,
        ${sql.join(before, sql` + `)} as age, count(*)::int as count
      from applications a
      where a.stage = 'pending' and ${permissions.where(permission, facts)}
      group by 1, 2, 3, 4)
    select case when u.id is not null then jsonb_build_object('id', u.id, 'name', u.name) end as assignee,
      w.status, w.is_late as "isLate", w.age, w.count
    from waiting w left join users u on u.id = w.assignee_id`.execute(db)
  return rows
}

/** As the list's filter on a day finds it; worked out once for the whole statement. */
const beginOf = (day: string) =>
  sql`(select ${day}::date::timestamp at time zone organisation_zone())`
