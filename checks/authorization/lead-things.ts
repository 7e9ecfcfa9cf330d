import { sql } from 'kysely'
import type { TestServer } from '#apps/server/test-server.ts'
import { cast, colleagues } from '#seeds/cast.ts'
import type { Things, Which } from './things.ts'

export interface LeadThings {
  /** Assigned to the adviser, or to somebody of another team. */
  leadId: string
  /** The same, joined to a shareholder of whom that is. */
  convertedLeadId: string
  /** Of no lead, so that it can be deleted. */
  leadStatusId: string
}

export async function leadThings({ db }: TestServer, email: string): Promise<LeadThings> {
  const { rows } = await sql<LeadThings>`
    with taken as (select coalesce(max(place), 0) as place from lead_statuses),
      unused as (insert into lead_statuses (name, color, kind, place)
        select jsonb_build_object('en', 'Unused ' || place, 'fr', 'Inutile ' || place), '#3A7FD5', 'open', place + 1
        from taken returning id)
    select l.id as "leadId", unused.id as "leadStatusId", '' as "convertedLeadId"
    from unused, leads l join users u on u.id = l.assignee_id
    where u.email = ${email} and l.status_kind = 'open' order by l.id limit 1`.execute(db)
  const [found] = rows
  if (!found) throw new Error(`${email} has no lead`)
  return { ...found, convertedLeadId: await convertedLead(db, email) }
}

const joined = sql`converted_at = clock_now(), converted_by = l.assignee_id, converted_shareholder_id =
  (select s.id from shareholders s where s.assignee_id = l.assignee_id and s.status = 'active' order by s.id limit 1)`

/** One that was joined to a shareholder while it was won already, and is won still when that is undone. */
async function convertedLead(db: TestServer['db'], email: string): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into leads (name, email, status_id, status_kind, assignee_id, expected_amount, rank)
    select 'Joined', 'joined@example.net', st.id, st.kind, u.id, 900,
      (select coalesce(max(rank), 0) + 1 from leads where status_id = st.id)
    from users u, (select * from lead_statuses where kind = 'won' order by place limit 1) st
    where u.email = ${email} returning id`.execute(db)
  const id = rows[0]?.id ?? ''
  await joinAgain(db, id)
  return id
}

async function joinAgain(db: TestServer['db'], id: string) {
  await sql`update leads l set ${joined} where id = ${id}`.execute(db)
  await sql`insert into lead_conversions (lead_id, is_new, before, parts)
    select l.id, false, jsonb_build_object('rank', l.rank::text, 'statusId', l.status_id, 'kind', 'won',
        'statusEnteredAt', l.status_entered_at, 'expectedAmount', '900.00', 'lostReason', null, 'lostNote', null),
      '{"notes": [], "tasks": [], "files": []}'
    from leads l where l.id = ${id} on conflict do nothing`.execute(db)
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
  const joinedIds = [own.convertedLeadId, other.convertedLeadId]
  await sql`update leads set converted_at = null, converted_by = null, converted_shareholder_id = null
    where converted_at is not null and id <> all(${joinedIds}::uuid[])`.execute(db)
  await sql`delete from lead_conversions where lead_id <> all(${joinedIds}::uuid[])`.execute(db)
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
  for (const id of joinedIds) await joinAgain(db, id)
}
