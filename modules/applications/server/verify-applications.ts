import { sql } from 'kysely'
import type { Db } from '#kit/server/call.ts'
import { holdsMoney } from '#modules/placements/server/balances.queries.ts'

/** Whether kept figures equal what they are kept of; answers what does not. */
export async function verifyApplications(db: Db): Promise<string[]> {
  const counts = await sql<{ key: string; kept: number; real: number }>`
    with kept as (select key, sum(amount)::int as n from list_counts where counter = 'applications' group by key),
      real as (select stage || ':' || program_id as key, count(*)::int as n from applications where stage is not null group by 1)
    select coalesce(kept.key, real.key) as key, coalesce(kept.n, 0) as kept, coalesce(real.n, 0) as real
    from kept full join real using (key) where coalesce(kept.n, 0) <> coalesce(real.n, 0)`.execute(
    db,
  )
  const budgets = await sql<{ code: string; kept: string; real: string }>`
    select p.code, b.committed::text as kept, s.real::text as real
    from programs p join program_budgets b on b.program_id = p.id, lateral (select
        coalesce((select sum(l.committed_amount) from placements l where l.program_id = p.id and ${holdsMoney}), 0)
        + coalesce((select sum(coalesce(f.assessed_amount, f.approved_amount)) from funding_requests f
          where f.program_id = p.id and f.status not in ('cancelled', 'expired')), 0)
        + coalesce((select sum(n.committed_amount) from supplements n
          where n.program_id = p.id), 0) as real) s
    where b.committed <> s.real`.execute(db)
  const regions = await sql<{ code: string; region: string; kept: string; real: string }>`
    select p.code, r.region, r.committed::text as kept, coalesce(s.real, 0)::text as real
    from program_regions r join programs p on p.id = r.program_id left join lateral (
      select sum(committed_of_application(a.id)) as real from applications a
      where a.program_id = r.program_id and a.approved_amount is not null
        and region_part(r.program_id, a.id) = r.region) s on true
    where r.committed <> coalesce(s.real, 0)`.execute(db)
  const divided = await sql<{ code: string; kept: string; real: string }>`
    select p.code, sum(r.amount)::text as kept, p.budget_total::text as real
    from program_regions r join programs p on p.id = r.program_id
    group by p.id having sum(r.amount) <> p.budget_total`.execute(db)
  return [
    ...counts.rows.map(({ key, kept, real }) => `count ${key}: ${kept} kept, ${real} real`),
    ...budgets.rows.map(
      ({ code, kept, real }) =>
        `budget of ${code}: ${kept} committed, ${real} in placements, training and supplements`,
    ),
    ...regions.rows.map(
      ({ code, region, kept, real }) =>
        `budget of ${code} in ${region}: ${kept} committed, ${real} in placements, training and supplements`,
    ),
    ...divided.rows.map(
      ({ code, kept, real }) => `budget of ${code}: ${kept} in its regions, ${real} in all`,
    ),
  ]
}
