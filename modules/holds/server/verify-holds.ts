import { sql } from 'kysely'
import type { Db } from '#kit/server/call.ts'

/** Whether kept marks, names and counts equal what they are kept of; answers what differs. */
export async function verifyHolds(db: Db): Promise<string[]> {
  const { rows } = await sql<{ said: string }>`
    select a.reference || ': kept mark of a hold differs' as said from applications a
    where a.is_on_hold <> is_held(a.employer_id, a.participant_id, a.program_id, 'decision', a.id, a.submitted_at)
    union all select l.reference || ': kept mark of a hold differs' from placements l
    where l.status in ('planned', 'accepted')
      and l.is_on_hold <> is_held(l.employer_id, l.participant_id, l.program_id, 'agreement', l.application_id, null)
    union all select h.reference || ': kept name differs' from holds h
      left join employers e on e.id = h.employer_id left join participants t on t.id = h.participant_id
    where h.name <> searchable(coalesce(e.legal_name, t.last_name || ' ' || t.first_name))
    union all select 'holds: counted and real differ'
    where (select coalesce(sum(amount), 0) from list_counts where counter = 'holds') <> (select count(*) from holds)`.execute(
    db,
  )
  return rows.map(({ said }) => said)
}
