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

create table monitoring_forms (
  id uuid primary key default uuidv7(),
  placement_id uuid not null references placements,
  side text not null check (side in ('employer', 'participant')),
  number integer not null check (number between 1 and 6),
  status text not null default 'scheduled' check (status in ('scheduled', 'open', 'notRequired')),
  opens_on date,
  due_on date,
  version integer not null default 1,
  created_at timestamptz not null default clock_now(),
  updated_at timestamptz not null default clock_now(),
  unique (placement_id, side, number),
  check ((status = 'notRequired') = (opens_on is null)),
  check ((opens_on is null) = (due_on is null)),
  check (due_on > opens_on)
);
create index monitoring_forms_to_open on monitoring_forms (opens_on) where status = 'scheduled';

-- Whoever works already is asked from now on: what was due before is not asked for any more.
insert into monitoring_forms (placement_id, side, number, status, opens_on, due_on)
select l.id, side, p.number, case when is_asked then 'scheduled' else 'notRequired' end,
  case when is_asked then p.opens_on end, case when is_asked then due end
from placements l,
  lateral monitoring_plan(l.started_on, coalesce(l.last_worked_on, l.planned_end_on)) p,
  lateral (select p.opens_on + 14 as day) planned,
  lateral (select day + case extract(isodow from day) when 6 then 2 when 7 then 1 else 0 end as due) moved,
  lateral (select coalesce(due >= organisation_today(), false) as is_asked) asked,
  (values ('employer'), ('participant')) sides (side)
where l.started_on is not null and l.status in ('active', 'ended', 'completed');
