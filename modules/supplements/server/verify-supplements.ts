import { sql } from 'kysely'
import type { Db } from '#kit/server/call.ts'

/** Whether what supplements keep of their placements equals what it is kept of; answers what differs. */
export async function verifySupplements(db: Db): Promise<string[]> {
  const { rows } = await sql<{ said: string }>`
    select s.reference || ': what a supplement keeps differs' as said
    from supplements s join placements l on l.id = s.placement_id join applications a on a.id = l.application_id
      join participants t on t.id = l.participant_id
    where (s.application_id, s.program_id, s.participant_id, s.employer_id, s.assignee_id, s.name) is distinct from
      (l.application_id, l.program_id, l.participant_id, l.employer_id, a.assignee_id,
        searchable(t.last_name || ' ' || t.first_name))
    union all select s.reference || ': what counts of a closed supplement is not what was given of it'
    from supplements s where s.status = 'closed' and s.used_amount <> supplement_used(s.id)`.execute(
    db,
  )
  return rows.map(({ said }) => said)
}
