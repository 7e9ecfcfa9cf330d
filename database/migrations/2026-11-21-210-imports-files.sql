-- An import is a file's rows and what became of each. Rows are stored encrypted: they bear what the
-- records bear, bank details included. What one file's header was given once is offered again.
create table imports (
  id uuid primary key default uuidv7(),
  kind text not null,
  file_name text not null,
  size_bytes integer not null,
  encoding text not null,
  delimiter text not null,
  header jsonb not null,
  state text not null default 'uploaded' check (state in
    ('uploaded', 'checking', 'checked', 'running', 'done', 'reverting', 'reverted', 'stopped')),
  -- What went on when it stopped, to go on with.
  stopped_in text check (stopped_in in ('checking', 'running', 'reverting')),
  mapping jsonb,
  options jsonb,
  notices jsonb not null default '[]',
  -- The rows of a file that is checked again are put in order first.
  is_arranged boolean not null default false,
  row_count integer not null,
  done_count integer not null default 0,
  counts jsonb not null default '{}',
  has_content boolean not null default true,
  started_at timestamptz,
  finished_at timestamptz,
  created_by uuid not null references users,
  acted_by uuid references users,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index imports_by_creation on imports (created_at, id);
create index imports_at_work on imports (id) where state in ('checking', 'running', 'reverting');
create index imports_by_header on imports (kind, md5(header::text), id);

create table import_rows (
  import_id uuid not null references imports on delete cascade,
  line integer not null,
  content text,
  -- Rows of one group are taken together, in this order.
  group_key text collate "C" not null default '',
  order_key text collate "C" not null default '',
  state text not null default 'waiting' check (state in
    ('waiting', 'ready', 'refused', 'created', 'updated', 'skipped', 'failed', 'reverted', 'kept')),
  -- Of a row that is ready: what would become of it.
  planned text check (planned in ('created', 'updated', 'skipped')),
  problem jsonb,
  record_id uuid,
  reference text,
  record_version integer,
  before text,
  primary key (import_id, line)
);
create index import_rows_in_order on import_rows (import_id, state, group_key, order_key, line);
