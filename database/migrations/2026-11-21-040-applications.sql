create table employers (
  id uuid primary key default uuidv7(),
  legal_name text not null,
  operating_name text,
  business_number text not null,
  business_key text not null unique generated always as (left(business_number, 9)) stored,
  legal_structure text not null,
  sector text not null,
  naics text not null,
  year_established integer,
  employees_total integer not null,
  employees_region integer,
  street text not null,
  city text not null,
  province text not null,
  postal_code text not null,
  website text,
  description text,
  language text not null check (language in ('en', 'fr')),
  contact_name text not null,
  contact_title text,
  contact_email text not null,
  contact_phone text not null,
  profile_confirmed_at timestamptz not null default now(),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index employers_by_contact_email on employers (contact_email);

create table participants (
  id uuid primary key default uuidv7(),
  reference text not null unique,
  first_name text not null,
  last_name text not null,
  preferred_name text,
  birth_date date not null,
  email text not null,
  phone text not null,
  street text,
  city text,
  province text,
  postal_code text,
  language text not null check (language in ('en', 'fr')),
  work_status text not null,
  education text,
  currently_student boolean,
  employment_before text,
  previously_funded boolean,
  relation_to_employer text,
  accommodation_needs text,
  status text not null default 'submitted',
  person_key text not null,
  consented_at timestamptz,
  consent_language text,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create sequence participant_references;
alter table participants alter column reference set default
  next_reference('PAR', 'participant_references');
create index participants_by_person on participants (person_key);
create index participants_by_email on participants (email);

-- Voluntary answers about oneself, kept apart; never joined into an employer's view.
create table self_identifications (
  participant_id uuid primary key references participants,
  answers jsonb not null,
  updated_at timestamptz not null default now()
);

alter table users add foreign key (employer_id) references employers;
alter table users add foreign key (participant_id) references participants;

create sequence application_references;
create table applications (
  id uuid primary key default uuidv7(),
  reference text not null unique default
    next_reference('APP', 'application_references'),
  program_id uuid not null references programs,
  employer_id uuid not null references employers,
  participant_id uuid references participants,
  participant_name text not null,
  participant_email text not null,
  participant_completed_at timestamptz,
  status text not null default 'submitted',
  stage text generated always as (
    case
      when status in ('submitted', 'inReview', 'infoRequested', 'recommendedApprove', 'recommendedReject') then 'pending'
      when status in ('approved', 'agreementAccepted', 'active', 'completed', 'closed') then 'approved'
      when status = 'rejected' then 'rejected'
    end) stored,
  channel text not null default 'self' check (channel in ('self', 'staff')),
  language text not null check (language in ('en', 'fr')),
  position_title text not null,
  noc text not null,
  duties text not null,
  supervisor_name text not null,
  supervisor_email text,
  workplace_street text not null,
  workplace_city text not null,
  region text not null,
  workplace_postal_code text not null,
  employment_type text not null,
  start_on date not null,
  end_on date not null check (end_on > start_on),
  hours_per_week numeric(4, 1) not null,
  hourly_wage numeric(7, 2) not null,
  employer_cost_percent numeric(5, 2) not null default 0,
  learning_plan text not null,
  hire_reason text,
  other_funding numeric(11, 2) not null default 0,
  net_new boolean not null,
  training_requested boolean not null default false,
  requested_amount numeric(11, 2) not null,
  funding jsonb not null,
  approved_amount numeric(11, 2),
  approved_funding jsonb,
  signatory_name text not null,
  signatory_title text not null,
  submitted_at timestamptz not null default now(),
  review_due_on date not null,
  assignee_id uuid references users,
  information_request text,
  information_due_on date,
  recommendation_note text,
  recommended_by uuid references users,
  recommended_at timestamptz,
  decided_by uuid references users,
  decided_at timestamptz,
  reason_codes text[] not null default '{}',
  applicant_note text,
  is_duplicate_suspected boolean not null default false,
  is_on_hold boolean not null default false,
  created_by uuid references users,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (decided_by is null or decided_by <> recommended_by)
);

-- One open application of a person in a program, whatever arrives at the same moment.
create unique index applications_one_open_per_person on applications (program_id, participant_id)
  where participant_id is not null and status in
    ('submitted', 'inReview', 'infoRequested', 'recommendedApprove', 'recommendedReject', 'approved', 'agreementAccepted', 'active');

create index applications_by_submission on applications (stage, submitted_at desc, id desc) include (program_id);
create index applications_by_reference on applications (stage, reference, id) include (program_id);
create index applications_by_participant on applications (stage, participant_name, id) include (program_id);
create index applications_by_amount on applications (stage, requested_amount, id) include (program_id);
create index applications_by_due on applications (stage, review_due_on, id) include (program_id);
create index applications_by_program on applications (stage, program_id, submitted_at desc, id desc);
create index applications_by_assignee on applications (stage, assignee_id, submitted_at desc, id desc);
create index applications_by_region on applications (stage, region, submitted_at desc, id desc);
create index applications_by_status on applications (status, submitted_at desc, id desc) include (program_id);
create index applications_of_employer on applications (employer_id, submitted_at desc, id desc);
create index applications_on_hold on applications (stage, submitted_at desc, id desc) where is_on_hold;
create index applications_duplicates on applications (stage, submitted_at desc, id desc) where is_duplicate_suspected;
create index applications_incomplete on applications (stage, submitted_at desc, id desc) where participant_completed_at is null;
create index applications_of_participant on applications (participant_id);

-- Narrow text for the list's search: names folded to lower case without accents.
create table application_search (
  application_id uuid primary key references applications,
  stage text,
  program_id uuid not null,
  submitted_at timestamptz not null,
  words text not null
);
create index application_search_by_submission
  on application_search (stage, submitted_at desc, application_id desc) include (program_id, words);
create index application_search_words on application_search using gin (words gin_trgm_ops) with (fastupdate = off);

create function keep_application_search() returns trigger language plpgsql as $$
begin
  insert into application_search (application_id, stage, program_id, submitted_at, words)
  select new.id, new.stage, new.program_id, new.submitted_at,
    searchable(new.participant_name || ' ' || e.legal_name || ' ' || coalesce(e.operating_name, ''))
  from employers e where e.id = new.employer_id
  on conflict (application_id) do update
    set stage = excluded.stage, program_id = excluded.program_id,
        submitted_at = excluded.submitted_at, words = excluded.words;
  return null;
end $$;
create trigger application_search_is_kept
  after insert or update of status, program_id, submitted_at, participant_name, employer_id on applications
  for each row execute function keep_application_search();

create function count_applications() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and old.stage is not null then
    perform count_in_list('applications', old.stage || ':' || old.program_id, -1);
  end if;
  if tg_op <> 'DELETE' and new.stage is not null then
    perform count_in_list('applications', new.stage || ':' || new.program_id, 1);
  end if;
  return null;
end $$;
create trigger applications_are_counted after insert or delete on applications
  for each row execute function count_applications();
create trigger moved_applications_are_counted after update of status, program_id on applications
  for each row when (old.status is distinct from new.status or old.program_id is distinct from new.program_id)
  execute function count_applications();

-- The application as it stood at submission and at approval; never changed afterwards.
create table application_versions (
  application_id uuid not null references applications,
  kind text not null check (kind in ('submission', 'approval')),
  content jsonb not null,
  frozen_at timestamptz not null default now(),
  primary key (application_id, kind)
);

create table application_documents (
  id uuid primary key default uuidv7(),
  application_id uuid not null references applications,
  kind text not null,
  file_id uuid not null references files,
  added_at timestamptz not null default now(),
  added_by_name text not null
);
create index application_documents_of_application on application_documents (application_id);

create table checkpoints (
  id uuid primary key default uuidv7(),
  application_id uuid not null references applications,
  number smallint not null check (number in (1, 2)),
  status text not null,
  items jsonb not null,
  reviewed_by uuid references users,
  reviewed_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (application_id, number)
);

create sequence placement_references;
create table placements (
  id uuid primary key default uuidv7(),
  reference text not null unique default
    next_reference('PLA', 'placement_references'),
  application_id uuid not null unique references applications,
  program_id uuid not null references programs,
  participant_id uuid not null references participants,
  employer_id uuid not null references employers,
  position_title text not null,
  start_on date not null,
  planned_end_on date not null,
  ended_on date,
  end_reason text,
  hours_per_week numeric(4, 1) not null,
  hourly_wage numeric(7, 2) not null,
  funding jsonb not null,
  committed_amount numeric(11, 2) not null,
  status text not null default 'planned'
    check (status in ('planned', 'active', 'ended', 'completed', 'cancelled')),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index placements_of_participant on placements (participant_id, start_on desc);
create index placements_of_employer on placements (employer_id, start_on desc);

-- A public form under way. Its links are stored hashed; answers never hold protected values.
create table intake_drafts (
  id uuid primary key default uuidv7(),
  side text not null check (side in ('employer', 'employee')),
  program_id uuid not null references programs,
  application_id uuid references applications,
  language text not null check (language in ('en', 'fr')),
  email text,
  answers jsonb not null default '{}',
  step text not null default 'profile',
  version integer not null default 1,
  submitted_application_id uuid references applications,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index intake_drafts_of_application on intake_drafts (application_id);
create index intake_drafts_by_expiry on intake_drafts (expires_at) where submitted_application_id is null;

create table intake_links (
  token_hash bytea primary key,
  draft_id uuid not null references intake_drafts,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index intake_links_of_draft on intake_links (draft_id);
