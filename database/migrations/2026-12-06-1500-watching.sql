-- How each job ended last, whichever process ran it: the queue forgets, and holds too many runs to be
-- asked every few seconds.
create table job_outcomes (
  name text primary key,
  worked_at timestamptz,
  failed_at timestamptz,
  -- Since it last worked.
  failures integer not null default 0 check (failures >= 0),
  milliseconds integer not null check (milliseconds >= 0),
  constraint job_outcomes_of_a_run check (num_nonnulls(worked_at, failed_at) > 0)
);

-- What was found when the audit log was last held against its seals.
create table audit_verifications (
  id uuid primary key default uuidv7(),
  at timestamptz not null default clock_now(),
  sealed bigint not null check (sealed >= 0),
  problems integer not null check (problems >= 0),
  by_whom text not null check (by_whom in ('job', 'command'))
);
create index audit_verifications_latest on audit_verifications (at desc);

-- Open sessions are counted while people work; those that are long over are not read for it.
create index sessions_unexpired on sessions (expires_at) where ended_at is null;
