-- Monitoring: six forms for the employer and six for the participant of each placement.

-- When each form opens, by the first and the last day of work; null where a placement is too short for it.
create function monitoring_plan(first_day date, last_day date)
returns table (number integer, opens_on date) language sql immutable
as $$
  select number, case
      when weeks < 40 and number in (3, 4) or weeks < 18 and number = 2 then null
      when number = 6 then (last_day + interval '3 months')::date
      when number = 5 then greatest(first_day, last_day - 7)
      -- What lies behind the last form of a placement opens with it.
      else least((first_day + make_interval(months => months))::date, greatest(first_day, last_day - 7))
    end
  from (values (1, 1), (2, 3), (3, 6), (4, 9), (5, null), (6, null)) form (number, months),
    lateral (select ceil((last_day - first_day + 1) / 7.0) as weeks) length
$$;

-- The forms of both sides of a placement. After an early end its employer is not asked how it went on.
create function monitoring_forms_of(placement placements)
returns table (side text, number integer, opens_on date) language sql stable
as $$
  select sides.side, p.number,
    case when placement.status = 'ended' and sides.side = 'employer' and p.number = 6 then null else p.opens_on end
  from monitoring_plan(placement.started_on, coalesce(placement.last_worked_on, placement.planned_end_on)) p,
    (values ('employer'), ('participant')) sides (side)
$$;

create table monitoring_forms (
  id uuid primary key default uuidv7(),
  placement_id uuid not null references placements,
  side text not null check (side in ('employer', 'participant')),
  number integer not null check (number between 1 and 6),
  status text not null default 'scheduled' check (status in ('scheduled', 'open', 'waived', 'notRequired')),
  opens_on date,
  due_on date,
  waived_on date,
  waived_by uuid references users,
  waived_reason text check (length(waived_reason) between 1 and 500),
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
  unique (placement_id, side, number),
  check ((status = 'notRequired') = (opens_on is null)),
  check ((opens_on is null) = (due_on is null)),
  check (due_on > opens_on),
  check (num_nonnulls(waived_on, waived_by, waived_reason) = case when status = 'waived' then 3 else 0 end)
);
create index monitoring_forms_to_open on monitoring_forms (opens_on) where status = 'scheduled';
create index monitoring_forms_by_due on monitoring_forms (due_on, id) include (program_id);
create index monitoring_forms_by_opening on monitoring_forms (opens_on, id) include (program_id);
create index monitoring_forms_by_name on monitoring_forms (name, id) include (program_id);
create index monitoring_forms_by_person on monitoring_forms (name, due_on, id) include (program_id);
create index monitoring_forms_by_status on monitoring_forms (status, due_on, id) include (program_id);
create index monitoring_forms_of_program on monitoring_forms (program_id, status, due_on, id);
create index monitoring_forms_of_assignee on monitoring_forms (assignee_id, status, due_on, id);
create index monitoring_forms_of_employer on monitoring_forms (employer_id, due_on, id);
create index monitoring_forms_of_participant on monitoring_forms (participant_id, due_on, id);
create index monitoring_forms_of_application on monitoring_forms (application_id);

create function keep_whose_monitoring_form() returns trigger language plpgsql as $$
begin
  select l.application_id, l.program_id, l.participant_id, l.employer_id, a.assignee_id,
    searchable(t.last_name || ' ' || t.first_name)
  into new.application_id, new.program_id, new.participant_id, new.employer_id, new.assignee_id, new.name
  from placements l join applications a on a.id = l.application_id join participants t on t.id = l.participant_id
  where l.id = new.placement_id;
  return new;
end $$;
create trigger monitoring_forms_keep_whose before insert on monitoring_forms
  for each row execute function keep_whose_monitoring_form();

create function keep_monitoring_assignee() returns trigger language plpgsql as $$
begin
  update monitoring_forms set assignee_id = new.assignee_id where application_id = new.id;
  return null;
end $$;
create trigger monitoring_assignee_is_kept after update on applications
  for each row when (old.assignee_id is distinct from new.assignee_id) execute function keep_monitoring_assignee();

-- Whoever is renamed is found by the new name.
create function keep_monitoring_name() returns trigger language plpgsql as $$
begin
  update monitoring_forms set name = searchable(new.last_name || ' ' || new.first_name) where participant_id = new.id;
  return null;
end $$;
create trigger monitoring_name_is_kept after update on participants
  for each row when ((old.first_name, old.last_name) is distinct from (new.first_name, new.last_name))
  execute function keep_monitoring_name();

create function count_monitoring_forms() returns trigger language plpgsql as $$
begin
  perform count_in_list('monitoringForms', program_id::text, case tg_op when 'INSERT' then 1 else -1 end * count(*))
  from changed group by program_id;
  return null;
end $$;
create trigger monitoring_forms_are_counted after insert on monitoring_forms
  referencing new table as changed for each statement execute function count_monitoring_forms();
create trigger lost_monitoring_forms_are_counted after delete on monitoring_forms
  referencing old table as changed for each statement execute function count_monitoring_forms();

-- Whoever works already is asked from now on: what was due before is not asked for any more.
insert into monitoring_forms (placement_id, side, number, status, opens_on, due_on)
select l.id, f.side, f.number, case when is_asked then 'scheduled' else 'notRequired' end,
  case when is_asked then f.opens_on end, case when is_asked then due end
from placements l, lateral monitoring_forms_of(l) f,
  lateral (select f.opens_on + 14 as day) planned,
  lateral (select day + case extract(isodow from day) when 6 then 2 when 7 then 1 else 0 end as due) moved,
  lateral (select coalesce(due >= organisation_today(), false) as is_asked) asked
where l.started_on is not null and l.status in ('active', 'ended', 'completed');
