-- Money beside the wage of a placement: requested, and approved in whole or in part.
create sequence supplement_references;
create table supplements (
  id uuid primary key default uuidv7(),
  reference text not null unique default next_reference('SUP', 'supplement_references'),
  placement_id uuid not null references placements,
  type text not null check (type in ('relocation', 'barrierRemoval', 'transport', 'dependantCare', 'clothing', 'tools',
    'assistiveTechnology', 'certification', 'livingAllowance', 'northern')),
  -- To whom it is paid.
  payee text not null check (payee in ('employer', 'participant')),
  description text not null check (length(description) between 1 and 500),
  frequency text not null check (frequency in ('oneTime', 'weekly', 'monthly')),
  from_on date not null,
  to_on date not null check (to_on >= from_on),
  -- So many times so much.
  times smallint not null check (times between 1 and 104),
  requested_each numeric(11, 2) not null check (requested_each > 0),
  requested_amount numeric(11, 2) not null,
  -- Why it begins before the day of the request; staff alone can say that.
  late_reason text check (length(late_reason) between 1 and 500),
  internal_note text check (length(internal_note) between 1 and 1000),
  status text not null default 'requested' check (status in ('requested', 'approved', 'declined', 'withdrawn',
    'cancelled')),
  requested_on date not null,
  requested_by uuid not null references users,
  -- Everybody who entered something of it; none of them decides.
  entered_by uuid[] not null,
  -- The decision.
  approved_each numeric(11, 2) check (approved_each > 0 and approved_each <= requested_each),
  approved_amount numeric(11, 2),
  reduction_reason text check (length(reduction_reason) between 1 and 500),
  decided_on date,
  decided_by uuid references users,
  decline_reason text check (decline_reason in ('notNeeded', 'notEligible', 'costTooHigh', 'paidByOthers',
    'alreadyIncurred', 'incomplete', 'oversubscribed', 'other')),
  decline_note text check (length(decline_note) between 1 and 1000),
  withdrawn_on date,
  withdrawn_by uuid references users,
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
  check (frequency <> 'oneTime' or times = 1),
  check (requested_amount = requested_each * times),
  check (from_on >= requested_on or late_reason is not null),
  check (requested_by = any(entered_by)),
  check (num_nonnulls(approved_each, approved_amount) = case when status in ('approved', 'cancelled') then 2 else 0 end),
  check (approved_amount = approved_each * times),
  check (approved_each = requested_each or reduction_reason is not null),
  check (reduction_reason is null or approved_each < requested_each),
  check (num_nonnulls(decided_on, decided_by)
    = case when status in ('approved', 'declined', 'cancelled') then 2 else 0 end),
  check (not decided_by = any(entered_by)),
  check ((status = 'declined') = (decline_reason is not null)),
  check (decline_note is null or decline_reason is not null),
  check (num_nonnulls(withdrawn_on, withdrawn_by) = case when status = 'withdrawn' then 2 else 0 end),
  check (num_nonnulls(cancelled_on, cancelled_by, cancel_reason) = case when status = 'cancelled' then 3 else 0 end)
);
create index supplements_by_request on supplements (requested_on, id) include (program_id);
create index supplements_by_name on supplements (name, id) include (program_id);
create index supplements_by_reference on supplements (reference, id) include (program_id);
create index supplements_by_start on supplements (from_on, id) include (program_id);
create index supplements_by_requested on supplements (requested_amount, id) include (program_id);
create index supplements_by_approved on supplements (approved_amount, id) include (program_id);
create index supplements_by_status on supplements (status, requested_on, id) include (program_id);
create index supplements_of_program on supplements (program_id, status, requested_on, id);
create index supplements_of_assignee on supplements (assignee_id, requested_on, id);
create index supplements_of_employer on supplements (employer_id, requested_on, id);
create index supplements_of_participant on supplements (participant_id, requested_on, id);
create index supplements_of_application on supplements (application_id);
create index supplements_of_placement on supplements (placement_id, type);

-- What is set aside for the supplements of a participant in a program, until it is given up.
create function supplements_committed(program uuid, participant uuid) returns numeric language sql stable as $$
  select coalesce(sum(approved_amount), 0) from supplements
  where program_id = program and participant_id = participant and status = 'approved'
$$;
-- What counts in the combined cap of a participant beside wages.
create function beside_wages_committed(program uuid, participant uuid) returns numeric language sql stable as $$
  select training_committed(program, participant) + supplements_committed(program, participant)
$$;

create function keep_whose_supplement() returns trigger language plpgsql as $$
begin
  select l.application_id, l.program_id, l.participant_id, l.employer_id, a.assignee_id,
    searchable(t.last_name || ' ' || t.first_name)
  into new.application_id, new.program_id, new.participant_id, new.employer_id, new.assignee_id, new.name
  from placements l join applications a on a.id = l.application_id join participants t on t.id = l.participant_id
  where l.id = new.placement_id;
  return new;
end $$;
create trigger supplements_keep_whose before insert on supplements
  for each row execute function keep_whose_supplement();
create function keep_supplement_assignee() returns trigger language plpgsql as $$
begin
  update supplements set assignee_id = new.assignee_id where application_id = new.id;
  return null;
end $$;
create trigger supplement_assignee_is_kept after update on applications
  for each row when (old.assignee_id is distinct from new.assignee_id) execute function keep_supplement_assignee();
create function keep_supplement_name() returns trigger language plpgsql as $$
begin
  update supplements set name = searchable(new.last_name || ' ' || new.first_name) where participant_id = new.id;
  return null;
end $$;
create trigger supplement_name_is_kept after update on participants
  for each row when ((old.first_name, old.last_name) is distinct from (new.first_name, new.last_name))
  execute function keep_supplement_name();

-- Roles that are there see and do as much of supplements as of training.
update roles r set rules = r.rules || n.added
from (
  select o.id, jsonb_agg(distinct e.rule || '{"subject": "Supplements"}'::jsonb) as added
  from roles o, jsonb_array_elements(o.rules) e(rule)
  where not coalesce((e.rule->>'inverted')::boolean, false) and (
    (e.rule->>'subject' = 'STT Funding View' and e.rule->>'action' in ('view', 'decide'))
    or (e.rule->>'subject' = 'STT Funding Awaiting Form List' and e.rule->>'action' = 'create'
      and o.user_type <> 'employee')
    or (e.rule->>'subject' in ('STT Funding Awaiting Form List', 'STT Funding Approved List')
      and e.rule->>'action' = 'export'))
  group by o.id) n
where n.id = r.id;
