import { sql } from 'kysely'
import type { Db } from '#kit/server/call.ts'

const triggers = ['application_search_is_kept', 'applications_are_counted']

/** Row by row the triggers would take most of the time; what they keep is written per batch. */
export async function setTriggers(db: Db, state: 'disable' | 'enable'): Promise<void> {
  for (const trigger of triggers)
    // oxlint-disable-next-line no-await-in-loop -- one connection answers one after the other
    await sql`alter table applications ${sql.raw(state)} trigger ${sql.ref(trigger)}`.execute(db)
}

/** What the triggers would have written for a batch. */
export async function keepDerived(db: Db): Promise<void> {
  await sql`
    insert into application_search (application_id, stage, program_id, submitted_at, words)
    select a.id, a.stage, a.program_id, a.submitted_at,
      searchable(a.participant_name || ' ' || a.participant_email || ' ' || e.legal_name || ' '
        || coalesce(e.operating_name, ''))
    from scale_batch b join applications a on a.id = b.id join employers e on e.id = a.employer_id`.execute(
    db,
  )
  await sql`
    insert into list_counts as c (counter, key, slot, amount)
    select 'applications', a.stage || ':' || a.program_id, 0, count(*)
    from scale_batch b join applications a on a.id = b.id where a.stage is not null group by 2
    on conflict (counter, key, slot) do update set amount = c.amount + excluded.amount`.execute(db)
}

/** Commitments are what placements hold; the budgets grow with them, or nothing could be approved. */
export async function keepBudgets(db: Db): Promise<void> {
  await sql`
    update program_budgets b set committed = s.total from (
      select program_id, sum(amount) as total from (
        select program_id, committed_amount as amount from placements where status not in ('cancelled', 'lapsed')
        union all select program_id, coalesce(assessed_amount, approved_amount) from funding_requests
          where status not in ('cancelled', 'expired')
        union all select program_id, committed_amount from supplements) c
      group by 1) s
    where s.program_id = b.program_id`.execute(db)
  await sql`
    update programs p set budget_total = least(greatest(p.budget_total, round(b.committed * 1.4, -4)), 9999999999.99)
    from program_budgets b where b.program_id = p.id`.execute(db)
}

interface Compared {
  key: string
  kept: number
  real: number
}

/** The kept numbers beside the real ones. */
export async function compareCounts(db: Db): Promise<Compared[]> {
  const { rows } = await sql<Compared>`
    with kept as (select key, sum(amount) as amount from list_counts where counter = 'applications' group by key),
      found as (select stage || ':' || program_id as key, count(*) as amount from applications
        where stage is not null group by 1)
    select split_part(coalesce(k.key, f.key), ':', 1) || ' ' || p.code as key,
      coalesce(k.amount, 0)::int as kept, coalesce(f.amount, 0)::int as real
    from kept k full join found f on f.key = k.key
      left join programs p on p.id::text = split_part(coalesce(k.key, f.key), ':', 2)
    union all
    select 'search', (select count(*)::int from application_search s join applications a on a.id = s.application_id
      and s.stage is not distinct from a.stage and s.program_id = a.program_id and s.submitted_at = a.submitted_at),
      (select count(*)::int from applications)
    order by 1`.execute(db)
  return rows
}
