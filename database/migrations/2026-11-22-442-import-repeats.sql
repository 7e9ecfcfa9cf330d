-- What stands in several rows of one file, by a keyed hash: the first lines that bear it, and of a check
-- the line that would bring it into the register.
create table import_repeats (
  import_id uuid not null references imports on delete cascade,
  -- The fields that rows have in common, with commas between them.
  fields text not null,
  key text not null,
  lines integer[] not null,
  row_count integer not null,
  taken_by integer,
  primary key (import_id, fields, key)
);
-- What the check foresees of a ledger; names are not kept here.
create table import_effects (
  import_id uuid not null references imports on delete cascade,
  record_id uuid not null,
  before jsonb not null,
  -- Null where a balance would be negative.
  after jsonb,
  row_count integer not null,
  refused_lines integer[] not null,
  primary key (import_id, record_id)
);
