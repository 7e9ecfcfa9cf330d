-- What is asked to be otherwise than was approved, while the placement is not over.
create sequence change_request_references;
create table change_requests (
  id uuid primary key default uuidv7(),
  reference text not null unique default next_reference('CHG', 'change_request_references'),
  application_id uuid not null references applications,
  placement_id uuid not null references placements,
  -- Whose request it is.
  side text not null check (side in ('employer', 'staff')),
  status text not null default 'submitted' check (status in ('submitted', 'recommended', 'returned', 'approved', 'denied',
    'withdrawn')),
  -- By field, what is asked for and what stood there then: the same fields in both.
  asked jsonb not null check (jsonb_typeof(asked) = 'object' and asked <> '{}'),
  before jsonb not null check (jsonb_typeof(before) = 'object'),
  effective_on date not null,
  reason text not null check (length(reason) between 1 and 1000),
  requested_on date not null,
  requested_by uuid not null references users,
  -- Everybody who entered something of it; none of them decides.
  entered_by uuid[] not null,
  recommended_on date,
  recommended_by uuid references users,
  recommendation_note text check (length(recommendation_note) between 1 and 2000),
  returned_on date,
  returned_by uuid references users,
  return_note text check (length(return_note) between 1 and 2000),
  decided_on date,
  decided_by uuid references users,
  decision_note text check (length(decision_note) between 1 and 2000),
  withdrawn_on date,
  withdrawn_by uuid references users,
  -- Of an approved one: what was set aside before and since, and how that is computed.
  amount_before numeric(11, 2),
  amount_after numeric(11, 2),
  funding_before jsonb,
  funding_after jsonb,
  -- Kept of the placement; the name is the participant's, folded, the last one first.
  program_id uuid not null references programs,
  participant_id uuid not null references participants,
  employer_id uuid not null references employers,
  assignee_id uuid references users,
  name text not null,
  version integer not null default 1,
  created_at timestamptz not null default clock_now(),
  updated_at timestamptz not null default clock_now(),
  check (requested_by = any(entered_by)),
  check ((recommended_on is null) = (recommended_by is null)),
  check (status <> 'recommended' or recommended_by is not null),
  check (recommendation_note is null or recommended_by is not null),
  check (num_nonnulls(returned_on, returned_by, return_note) in (0, 3)),
  check (status <> 'returned' or return_note is not null),
  check (num_nonnulls(decided_on, decided_by) = case when status in ('approved', 'denied') then 2 else 0 end),
  check (decision_note is null or decided_by is not null),
  check (status <> 'denied' or decision_note is not null),
  check (not decided_by = any(entered_by)),
  check (decided_by <> recommended_by),
  check (num_nonnulls(withdrawn_on, withdrawn_by) = case when status = 'withdrawn' then 2 else 0 end),
  check (num_nonnulls(amount_before, amount_after, funding_before, funding_after)
    = case when status = 'approved' then 4 else 0 end)
);
-- An application has one that is not decided.
create unique index change_requests_open on change_requests (application_id)
  where status in ('submitted', 'recommended', 'returned');
create index change_requests_by_request on change_requests (requested_on, id) include (program_id);
create index change_requests_by_name on change_requests (name, id) include (program_id);
create index change_requests_by_reference on change_requests (reference, id) include (program_id);
create index change_requests_by_effect on change_requests (effective_on, id) include (program_id);
create index change_requests_by_status on change_requests (status, requested_on, id) include (program_id);
create index change_requests_of_program on change_requests (program_id, status, requested_on, id);
create index change_requests_of_assignee on change_requests (assignee_id, requested_on, id);
create index change_requests_of_employer on change_requests (employer_id, requested_on, id);
create index change_requests_of_participant on change_requests (participant_id);
create index change_requests_of_application on change_requests (application_id, requested_on);

create function keep_whose_change_request() returns trigger language plpgsql as $$
begin
  select l.application_id, l.program_id, l.participant_id, l.employer_id, a.assignee_id,
    searchable(t.last_name || ' ' || t.first_name)
  into new.application_id, new.program_id, new.participant_id, new.employer_id, new.assignee_id, new.name
  from placements l join applications a on a.id = l.application_id join participants t on t.id = l.participant_id
  where l.id = new.placement_id;
  return new;
end $$;
create trigger change_requests_keep_whose before insert on change_requests
  for each row execute function keep_whose_change_request();
create function keep_change_request_assignee() returns trigger language plpgsql as $$
begin
  update change_requests set assignee_id = new.assignee_id where application_id = new.id;
  return null;
end $$;
create trigger change_request_assignee_is_kept after update on applications
  for each row when (old.assignee_id is distinct from new.assignee_id) execute function keep_change_request_assignee();
create function keep_change_request_name() returns trigger language plpgsql as $$
begin
  update change_requests set name = searchable(new.last_name || ' ' || new.first_name) where participant_id = new.id;
  return null;
end $$;
create trigger change_request_name_is_kept after update on participants
  for each row when ((old.first_name, old.last_name) is distinct from (new.first_name, new.last_name))
  execute function keep_change_request_name();

-- Each approved change is a version of its own beside the one that was approved first.
alter table application_versions drop constraint application_versions_pkey,
  drop constraint application_versions_kind_check,
  add column number smallint not null default 1 check (number >= 1),
  add constraint application_versions_kind_check check (kind in ('submission', 'approval', 'change')),
  add check (kind = 'change' or number = 1),
  add primary key (application_id, kind, number);

-- Roles that are there ask, recommend and decide as they do of applications; it is the employer's half.
update roles r set rules = r.rules || n.added
from (
  select o.id, jsonb_agg(distinct e.rule
    || jsonb_build_object('subject', 'Change Requests', 'action', case e.rule->>'action'
      when 'update' then 'create' else e.rule->>'action' end)
    || case when e.rule ? 'fields' then jsonb_build_object('fields', (select coalesce(jsonb_agg(f), '["basic"]')
      from jsonb_array_elements_text(e.rule->'fields') f where f in ('basic', 'personal'))) else '{}' end) as added
  from roles o, jsonb_array_elements(o.rules) e(rule)
  where not coalesce((e.rule->>'inverted')::boolean, false) and o.user_type <> 'employee'
    and (e.rule->>'subject' = 'Applications View' and e.rule->>'action' in ('view', 'update', 'recommend', 'decide')
      or e.rule->>'subject' = 'Applications Approved List' and e.rule->>'action' = 'export')
  group by o.id) n
where n.id = r.id;
