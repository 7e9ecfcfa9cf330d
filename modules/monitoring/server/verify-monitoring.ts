import { sql } from 'kysely'
import type { Db } from '#kit/server/call.ts'

/** Whether what forms keep of their placements, and their counts, equal what they are kept of; answers what differs. */
export async function verifyMonitoring(db: Db): Promise<string[]> {
  const { rows } = await sql<{ said: string }>`
    select l.reference || ': what a monitoring form keeps differs' as said
    from monitoring_forms f join placements l on l.id = f.placement_id join applications a on a.id = l.application_id
      join participants t on t.id = l.participant_id
    where (f.application_id, f.program_id, f.participant_id, f.employer_id, f.assignee_id, f.name) is distinct from
      (l.application_id, l.program_id, l.participant_id, l.employer_id, a.assignee_id,
        searchable(t.last_name || ' ' || t.first_name))
    union all select 'monitoring forms: counted and real differ'
    where (select coalesce(sum(amount), 0) from list_counts where counter = 'monitoringForms')
      <> (select count(*) from monitoring_forms)`.execute(db)
  return rows.map(({ said }) => said)
}
