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
  return [
    ...counts.rows.map(({ key, kept, real }) => `count ${key}: ${kept} kept, ${real} real`),
    ...budgets.rows.map(
      ({ code, kept, real }) =>
        `budget of ${code}: ${kept} committed, ${real} in placements, training and supplements`,
    ),
  ]
}
