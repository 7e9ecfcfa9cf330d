import { sql, type RawBuilder } from 'kysely'
import type { Permission } from '#kit/contract/define-subjects.ts'
import type { Change } from '#kit/server/call.ts'
import type { Person } from '#kit/server/person.ts'
import { theRow } from '#kit/server/the-row.ts'
import { facts, subject, type SupplementScope } from './supplement.policy.ts'

/** In SQL, of a supplement `s`: whether the person may open it, and sees the groups of protected fields; or does more with it. */
export function seenSupplements(
  { permissions }: Person,
  groups: readonly string[],
  action: Permission['action'] = 'view',
): RawBuilder<boolean> {
  const asked = { action, subject } as const
  const seen = [undefined, ...groups].map((group) => permissions.where(asked, facts, group))
  return sql<boolean>`(${sql.join(seen, sql` and `)})`
}

/** Tells open screens that something that hangs on a supplement is another now. */
export async function announceOnSupplement(
  { db, announce }: Pick<Change, 'db' | 'announce'>,
  { id, topic }: { id: string; topic: string },
): Promise<void> {
  const { rows } = await sql<SupplementScope>`
    select s.program_id as "programId", s.employer_id as "employerId", s.participant_id as "participantId"
    from supplements s where s.id = ${id}`.execute(db)
  await announce({ topic, id, subject, facts: { ...theRow(rows) } })
}
