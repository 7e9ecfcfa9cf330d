import { sql, type RawBuilder } from 'kysely'
import type { Person } from '#kit/server/person.ts'
import { facts, subject, subjectOf } from './request.policy.ts'

/**
 * The requests of which a person may read, or export, what was answered: `id`, `reference`, `name`,
 * `withheld`. Answers are exported by whoever exports the list of approved requests.
 */
export function readableRequests(
  { permissions }: Person,
  action: 'view' | 'export',
): RawBuilder<unknown> {
  const viewing = { action: 'view', subject } as const
  const may = (group?: 'personal') =>
    action === 'view'
      ? permissions.where(viewing, facts, group)
      : sql<boolean>`(${permissions.where(viewing, facts, group)}
          and ${permissions.where({ action, subject: subjectOf.approved }, facts, group)})`
  return sql`select f.id, f.reference, '{}'::text[] as withheld,
      case when ${may('personal')} then t.first_name || ' ' || t.last_name else '' end as name
    from funding_requests f join participants t on t.id = f.participant_id where ${may()}`
}
