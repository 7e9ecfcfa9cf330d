import { sql, type RawBuilder } from 'kysely'
import type { Permission } from '#kit/contract/define-subjects.ts'
import type { Change } from '#kit/server/call.ts'
import type { Person } from '#kit/server/person.ts'
import { theRow } from '#kit/server/the-row.ts'
import { facts, subject, type RequestScope } from './request.policy.ts'

/** In SQL, of a request `f`: whether the person may open it, and sees the groups of protected fields; or does more with it. */
export function seenRequests(
  { permissions }: Person,
  groups: readonly string[],
  action: Permission['action'] = 'view',
): RawBuilder<boolean> {
  const asked = { action, subject } as const
  const seen = [undefined, ...groups].map((group) => permissions.where(asked, facts, group))
  return sql<boolean>`(${sql.join(seen, sql` and `)})`
}

/** Tells open screens that something that hangs on a request is another now. */
export async function announceOnRequest(
  { db, announce }: Pick<Change, 'db' | 'announce'>,
  { id, topic }: { id: string; topic: string },
): Promise<void> {
  const { rows } = await sql<RequestScope>`
    select f.program_id as "programId", f.employer_id as "employerId", f.participant_id as "participantId"
    from funding_requests f where f.id = ${id}`.execute(db)
  await announce({ topic, id, subject, facts: { ...theRow(rows) } })
}
