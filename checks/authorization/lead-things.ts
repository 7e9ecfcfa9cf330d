import { sql } from 'kysely'
import type { TestServer } from '#apps/server/test-server.ts'
import { cast, colleagues } from '#seeds/cast.ts'
import type { Things, Which } from './things.ts'

export interface LeadThings {
  /** Assigned to the adviser, or to somebody of another team. */
  leadId: string
  /** Of no lead, so that it can be deleted. */
  leadStatusId: string
}

export async function leadThings({ db }: TestServer, email: string): Promise<LeadThings> {
  const { rows } = await sql<LeadThings>`
    with taken as (select coalesce(max(place), 0) as place from lead_statuses),
      unused as (insert into lead_statuses (name, color, kind, place)
        select jsonb_build_object('en', 'Unused ' || place, 'fr', 'Inutile ' || place), '#3A7FD5', 'open', place + 1
        from taken returning id)
    select l.id as "leadId", unused.id as "leadStatusId"
    from unused, leads l join users u on u.id = l.assignee_id
    where u.email = ${email} and l.status_kind = 'open' order by l.id limit 1`.execute(db)
  const [found] = rows
  if (!found) throw new Error(`${email} has no lead`)
  return found
}

export async function keepLeads({ db }: TestServer) {
  await sql`create table kept_lead_statuses as select * from lead_statuses`.execute(db)
  await sql`create table kept_leads as select id, status_id, status_kind, assignee_id, rank from leads`.execute(
    db,
  )
}

export async function restoreLeads({ db }: TestServer, { own, other }: Record<Which, Things>) {
  await sql`insert into lead_statuses select * from kept_lead_statuses on conflict do nothing`.execute(
    db,
  )
  await sql`delete from leads where id not in (select id from kept_leads)`.execute(db)
  // Whatever has moved leaves the board before anything takes its place again.
  await sql`update leads l set deleted_at = clock_now() from kept_leads k
    where k.id = l.id and (k.status_id, k.rank) is distinct from (l.status_id, l.rank)`.execute(db)
  await sql`update leads l set deleted_at = null, status_id = k.status_id, status_kind = k.status_kind,
      rank = k.rank
    from kept_leads k where k.id = l.id and (l.id in (${own.leadId}, ${other.leadId})
      or (k.status_id, k.rank) is distinct from (l.status_id, l.rank))`.execute(db)
  await sql`update leads l set assignee_id = u.id from users u
    where (l.id, u.email) in ((${own.leadId}, ${cast.adviser.email}), (${other.leadId}, ${colleagues.annaWeber.email}))
      and l.assignee_id is distinct from u.id`.execute(db)
  await sql`delete from lead_statuses where id not in (select id from kept_lead_statuses)`.execute(
    db,
  )
}
