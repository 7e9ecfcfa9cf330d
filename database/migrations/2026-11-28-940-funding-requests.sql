-- Money for one short course of a participant (short-term training).
create sequence funding_request_references;
create table funding_requests (
  id uuid primary key default uuidv7(),
  reference text not null unique default next_reference('STT', 'funding_request_references'),
  placement_id uuid not null references placements,
  -- Who fills in the form.
  side text not null check (side in ('employer', 'participant')),
  status text not null default 'awaitingForm' check (status in ('awaitingForm', 'awaitingApproval', 'returned',
    'approved', 'rejected', 'cancelled', 'expired')),
  -- In which of the lists it stands.
  stage text generated always as (case when status in ('awaitingForm', 'returned') then 'awaitingForm'
    when status in ('awaitingApproval', 'approved') then status end) stored,
  -- Whoever asked for it, and what they say to whoever fills in the form.
  requested_by uuid not null references users,
  requested_on date not null,
  message text check (length(message) between 1 and 1000),
  -- Of the form.
  due_on date not null,
  draft_id uuid references form_drafts on delete set null,
  submitted_on date,
  submitted_by text,
  changes_asked text check (length(changes_asked) between 1 and 1000),
  remind_on date,
  reminders integer not null default 0 check (reminders >= 0),
  last_contact_on date,
  -- The course.
  course_title text check (length(course_title) between 1 and 200),
  provider_name text,
  provider_type text check (provider_type in ('public', 'private', 'union', 'industry', 'online', 'inHouse')),
  provider_contact text,
  provider_address text,
  is_affiliated boolean,
  delivery text check (delivery in ('inPerson', 'online', 'blended', 'atWork')),
  starts_on date,
  ends_on date,
  hours numeric(6, 2) check (hours between 1 and 3000),
  credential text check (credential in ('industry', 'licence', 'credit', 'completion', 'other')),
  skill_focus text check (skill_focus in ('technical', 'digital', 'safety', 'language', 'management', 'foundation')),
  noc_before text,
  noc_after text,
  relevance text,
  why_provider text,
  alternatives text,
  out_of_region_reason text,
  costs text[],
  employer_share numeric(11, 2) check (employer_share >= 0),
  other_funding numeric(11, 2) check (other_funding >= 0),
  paid_by text check (paid_by in ('employer', 'program', 'funder')),
  requested_amount numeric(11, 2) check (requested_amount > 0),
  -- The decision.
  approved_amount numeric(11, 2) check (approved_amount >= 0 and approved_amount <= requested_amount),
  decided_by uuid references users,
  decided_on date,
  reason_codes text[] not null default '{}',
  applicant_note text check (length(applicant_note) between 1 and 2000),
  cancelled_on date,
  cancelled_by uuid references users,
  cancel_reason text check (length(cancel_reason) between 1 and 500),
  -- Kept of the placement; the name is the participant's, folded, the last one first.
  application_id uuid not null references applications,
  program_id uuid not null references programs,
  participant_id uuid not null references participants,
  employer_id uuid not null references employers,
  assignee_id uuid references users,
  name text not null,
  version integer not null default 1,
  created_at timestamptz not null default clock_now(),
  updated_at timestamptz not null default clock_now(),
  check (ends_on >= starts_on),
  check (num_nonnulls(submitted_on, submitted_by) <> 1),
  check (status not in ('awaitingApproval', 'approved', 'rejected') or submitted_on is not null),
  check (status not in ('awaitingForm', 'returned', 'expired') or submitted_on is null),
  check (submitted_on is null or num_nulls(course_title, provider_name, provider_type, is_affiliated, delivery,
    starts_on, ends_on, hours, credential, skill_focus, relevance, requested_amount) = 0),
  check ((status = 'returned') <= (changes_asked is not null)),
  check (remind_on is null or status in ('awaitingForm', 'returned')),
  check (num_nonnulls(decided_by, decided_on) <> 1),
  check (status not in ('approved', 'rejected') or decided_on is not null),
  check (status <> 'approved' or approved_amount is not null),
  check (status <> 'rejected' or cardinality(reason_codes) > 0),
  check (num_nonnulls(cancelled_on, cancelled_by, cancel_reason) = case when status = 'cancelled' then 3 else 0 end)
);
create index funding_requests_by_due on funding_requests (stage, due_on, id) include (program_id);
create index funding_requests_by_name on funding_requests (stage, name, id) include (program_id);
create index funding_requests_by_reference on funding_requests (stage, reference, id) include (program_id);
create index funding_requests_by_start on funding_requests (stage, starts_on, id) include (program_id);
create index funding_requests_by_requested on funding_requests (stage, requested_amount, id) include (program_id);
create index funding_requests_by_approved on funding_requests (stage, approved_amount, id) include (program_id);
create index funding_requests_of_program on funding_requests (program_id, stage, due_on, id);
create index funding_requests_of_assignee on funding_requests (assignee_id, stage, due_on, id);
create index funding_requests_of_employer on funding_requests (employer_id, stage, due_on, id);
create index funding_requests_of_participant on funding_requests (participant_id, stage, due_on, id);
create index funding_requests_of_application on funding_requests (application_id);
create index funding_requests_of_placement on funding_requests (placement_id);
create index funding_requests_by_requester on funding_requests (requested_by);
create index funding_requests_to_remind on funding_requests (remind_on) where remind_on is not null;
create index funding_requests_to_expire on funding_requests (due_on) where status in ('awaitingForm', 'returned');
create unique index funding_requests_of_draft on funding_requests (draft_id) where draft_id is not null;

