import { sql } from 'kysely'
import type { Db } from '#kit/server/call.ts'

/** What a list shows of an application, as one row of one table. */
export const listed = [
  'id',
  'reference',
  'program_id',
  'employer_name',
  'participant_name',
  'email',
  'status',
  'step',
  'submitted_at',
  'assignee_id',
  'region',
  'requested_amount',
] as const

const more = ['phone', 'employer_email', 'position_title', 'street', 'city', 'duties'] as const
export const read = [...listed, ...more, 'start_on', 'end_on', 'updated_at'] as const

/**
 * The product’s applications once more, flat, in a schema of their own: with the indexes of a list, names to be
 * searched, and counters that triggers keep. What bare Node reads and writes lies in the same server as the product.
 */
export async function makeFloorTable(db: Db): Promise<void> {
  await sql`drop schema if exists bench cascade; create schema bench`.execute(db)
  await sql`create table bench.applications as
    select a.id, a.reference, a.program_id, e.legal_name as employer_name, a.participant_name, a.participant_email as email,
      coalesce(a.stage, 'withdrawn') as status, a.status as step, a.submitted_at, a.assignee_id, a.region, a.requested_amount,
      e.contact_phone as phone, e.contact_email as employer_email, a.position_title, a.workplace_street as street,
      a.workplace_city as city, a.duties, a.start_on, a.end_on, a.updated_at
    from applications a join employers e on e.id = a.employer_id`.execute(db)
  await sql`create table bench.requests as select id, program_id, status from funding_requests`.execute(
    db,
  )
  await sql`
    alter table bench.applications add primary key (id);
    create index on bench.applications (status, submitted_at desc, id desc) include (program_id);
    create index on bench.applications (submitted_at desc, id desc);
    create index on bench.applications (program_id);
    create index on bench.applications using gin (lower(participant_name) gin_trgm_ops);
    create index on bench.applications using gin (lower(employer_name) gin_trgm_ops);
    create index on bench.requests (status, program_id)`.execute(db)
  await keepCounters(db)
}

/** The counters of the quickest floor, and that writes pay for them. */
const keepCounters = (db: Db) =>
  sql`
    create table bench.counters (subject text, program_id uuid, status text, slot int, n bigint,
      primary key (subject, program_id, status, slot)) with (fillfactor = 50);
    insert into bench.counters select 'a', program_id, status, 0, count(*) from bench.applications group by 2, 3;
    insert into bench.counters select 'r', program_id, status, 0, count(*) from bench.requests group by 2, 3;
    create function bench.count_one() returns trigger language plpgsql as $$
    begin
      insert into bench.counters values ('a', new.program_id, new.status, pg_backend_pid() % 16, 1)
      on conflict (subject, program_id, status, slot) do update set n = bench.counters.n + 1;
      return null;
    end $$;
    create trigger counted after insert on bench.applications for each row execute function bench.count_one()`.execute(
    db,
  )
