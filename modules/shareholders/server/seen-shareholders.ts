import { sql, type RawBuilder } from 'kysely'
import type { Person } from '#kit/server/person.ts'

/** In SQL, of a shareholder `s`: whether the person sees it, as `maySee` says of one that was read. */
export function seenShareholder({ permissions }: Person): RawBuilder<boolean> {
  const facts = { assigneeId: sql`s.assignee_id`, teamId: sql`s.team_id` }
  const seen = (['Shareholders List', 'Shareholders View'] as const).map((subject) =>
    permissions.where({ action: 'view', subject }, facts),
  )
  return sql<boolean>`(${sql.join(seen, sql` or `)})`
}
