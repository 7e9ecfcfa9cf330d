import { sql } from 'kysely'
import type { Db } from '#kit/server/call.ts'

interface Wanted {
  leads: number
  log: (line: string) => void
}

const piece = 50_000
const triggers = ['leads_are_counted', 'changed_leads_are_counted', 'leads_follow_the_team']

/** Adds leads as variations of the demonstration's, below those that are there. All or nothing; others wait meanwhile. */
export async function fillLeads(db: Db, { leads, log }: Wanted): Promise<void> {
  await setTriggers(db, 'disable')
  for (let from = 0; from < leads; from += piece) {
    const count = Math.min(piece, leads - from)
    // oxlint-disable-next-line no-await-in-loop -- one connection answers one after the other
    await addLeads(db, { from, count })
    log(`${(from + count).toLocaleString('en')} leads`)
  }
  await setTriggers(db, 'enable')
  await countAnew(db)
}

async function setTriggers(db: Db, state: 'enable' | 'disable') {
  for (const name of triggers)
    // oxlint-disable-next-line no-await-in-loop -- one connection answers one after the other
    await sql`alter table leads ${sql.raw(state)} trigger ${sql.ref(name)}`.execute(db)
}

const addLeads = (db: Db, { from, count }: { from: number; count: number }) =>
  sql`
    with t as materialized (select *, row_number() over (order by id) as place from leads
        where email is null or email not like 'lead.%'),
      below as (select coalesce(ceil(max(rank)), 0) as rank from leads),
      g as (select ${from}::int + n as g, n, 1 + (n % (select max(place) from t)) as place
        from generate_series(1, ${count}::int) n)
    insert into leads (name, company, email, phone, status_id, status_kind, status_entered_at, source_id, temperature,
      assignee_id, team_id, expected_volume, expected_amount, next_step, next_step_on, lost_reason, rank, created_by, created_at)
    select name || ' ' || g, company, 'lead.' || g || '@example.net', phone, status_id, status_kind,
      status_entered_at - g % 97 * interval '7 minutes', source_id, temperature, assignee_id, team_id, expected_volume,
      expected_amount, next_step, next_step_on + g % 19, lost_reason, below.rank + n, created_by,
      created_at - g % 89 * interval '1 hour'
    from below, g join t using (place)`.execute(db)

async function countAnew(db: Db) {
  await sql`delete from list_counts where counter in ('leads', 'leadAmounts')`.execute(db)
  await sql`
    with l as (select status_id || ':' || coalesce(assignee_id::text, '') as key, count(*) as n,
        (coalesce(sum(expected_amount), 0) * 100)::bigint as amount
      from leads where deleted_at is null group by 1)
    insert into list_counts (counter, key, slot, amount)
    select 'leads', key, 0, n from l union all select 'leadAmounts', key, 0, amount from l`.execute(
    db,
  )
}
