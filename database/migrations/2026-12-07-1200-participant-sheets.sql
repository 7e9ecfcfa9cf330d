-- Participants of one employer that are entered together: a sheet is one person's, and they are at one at
-- a time. Each of its rows becomes an application of its own.
create table participant_sheets (
  id uuid primary key default uuidv7(),
  person_id uuid not null references users (id) on delete cascade,
  -- What holds for all rows, as it was typed.
  terms jsonb not null default '{}',
  created_at timestamptz not null default clock_now(),
  updated_at timestamptz not null default clock_now(),
  closed_at timestamptz
);
create unique index participant_sheets_current on participant_sheets (person_id) where closed_at is null;

create table participant_sheet_rows (
  id uuid not null unique default uuidv7(),
  sheet_id uuid not null references participant_sheets (id) on delete cascade,
  -- Made where the row was typed: sent twice, it is one row.
  key text not null check (key ~ '^[0-9a-z]{8,40}$'),
  position integer not null check (position > 0),
  state text not null default 'typed' check (state in ('typed', 'waiting', 'sent', 'refused')),
  -- The cells, encrypted; none once the sheet was put away.
  content text,
  -- Why it was refused.
  problem jsonb,
  application_id uuid unique references applications (id),
  -- When it was last asked to be submitted, and with which terms; rows of one moment were so together.
  asked_at timestamptz,
  terms jsonb,
  primary key (sheet_id, key),
  constraint participant_sheet_rows_sent check ((state = 'sent') = (application_id is not null)),
  constraint participant_sheet_rows_asked check (state not in ('waiting', 'sent') or asked_at is not null),
  constraint participant_sheet_rows_terms check (state <> 'waiting' or terms is not null)
);
create index participant_sheet_rows_waiting on participant_sheet_rows (asked_at, position) where state = 'waiting';
