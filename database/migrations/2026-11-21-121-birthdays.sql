-- The day on which a birthday is kept in a year. Born on 29 February, one keeps it in a common year
-- on 28 February or on 1 March, as the organisation chooses.
create function birthday_in(birth date, of_year integer, leap_rule text) returns date
language sql immutable parallel safe as $$
  select case when extract(month from birth) = 2 and extract(day from birth) = 29 and leap_rule = 'mar1'
    then make_date(of_year, 2, 28) + 1
    else (make_date(2000, extract(month from birth)::int, extract(day from birth)::int)
      + make_interval(years => of_year - 2000))::date end
$$;

-- The first birthday that is kept on the day or later, across the year's end.
create function next_birthday(birth date, from_day date, leap_rule text) returns date
language sql immutable parallel safe as $$
  select case when birthday_in(birth, extract(year from from_day)::int, leap_rule) >= from_day
    then birthday_in(birth, extract(year from from_day)::int, leap_rule)
    else birthday_in(birth, extract(year from from_day)::int + 1, leap_rule) end
$$;

create index shareholders_by_birthday on shareholders
  ((extract(month from birth_date)), (extract(day from birth_date)), id)
  where status = 'active' and birth_date is not null;

-- One row: how birthdays are kept and told; how many days ahead is among the general settings.
create table birthday_settings (
  only_row boolean primary key default true check (only_row),
  leap_rule text not null default 'feb28' check (leap_rule in ('feb28', 'mar1')),
  digest_hour integer not null default 7 check (digest_hour between 0 and 23)
);
insert into birthday_settings default values;

-- A person's private calendar address; only the hash of its token is kept, and one is valid at a time.
create table birthday_feeds (
  user_id uuid primary key references users,
  token_hash bytea not null unique,
  created_at timestamptz not null default now()
);

-- Whose birthday of which year has been told.
create table birthday_notices (
  shareholder_id uuid not null references shareholders,
  birthday date not null,
  told_at timestamptz not null default now(),
  primary key (shareholder_id, birthday)
);
