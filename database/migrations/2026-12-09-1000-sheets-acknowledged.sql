-- What was submitted of a sheet at a moment; one letter acknowledges it once none of its rows waits any more.
create table participant_sheet_submissions (
  sheet_id uuid not null references participant_sheets (id) on delete cascade,
  asked_at timestamptz not null,
  row_count integer not null check (row_count > 0),
  -- When the employer was told; a single application has its own letter.
  told_at timestamptz,
  primary key (sheet_id, asked_at)
);
create index participant_sheet_submissions_untold on participant_sheet_submissions (asked_at) where told_at is null;

-- Until now each application of a sheet was acknowledged by itself.
insert into participant_sheet_submissions (sheet_id, asked_at, row_count, told_at)
select sheet_id, asked_at, count(*), clock_now() from participant_sheet_rows where asked_at is not null group by 1, 2;
