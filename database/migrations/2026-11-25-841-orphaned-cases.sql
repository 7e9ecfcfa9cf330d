-- Participants whose placement ended early, or never began, with what it left for another employer.
create sequence orphaned_references;
create table orphaned_cases (
  id uuid primary key default uuidv7(),
  reference text not null unique default next_reference('ORP', 'orphaned_references'),
  placement_id uuid not null unique references placements,
  application_id uuid not null references applications,
  participant_id uuid not null references participants,
  program_id uuid not null references programs,
  former_employer_id uuid not null references employers,
  trigger text not null check (trigger in ('endedEarly', 'notStarted')),
  status text not null default 'open' check (status in ('open', 'rematched', 'closed', 'withdrawn')),
  -- The first day without an employer; and the day from which the time to close by itself counts.
  orphaned_on date not null,
  opened_on date not null default organisation_today(),
  days_used integer not null check (days_used >= 0),
  days_left integer not null check (days_left >= 0),
  amount_left numeric(11, 2) not null check (amount_left >= 0),
  region text not null,
  noc text not null,
  language text not null check (language in ('en', 'fr')),
  -- Folded, the last name first.
  name text not null,
  assignee_id uuid references users,
  -- The employer to whom the participant is offered, without a name.
  matched_employer_id uuid references employers,
  matched_on date,
  rematch_placement_id uuid references placements,
  -- Of the steps that are not done, the first day.
  due_on date,
  outcome text check (outcome in ('rematched', 'foundWork', 'school', 'otherProgram', 'notReached', 'declined',
    'ineligible', 'expired')),
  closed_on date,
  version integer not null default 1,
  created_at timestamptz not null default clock_now(),
  updated_at timestamptz not null default clock_now(),
  check ((status = 'closed') = (outcome is not null)),
  check ((status = 'closed') = (closed_on is not null)),
  check ((matched_employer_id is null) = (matched_on is null)),
  check (status <> 'rematched' or rematch_placement_id is not null)
);
create index orphaned_by_day on orphaned_cases (orphaned_on, id) include (program_id);
create index orphaned_by_due on orphaned_cases (due_on, id) include (program_id);
create index orphaned_by_name on orphaned_cases (name, id) include (program_id);
create index orphaned_by_reference on orphaned_cases (reference, id) include (program_id);
create index orphaned_by_days_left on orphaned_cases (days_left, id) include (program_id);
create index orphaned_by_amount on orphaned_cases (amount_left, id) include (program_id);
create index orphaned_by_status on orphaned_cases (status, due_on, id) include (program_id);
create index orphaned_by_region on orphaned_cases (region, due_on, id);
create index orphaned_by_assignee on orphaned_cases (assignee_id, due_on, id);
create index orphaned_of_program on orphaned_cases (program_id, due_on, id);
create index orphaned_of_participant on orphaned_cases (participant_id);
create index orphaned_matched on orphaned_cases (matched_employer_id) where matched_employer_id is not null;
create index orphaned_rematches on orphaned_cases (rematch_placement_id) where rematch_placement_id is not null;
create index orphaned_to_close on orphaned_cases (opened_on) where status = 'open';

-- What is done for each of them, one after the other.
create table orphaned_steps (
  case_id uuid not null references orphaned_cases on delete cascade,
  step text not null check (step in ('contact', 'confirmEnd', 'collectRecords', 'settlePayment', 'offerHelp')),
  place smallint not null,
  due_on date not null,
  done_on date,
  note text,
  done_by uuid references users,
  primary key (case_id, step),
  check ((done_on is null) = (done_by is null))
);

create function count_orphaned() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then perform count_in_list('orphaned', old.program_id::text, -1); end if;
  if tg_op <> 'DELETE' then perform count_in_list('orphaned', new.program_id::text, 1); end if;
  return null;
end $$;
create trigger orphaned_are_counted after insert or delete on orphaned_cases
  for each row execute function count_orphaned();
create trigger moved_orphaned_are_counted after update of program_id on orphaned_cases
  for each row when (old.program_id is distinct from new.program_id) execute function count_orphaned();

-- Whoever is renamed is found by the new name.
create function keep_orphaned_name() returns trigger language plpgsql as $$
begin
  update orphaned_cases set name = searchable(new.last_name || ' ' || new.first_name) where participant_id = new.id;
  return null;
end $$;
create trigger orphaned_name_is_kept after update on participants
  for each row when ((old.first_name, old.last_name) is distinct from (new.first_name, new.last_name))
  execute function keep_orphaned_name();
