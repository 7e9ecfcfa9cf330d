import { sql } from 'kysely'
import type { Db } from '#kit/server/call.ts'

/** Whether what payments keep of their placements and their sums equal what they are kept of; answers what differs. */
export async function verifyPayments(db: Db): Promise<string[]> {
  const { rows } = await sql<{ said: string }>`
    select y.reference || ': what a payment keeps differs' as said
    from payments y join placements l on l.id = y.placement_id join applications a on a.id = l.application_id
      join participants t on t.id = l.participant_id
    where (y.application_id, y.program_id, y.participant_id, y.employer_id, y.assignee_id, y.name) is distinct from
      (l.application_id, l.program_id, l.participant_id, l.employer_id, a.assignee_id,
        searchable(t.last_name || ' ' || t.first_name))
    union all select y.reference || ': is paid to another payee than its supplement'
    from payments y left join supplements s on s.id = y.supplement_id where y.payee <> coalesce(s.payee, 'employer')
    union all select y.reference || ': its amounts and days are not those of its lines'
    from payments y, lateral (select sum(n.claimed) as claimed, sum(n.assessed) as assessed, min(n.from_on) as first,
      max(n.to_on) as last from payment_lines n where n.payment_id = y.id) s
    where y.source = 'claim' and (y.claimed_amount, y.assessed_amount, y.period_from, y.period_to) is distinct from
      (s.claimed, s.assessed, s.first, s.last)
    union all select y.reference || ': what is paid of a course is not what was assessed of it'
    from payments y join funding_requests f on f.id = y.funding_request_id
    where y.status <> 'cancelled' and (y.placement_id, y.claimed_amount, y.assessed_amount, y.paid_on) is distinct from
      (f.placement_id, f.claimed_amount, f.assessed_amount, case when y.status = 'paid' then f.paid_on else y.paid_on end)
    union all select s.reference || ': more is claimed of a supplement than is approved of it'
    from supplements s where exists (select from payments y where y.supplement_id = s.id
      and y.status not in ('declined', 'cancelled')) and (s.status not in ('approved', 'closed') or supplement_claimed(s.id, null) > s.approved_amount)
    union all select f.reference || ': is paid or not otherwise than its payment'
    from funding_requests f join payments y on y.funding_request_id = f.id and y.status <> 'cancelled'
    where (y.status = 'paid') <> (f.paid_on is not null)
    union all select l.reference || ': more is approved than is committed'
    from placements l where placement_paid(l.id, null) > l.committed_amount`.execute(db)
  return rows.map(({ said }) => said)
}