-- What is asked for and given, cost by cost.
create table funding_request_lines (
  request_id uuid not null references funding_requests on delete cascade,
  kind text not null check (kind in ('tuition', 'fees', 'books', 'software', 'materials', 'exam', 'transport',
    'accommodation', 'meals', 'childCare', 'other')),
  requested numeric(11, 2) not null check (requested > 0),
  approved numeric(11, 2) check (approved >= 0 and approved <= requested),
  reduction_reason text check (length(reduction_reason) between 1 and 500),
  primary key (request_id, kind),
  check (approved is null or approved = requested or reduction_reason is not null),
  check (reduction_reason is null or approved < requested)
);

-- Secret links to a form; only their hash is kept.
create table funding_request_links (
  token_hash bytea primary key,
  request_id uuid not null references funding_requests on delete cascade,
  expires_at timestamptz not null,
  made_at timestamptz not null default clock_now(),
  -- Who made it, signed in; none: it went to the address on file.
  user_id uuid references users,
  -- Their role then: the link holds as long as it does.
  role_id uuid references roles on delete cascade,
  role_version integer,
  -- When what it led to was sent: it sends nothing a second time.
  used_at timestamptz
);
create index funding_request_links_of_request on funding_request_links (request_id, made_at);
create index funding_request_links_of_role on funding_request_links (role_id) where role_id is not null;

-- What is set aside for the training of a participant in a program, until it is given up.
create function training_committed(program uuid, participant uuid) returns numeric language sql stable as $$
  select coalesce(sum(approved_amount), 0) from funding_requests
  where program_id = program and participant_id = participant and status <> 'cancelled'
$$;

create function keep_whose_funding_request() returns trigger language plpgsql as $$
begin
  select l.application_id, l.program_id, l.participant_id, l.employer_id, a.assignee_id,
    searchable(t.last_name || ' ' || t.first_name)
  into new.application_id, new.program_id, new.participant_id, new.employer_id, new.assignee_id, new.name
  from placements l join applications a on a.id = l.application_id join participants t on t.id = l.participant_id
  where l.id = new.placement_id;
  return new;
end $$;
create trigger funding_requests_keep_whose before insert on funding_requests
  for each row execute function keep_whose_funding_request();
create function keep_funding_request_assignee() returns trigger language plpgsql as $$
begin
  update funding_requests set assignee_id = new.assignee_id where application_id = new.id;
  return null;
end $$;
create trigger funding_request_assignee_is_kept after update on applications
  for each row when (old.assignee_id is distinct from new.assignee_id) execute function keep_funding_request_assignee();
create function keep_funding_request_name() returns trigger language plpgsql as $$
begin
  update funding_requests set name = searchable(new.last_name || ' ' || new.first_name) where participant_id = new.id;
  return null;
end $$;
create trigger funding_request_name_is_kept after update on participants
  for each row when ((old.first_name, old.last_name) is distinct from (new.first_name, new.last_name))
  execute function keep_funding_request_name();

create function count_funding_requests() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and old.stage is not null then
    perform count_in_list('fundingRequests', old.stage || ':' || old.program_id, -1);
  end if;
  if tg_op <> 'DELETE' and new.stage is not null then
    perform count_in_list('fundingRequests', new.stage || ':' || new.program_id, 1);
  end if;
  return null;
end $$;
create trigger funding_requests_are_counted after insert or delete on funding_requests
  for each row execute function count_funding_requests();
create trigger led_funding_requests_are_counted after update on funding_requests
  for each row when ((old.stage, old.program_id) is distinct from (new.stage, new.program_id))
  execute function count_funding_requests();
