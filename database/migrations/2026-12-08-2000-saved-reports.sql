-- Questions to the reports that people ask again. Whether somebody may see the answer is asked when it
-- is opened, never when the question is saved.
create table saved_reports (
  id uuid primary key default uuidv7(),
  name text not null check (length(name) between 1 and 80),
  report text not null,
  -- Rows, period (relative or by name), comparison, and what narrows it.
  question jsonb not null,
  is_shared boolean not null default false,
  owner_id uuid not null references users on delete cascade,
  version integer not null default 1,
  created_at timestamptz not null default clock_now(),
  updated_at timestamptz not null default clock_now()
);
create index saved_reports_of_owner on saved_reports (owner_id, (searchable(name)), id);
create index saved_reports_shared on saved_reports (report) where is_shared;
create index saved_reports_by_name on saved_reports ((searchable(name)), id);
create index saved_reports_by_change on saved_reports (updated_at, id);

create table saved_report_schedules (
  id uuid not null unique default uuidv7(),
  saved_report_id uuid primary key references saved_reports on delete cascade,
  rhythm text not null check (rhythm in ('weekly', 'monthly', 'quarterly')),
  -- Which business day of the week, the month or the quarter.
  business_day integer not null check (business_day between 1 and 5),
  province text not null,
  hour integer not null check (hour between 0 and 23),
  time_zone text not null,
  state text not null default 'active' check (state in ('active', 'paused', 'stopped')),
  next_run_at timestamptz,
  last_run_at timestamptz,
  last_sent integer,
  updated_at timestamptz not null default clock_now(),
  check ((state = 'active') = (next_run_at is not null))
);
create index saved_report_schedules_due on saved_report_schedules (next_run_at) where next_run_at is not null;

create table saved_report_recipients (
  saved_report_id uuid not null references saved_report_schedules on delete cascade,
  user_id uuid not null references users on delete cascade,
  primary key (saved_report_id, user_id)
);
create index saved_report_recipients_of_user on saved_report_recipients (user_id);
