-- What was told to a funder: figures with their definitions, as they were. Nothing of it is ever altered
-- or deleted; a later one may take its place, and that is a row of its own.
create table frozen_reports (
  id uuid primary key default uuidv7(),
  number integer generated always as identity unique,
  report text not null,
  -- Whose: the scope that it was counted in, by which whoever reads it is held.
  kind text not null check (kind in ('finance', 'office')),
  is_personal boolean not null,
  program_id uuid references programs,
  period text not null,
  sent_to text not null check (length(sent_to) between 1 and 200),
  note text check (length(note) between 1 and 2000),
  -- The answer, the question, and the words of both languages.
  content jsonb not null,
  -- SHA-256 of all of it, kept in the audit log as well.
  digest text not null check (digest ~ '^[0-9a-f]{64}$'),
  title_en text not null,
  title_fr text not null,
  search_words text not null generated always as
    (searchable(title_en || ' ' || title_fr || ' ' || sent_to || ' ' || coalesce(note, ''))) stored,
  frozen_by uuid not null references users,
  frozen_at timestamptz not null default clock_now()
);
create index frozen_reports_by_time on frozen_reports (frozen_at, id);
create index frozen_reports_by_recipient on frozen_reports ((searchable(sent_to)), id);
create index frozen_reports_of_program on frozen_reports (program_id) where program_id is not null;
create index frozen_reports_of_person on frozen_reports (frozen_by);
create index frozen_reports_words on frozen_reports using gin (search_words gin_trgm_ops) with (fastupdate = off);

create table frozen_report_withdrawals (
  id uuid not null unique default uuidv7(),
  frozen_report_id uuid primary key references frozen_reports,
  superseded_by uuid not null references frozen_reports,
  reason text not null check (length(reason) between 1 and 500),
  withdrawn_by uuid not null references users,
  withdrawn_at timestamptz not null default clock_now(),
  check (superseded_by <> frozen_report_id)
);
create index frozen_report_withdrawals_by_successor on frozen_report_withdrawals (superseded_by);

create function refuse_change_of_frozen_report() returns trigger language plpgsql as $$
begin
  raise exception 'frozen reports are append-only';
end $$;
create trigger frozen_reports_are_append_only before update or delete on frozen_reports
  for each row execute function refuse_change_of_frozen_report();
create trigger frozen_reports_are_never_emptied before truncate on frozen_reports
  execute function refuse_change_of_frozen_report();
create trigger frozen_report_withdrawals_are_append_only before update or delete on frozen_report_withdrawals
  for each row execute function refuse_change_of_frozen_report();
create trigger frozen_report_withdrawals_are_never_emptied before truncate on frozen_report_withdrawals
  execute function refuse_change_of_frozen_report();
