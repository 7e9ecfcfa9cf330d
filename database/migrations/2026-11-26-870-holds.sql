-- Named restrictions on an employer, a participant, or the payments of one of them.
create sequence hold_references;
create table holds (
  id uuid primary key default uuidv7(),
  reference text not null unique default next_reference('HLD', 'hold_references'),
  kind text not null check (kind in ('employer', 'participant', 'payment')),
  employer_id uuid references employers,
  participant_id uuid references participants,
  -- Null: in every program.
  program_id uuid references programs,
  reason text not null check (reason in ('eligibility', 'records', 'monitoring', 'misuse', 'safety', 'owing',
    'insolvency', 'dispute', 'bankDetails', 'other')),
  -- For whoever is held, and for the staff alone.
  message text not null check (length(message) between 1 and 2000),
  note text check (length(note) <= 2000),
  effects text[] not null check (cardinality(effects) > 0
    and effects <@ array['application', 'decision', 'agreement', 'match', 'payment']),
  starts_on date not null,
  -- The last day; null until it is lifted.
  ends_on date,
  lift_by text not null default 'anyone' check (lift_by in ('anyone', 'another')),
  status text not null default 'open' check (status in ('open', 'lifted', 'expired')),
  -- The night's work has come by since its first day.
  has_begun boolean not null,
  -- Of whoever is held, folded, the last name first.
  name text not null,
  placed_by uuid references users,
  placed_at timestamptz not null default clock_now(),
  ended_by uuid references users,
  ended_on date,
  version integer not null default 1,
  created_at timestamptz not null default clock_now(),
  updated_at timestamptz not null default clock_now(),
  check (num_nonnulls(employer_id, participant_id) = 1),
  check (kind = 'payment' or (kind = 'employer') = (employer_id is not null)),
  check (kind <> 'payment' or effects = array['payment']),
  check (ends_on >= starts_on),
  check ((status = 'open') = (ended_on is null))
);
-- One open hold for a reason on the same one, in one program or in every.
create unique index holds_open_once on holds (kind, reason, coalesce(employer_id, participant_id),
  coalesce(program_id, '00000000-0000-0000-0000-000000000000')) where status = 'open';
create index holds_by_start on holds (starts_on, id) include (program_id);
create index holds_by_end on holds (ends_on, id) include (program_id);
create index holds_by_name on holds (name, id) include (program_id);
create index holds_by_reference on holds (reference, id) include (program_id);
create index holds_by_status on holds (status, starts_on, id) include (program_id);
create index holds_by_kind on holds (kind, starts_on, id);
create index holds_by_reason on holds (reason, starts_on, id);
create index holds_of_program on holds (program_id, starts_on, id);
create index holds_of_employer on holds (employer_id, starts_on, id) where employer_id is not null;
create index holds_of_participant on holds (participant_id, starts_on, id) where participant_id is not null;
create index holds_to_expire on holds (ends_on) where status = 'open';
create index holds_to_begin on holds (starts_on) where status = 'open' and not has_begun;
create index holds_by_placer on holds (placed_by) where placed_by is not null;

-- What was let pass in spite of a hold, by whom and why.
create table hold_bypasses (
  hold_id uuid not null references holds,
  application_id uuid not null references applications,
  effect text not null check (effect in ('decision', 'agreement', 'match', 'payment')),
  reason text not null check (length(reason) between 1 and 500),
  passed_by uuid not null references users,
  passed_at timestamptz not null default clock_now(),
  primary key (hold_id, application_id, effect)
);
create index hold_bypasses_of_application on hold_bypasses (application_id);

-- The holds that stop something today. Whoever sends an application in spite of a hold on new ones, which no
-- stranger is told of, finds it stopped before its decision.
create function holds_stopping(employer uuid, participant uuid, program uuid, effect text, application uuid,
  sent timestamptz) returns setof holds language sql stable as $$
  select h.* from holds h
  where h.status = 'open' and (h.employer_id = employer or h.participant_id = participant)
    and (h.program_id is null or h.program_id = program)
    and (effect = any (h.effects) or effect = 'decision' and 'application' = any (h.effects) and sent >= h.placed_at)
    and h.starts_on <= organisation_today() and (h.ends_on is null or h.ends_on >= organisation_today())
    and not exists (select from hold_bypasses b where b.hold_id = h.id and b.application_id = application
      and b.effect = holds_stopping.effect)
$$;

create function is_held(employer uuid, participant uuid, program uuid, effect text, application uuid,
  sent timestamptz) returns boolean language sql stable as $$
  select exists (select from holds_stopping(employer, participant, program, effect, application, sent))
$$;

-- Applications keep whether a hold stops their decision: lists mark and find them by it. The row is locked by it,
-- so that a decision that is being made comes before the hold, or sees it.
create function keep_applications_held(held_employer uuid, held_participant uuid) returns void language sql as $$
  update applications a set is_on_hold = not a.is_on_hold
  where (a.employer_id = held_employer or a.participant_id = held_participant)
    and a.is_on_hold <> is_held(a.employer_id, a.participant_id, a.program_id, 'decision', a.id, a.submitted_at)
$$;
create function keep_held_by_hold() returns trigger language plpgsql as $$
begin
  perform keep_applications_held(new.employer_id, new.participant_id);
  return null;
end $$;
create trigger holds_are_kept after insert or update on holds
  for each row execute function keep_held_by_hold();
create function keep_held_by_bypass() returns trigger language plpgsql as $$
begin
  update applications a set is_on_hold = not a.is_on_hold where a.id = new.application_id
    and a.is_on_hold <> is_held(a.employer_id, a.participant_id, a.program_id, 'decision', a.id, a.submitted_at);
  return null;
end $$;
create trigger bypasses_are_kept after insert on hold_bypasses
  for each row execute function keep_held_by_bypass();
create function keep_held_of_application() returns trigger language plpgsql as $$
begin
  new.is_on_hold := is_held(new.employer_id, new.participant_id, new.program_id, 'decision', new.id, new.submitted_at);
  return new;
end $$;
create trigger applications_keep_holds before insert or update of employer_id, participant_id, program_id
  on applications for each row execute function keep_held_of_application();

-- Marks of which nobody has said why say nothing.
update applications set is_on_hold = false where is_on_hold;

create function count_holds() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then perform count_in_list('holds', old.status, -1); end if;
  if tg_op <> 'DELETE' then perform count_in_list('holds', new.status, 1); end if;
  return null;
end $$;
create trigger holds_are_counted after insert or delete on holds for each row execute function count_holds();
create trigger ended_holds_are_counted after update of status on holds
  for each row when (old.status is distinct from new.status) execute function count_holds();

-- Whoever is renamed is found by the new name.
create function keep_hold_name_of_participant() returns trigger language plpgsql as $$
begin
  update holds set name = searchable(new.last_name || ' ' || new.first_name) where participant_id = new.id;
  return null;
end $$;
create trigger hold_name_is_kept after update on participants
  for each row when ((old.first_name, old.last_name) is distinct from (new.first_name, new.last_name))
  execute function keep_hold_name_of_participant();
create function keep_hold_name_of_employer() returns trigger language plpgsql as $$
begin
  update holds set name = searchable(new.legal_name) where employer_id = new.id;
  return null;
end $$;
create trigger hold_name_is_kept after update on employers
  for each row when (old.legal_name is distinct from new.legal_name)
  execute function keep_hold_name_of_employer();
