import { sql } from 'kysely'
import type { Db } from '#kit/server/call.ts'

/** Whether kept days and counts equal what they are kept of, and rematches what they go on from; answers what differs. */
export async function verifyOrphaned(db: Db): Promise<string[]> {
  const { rows } = await sql<{ said: string }>`
    select c.reference || ': kept due day differs' as said from orphaned_cases c
    where c.due_on is distinct from (select min(due_on) from orphaned_steps s where s.case_id = c.id and s.done_on is null)
    union all select c.reference || ': kept name differs' from orphaned_cases c join participants p on p.id = c.participant_id
    where c.name <> searchable(p.last_name || ' ' || p.first_name)
    union all select c.reference || ': more is committed again than was left' from orphaned_cases c
      join placements n on n.id = c.rematch_placement_id
    where coalesce(n.amount_before_end, n.committed_amount) > c.amount_left
    union all select 'orphaned: counted and real differ'
    where (select coalesce(sum(amount), 0) from list_counts where counter = 'orphaned')
      <> (select count(*) from orphaned_cases)`.execute(db)
  return rows.map(({ said }) => said)
}
