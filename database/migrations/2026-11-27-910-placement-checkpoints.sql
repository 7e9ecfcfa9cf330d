-- Checkpoint two: once somebody works in a placement, what is agreed is held against what is found.
create table placement_checkpoints (
  id uuid primary key default uuidv7(),
  placement_id uuid not null unique references placements,
  application_id uuid not null unique references applications,
  -- From when on it can be judged, and the business day by which it is.
  opens_on date not null,
  due_on date not null,
  -- One placement in ten is visited or called; which ones, chance says.
  is_visited boolean not null generated always as (get_byte(uuid_send(placement_id), 15) < 26) stored,
  status text not null default 'due' check (status in ('due', 'inProgress', 'passed', 'failed', 'overridden')),
  -- By check, what was judged.
  results jsonb not null default '{}' check (jsonb_typeof(results) = 'object'),
  -- When what failed, or passes only until a day, is looked at again.
  recheck_on date,
  -- Of which of these days the case officer was told.
  told_open boolean not null default false,
  told_late boolean not null default false,
  told_recheck_on date,
  recorded_by uuid references users,
  recorded_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null default clock_now(),
  updated_at timestamptz not null default clock_now(),
  check (due_on >= opens_on),
  check ((recorded_at is null) = (recorded_by is null)),
  check ((status in ('failed', 'overridden')) = (recheck_on is not null))
);
create index placement_checkpoints_to_open on placement_checkpoints (opens_on) where not told_open;
create index placement_checkpoints_to_be_late on placement_checkpoints (due_on)
  where not told_late and status in ('due', 'inProgress');
create index placement_checkpoints_to_recheck on placement_checkpoints (recheck_on) where recheck_on is not null;
create index placement_checkpoints_by_recorder on placement_checkpoints (recorded_by) where recorded_by is not null;

-- Whoever works already is judged as well: from the thirtieth day on, by the first weekday from the forty-second.
-- Of what is over nobody is told any more.
insert into placement_checkpoints (placement_id, application_id, opens_on, due_on, told_open, told_late)
select id, application_id, started_on + 30,
  started_on + 42 + case extract(isodow from started_on + 42) when 6 then 2 when 7 then 1 else 0 end,
  status <> 'active', status <> 'active'
from placements where started_on is not null and status in ('active', 'ended', 'completed');

-- The first checkpoint is the application's, this one the placement's.
alter table checkpoints add constraint checkpoints_are_the_first check (number = 1);
