-- The same done to many records: what was asked, by whom, and what became of each. Whoever began a
-- run sees it and may take it back; after some days it is forgotten.
create table bulk_runs (
  id uuid primary key default uuidv7(),
  act text not null,
  input jsonb not null,
  person_id uuid not null references users,
  request_id text,
  -- The run that this one takes back.
  undoes_id uuid unique references bulk_runs on delete cascade,
  state text not null default 'running' check (state in ('running', 'done', 'stopped')),
  item_count integer not null check (item_count > 0),
  created_at timestamptz not null,
  -- When a piece of it was done last; of several runs the one that has waited longest is next.
  worked_at timestamptz not null,
  finished_at timestamptz
);
create index bulk_runs_at_work on bulk_runs (worked_at) where state = 'running';
create index bulk_runs_created on bulk_runs (created_at);

create table bulk_items (
  run_id uuid not null references bulk_runs on delete cascade,
  position integer not null,
  record_id uuid not null,
  -- The version at which it is to be done; null for the present one.
  version integer,
  state text not null default 'waiting' check (state in ('waiting', 'done', 'refused')),
  -- What people call it; null when the person may not see it.
  name text,
  -- Why it was refused: code, params and errors.
  problem jsonb,
  version_after integer,
  -- What it was before, where it was changed and that can be taken back.
  before jsonb,
  primary key (run_id, position),
  unique (run_id, record_id),
  check ((state = 'refused') = (problem is not null))
);
create index bulk_items_waiting on bulk_items (run_id, position) where state = 'waiting';
