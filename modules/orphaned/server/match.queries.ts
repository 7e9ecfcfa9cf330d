import { sql } from 'kysely'
import type { Db } from '#kit/server/call.ts'
import type { Match } from '../contract/orphaned.endpoints.ts'

const most = 10

/**
 * Employers of the case's program that have a place left under its limits, the best fit first: in the
 * person's region, with the same occupation or one of its field, in their language, and with placements
 * completed. Never the one that they come from.
 */
export async function readMatches(db: Db, id: string): Promise<Match[]> {
  const { rows } = await sql<Match>`
    with sought as (select * from orphaned_cases where id = ${id}),
    roomy as (
      select e.id, e.legal_name, e.city, e.language, e.province, s.program_id, s.noc,
        p.max_active_per_employer - x.places as room,
        case when p.max_amount_per_employer is null then null else
          greatest(p.max_amount_per_employer - coalesce((select sum(l.committed_amount) from placements l
            where l.program_id = p.id and l.employer_id = e.id and l.status not in ('cancelled', 'lapsed')
              and fiscal_year(l.start_on, p.fiscal_year_start)
                = fiscal_year(organisation_today(), p.fiscal_year_start)), 0), 0)::numeric(11, 2) end as left_of_year,
        array_remove(array[
          case when e.province = s.region then 'region' end,
          case when exists (select 1 from applications a where a.employer_id = e.id and a.noc = s.noc) then 'noc'
            when exists (select 1 from applications a where a.employer_id = e.id
              and left(a.noc, 2) = left(s.noc, 2)) then 'field' end,
          case when e.language = s.language then 'language' end,
          case when exists (select 1 from placements l where l.employer_id = e.id and l.status = 'completed')
            then 'experience' end], null) as reasons
      from sought s join programs p on p.id = s.program_id
        join employer_programs x on x.program_id = s.program_id and x.applications > 0
          and x.places < p.max_active_per_employer
        join employers e on e.id = x.employer_id
      where e.id <> s.former_employer_id and e.contact_proven_at is not null
        and not is_held(e.id, null, s.program_id, 'match', null, null))
    select jsonb_build_object('id', id, 'name', legal_name) as employer, city, language, reasons, room,
      left_of_year::text as "amountLeft"
    from roomy where left_of_year is null or left_of_year > 0
    order by ('region' = any(reasons))::int * 4 + ('noc' = any(reasons))::int * 3 + ('field' = any(reasons))::int * 2
      + ('language' = any(reasons))::int * 2 + ('experience' = any(reasons))::int desc, legal_name, id
    limit ${most}`.execute(db)
  return rows
}

/**
 * Whether an employer has a place left for one more of a program; null when there is none whose address
 * is proven: nobody else is written to of a participant.
 */
export async function hasRoom(
  db: Db,
  { programId, employerId }: { programId: string; employerId: string },
): Promise<boolean | null> {
  const { rows } = await sql<{ hasRoom: boolean }>`
    select (select count(*) from placements l where l.program_id = p.id and l.employer_id = e.id
      and l.status in ('planned', 'accepted', 'active')) < p.max_active_per_employer as "hasRoom"
    from programs p, employers e where p.id = ${programId} and e.id = ${employerId}
      and e.contact_proven_at is not null`.execute(db)
  return rows[0]?.hasRoom ?? null
}
