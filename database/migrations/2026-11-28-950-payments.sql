-- Money to be paid of a placement: claimed, assessed, approved.
create extension if not exists btree_gist;

create sequence payment_references;
create table payments (
  id uuid primary key default uuidv7(),
  reference text not null unique default next_reference('PAY', 'payment_references'),
  placement_id uuid not null references placements,
  -- What it is made for.
  source text not null default 'claim' check (source in ('claim', 'training', 'supplement', 'instalment')),
  status text not null default 'draft' check (status in ('draft', 'submitted', 'returned', 'assessed', 'approvedOnce',
    'approved', 'declined', 'cancelled')),
  -- From the first to the last day of its lines.
  period_from date not null,
  period_to date not null,
  claimed_amount numeric(11, 2) not null check (claimed_amount >= 0),
  submitted_on date,
  submitted_by uuid references users,
  changes_asked text check (length(changes_asked) between 1 and 1000),
  assessed_amount numeric(11, 2) check (assessed_amount > 0 and assessed_amount <= claimed_amount),
  assessed_on date,
  assessed_by uuid references users,
  -- Everybody who ever assessed it, also those whose assessment another one replaced or a return took back.
  assessors uuid[] not null default '{}',
  -- Of two approvals the first; of one, none.
  first_approved_on date,
  first_approved_by uuid references users,
  approved_amount numeric(11, 2) check (approved_amount = assessed_amount),
  approved_on date,
  approved_by uuid references users,
  declined_on date,
  declined_by uuid references users,
  decline_reason text check (decline_reason in ('notEmployed', 'notPaid', 'evidenceMissing', 'paidByOthers',
    'outsideAgreement', 'claimedBefore', 'other')),
  decline_note text check (length(decline_note) between 1 and 1000),
  cancelled_on date,
  cancelled_by uuid references users,
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
  check (period_to >= period_from),
  check (num_nonnulls(submitted_on, submitted_by) <> 1),
  check (status in ('draft', 'returned', 'cancelled') or submitted_on is not null),
  check ((status = 'returned') <= (changes_asked is not null)),
  check (num_nonnulls(assessed_amount, assessed_on, assessed_by) in (0, 3)),
  check (status not in ('assessed', 'approvedOnce', 'approved') or assessed_on is not null),
  check (status not in ('draft', 'submitted', 'returned') or assessed_on is null),
  check (num_nonnulls(first_approved_on, first_approved_by) <> 1),
  check (first_approved_on is not null or status <> 'approvedOnce'),
  check (num_nonnulls(approved_amount, approved_on, approved_by) = case when status = 'approved' then 3 else 0 end),
  check (num_nonnulls(declined_on, declined_by, decline_reason) = case when status = 'declined' then 3 else 0 end),
  check (num_nonnulls(cancelled_on, cancelled_by) = case when status = 'cancelled' then 2 else 0 end),
  -- One person, one of assessment and approvals.
  check (assessed_by is null or assessed_by = any(assessors)),
  check (not first_approved_by = any(assessors)),
  check (not approved_by = any(assessors)),
  check (approved_by <> first_approved_by),
  -- A day is claimed once.
  constraint payments_claim_days_once exclude using gist (placement_id with =,
    daterange(period_from, period_to, '[]') with &&)
    where (source = 'claim' and status not in ('declined', 'cancelled'))
);
create index payments_by_submission on payments (submitted_on, id) include (program_id);
create index payments_by_name on payments (name, id) include (program_id);
create index payments_by_reference on payments (reference, id) include (program_id);
create index payments_by_period on payments (period_from, id) include (program_id);
create index payments_by_claimed on payments (claimed_amount, id) include (program_id);
create index payments_by_approved on payments (approved_amount, id) include (program_id);
create index payments_by_status on payments (status, submitted_on, id) include (program_id);
create index payments_of_program on payments (program_id, status, submitted_on, id);
create index payments_of_assignee on payments (assignee_id, submitted_on, id);
create index payments_of_employer on payments (employer_id, submitted_on, id);
create index payments_of_participant on payments (participant_id, submitted_on, id);
create index payments_of_application on payments (application_id);
create index payments_of_placement on payments (placement_id);

-- Wages of some days, as the pay stubs show them, and the subsidy of them.
create table payment_lines (
  payment_id uuid not null references payments on delete cascade,
  place smallint not null check (place between 1 and 5),
  from_on date not null,
  to_on date not null,
  hours numeric(7, 2) not null check (hours > 0),
  hourly_wage numeric(6, 2) not null check (hourly_wage > 0),
  gross numeric(11, 2) not null check (gross > 0),
  claimed numeric(11, 2) not null check (claimed >= 0),
  assessed numeric(11, 2) check (assessed >= 0 and assessed <= claimed),
  reduction_reason text check (length(reduction_reason) between 1 and 500),
  primary key (payment_id, place),
  check (to_on >= from_on),
  check (assessed is null or assessed = claimed or reduction_reason is not null),
  check (reduction_reason is null or assessed < claimed)
);

-- Pay stubs and what else proves a payment.
create table payment_files (
  file_id uuid primary key references files,
  payment_id uuid not null references payments on delete cascade,
  kept_at timestamptz not null default clock_now()
);
create index payment_files_of_payment on payment_files (payment_id, kept_at);

-- What of the money that is set aside for a placement is assessed or approved, but for one payment.
create function placement_paid(placement uuid, but_for uuid) returns numeric language sql stable as $$
  select coalesce(sum(assessed_amount), 0) from payments
  where placement_id = placement and status in ('assessed', 'approvedOnce', 'approved') and id is distinct from but_for
$$;

create function keep_whose_payment() returns trigger language plpgsql as $$
begin
  select l.application_id, l.program_id, l.participant_id, l.employer_id, a.assignee_id,
    searchable(t.last_name || ' ' || t.first_name)
  into new.application_id, new.program_id, new.participant_id, new.employer_id, new.assignee_id, new.name
  from placements l join applications a on a.id = l.application_id join participants t on t.id = l.participant_id
  where l.id = new.placement_id;
  return new;
end $$;
create trigger payments_keep_whose before insert on payments
  for each row execute function keep_whose_payment();
create function keep_payment_assignee() returns trigger language plpgsql as $$
begin
  update payments set assignee_id = new.assignee_id where application_id = new.id;
  return null;
end $$;
create trigger payment_assignee_is_kept after update on applications
  for each row when (old.assignee_id is distinct from new.assignee_id) execute function keep_payment_assignee();
create function keep_payment_name() returns trigger language plpgsql as $$
begin
  update payments set name = searchable(new.last_name || ' ' || new.first_name) where participant_id = new.id;
  return null;
end $$;
create trigger payment_name_is_kept after update on participants
  for each row when ((old.first_name, old.last_name) is distinct from (new.first_name, new.last_name))
  execute function keep_payment_name();
