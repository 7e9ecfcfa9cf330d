import { sql } from 'kysely'
import type { Db } from '#kit/server/call.ts'

/** Whether what requests keep of their placements, their sums and their counts equal what they are kept of; answers what differs. */
export async function verifyRequests(db: Db): Promise<string[]> {
  const { rows } = await sql<{ said: string }>`
    select f.reference || ': what a funding request keeps differs' as said
    from funding_requests f join placements l on l.id = f.placement_id join applications a on a.id = l.application_id
      join participants t on t.id = l.participant_id
    where (f.application_id, f.program_id, f.participant_id, f.employer_id, f.assignee_id, f.name) is distinct from
      (l.application_id, l.program_id, l.participant_id, l.employer_id, a.assignee_id,
        searchable(t.last_name || ' ' || t.first_name))
    union all select f.reference || ': its amounts are not the sums of its lines'
    from funding_requests f, lateral (select sum(n.requested) as requested, sum(n.approved) as approved,
        sum(n.claimed) as claimed, sum(n.assessed) as assessed
      from funding_request_lines n where n.request_id = f.id) s
    where f.requested_amount is distinct from s.requested or f.approved_amount is distinct from s.approved
      or f.claimed_amount is distinct from s.claimed or f.assessed_amount is distinct from s.assessed
    union all select 'count of funding requests ' || coalesce(k.key, r.key) || ': kept and real differ'
    from (select key, sum(amount) as n from list_counts where counter = 'fundingRequests' group by key) k
      full join (select stage || ':' || program_id as key, count(*) as n from funding_requests
        where stage is not null group by 1) r using (key)
    where coalesce(k.n, 0) <> coalesce(r.n, 0)`.execute(db)
  return rows.map(({ said }) => said)
}
