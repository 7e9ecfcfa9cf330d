-- Days on which the organisation is closed besides weekends and statutory holidays.
create table closures (
  id uuid primary key default uuidv7(),
  day date not null,
  name jsonb not null,
  province text,
  created_by uuid references users,
  version integer not null default 1,
  created_at timestamptz not null default clock_now(),
  updated_at timestamptz not null default clock_now(),
  constraint closures_once unique nulls not distinct (day, province)
);

create index closures_by_day on closures (day, id);
