-- How often a person wants optional mail, and when none of it; without a row it comes by itself, always.
create table mail_rhythms (
  user_id uuid primary key references users on delete cascade,
  rhythm text not null check (rhythm in ('atOnce', 'daily', 'weekly')),
  hour integer not null check (hour between 0 and 23),
  -- From Monday, 1.
  weekday integer not null check (weekday between 1 and 7),
  time_zone text not null,
  -- Whole hours of every day; the one after the other may lie on the next day.
  quiet_from integer check (quiet_from between 0 and 23),
  quiet_until integer check (quiet_until between 0 and 23),
  quiet_weekends boolean not null default false,
  -- When the next digest is due; null where none is.
  due_at timestamptz,
  check ((quiet_from is null) = (quiet_until is null)),
  check (quiet_from <> quiet_until)
);
create index mail_rhythms_due on mail_rhythms (due_at) where due_at is not null;

-- What waits for a digest: the text of a letter and of its facts those that its subject names.
create table digest_entries (
  id uuid primary key default uuidv7(),
  user_id uuid not null references users on delete cascade,
  template text not null references letter_templates,
  template_version_id uuid not null references letter_versions,
  facts jsonb not null default '{}',
  entity text,
  record_id uuid,
  -- Of a letter that comes but once; what was told is kept as long as notices are, so that it is not told again.
  once text unique,
  created_at timestamptz not null default clock_now(),
  told_at timestamptz
);
create index digest_entries_of_user on digest_entries (user_id, id) where told_at is null;
create index digest_entries_by_age on digest_entries (created_at);

-- The first moment after another at which it is an hour where somebody is, on a day of the week if one
-- is given. An hour that a day leaves out is the one after it.
create function next_hour(after timestamptz, zone text, hour integer, weekday integer) returns timestamptz
language plpgsql stable as $$
declare
  day date := (after at time zone zone)::date;
  moment timestamptz;
begin
  loop
    moment := (day + make_interval(hours => hour)) at time zone zone;
    exit when moment > after and (weekday is null or extract(isodow from day) = weekday);
    day := day + 1;
  end loop;
  return moment;
end $$;

-- When it is quiet no longer, the moment itself where it is not; weekends last until Monday.
create function end_of_quiet(
  at timestamptz, zone text, quiet_from integer, quiet_until integer, quiet_weekends boolean
) returns timestamptz
language plpgsql stable as $$
declare
  moment timestamptz := at;
  here timestamp;
  hour integer;
begin
  loop
    here := moment at time zone zone;
    hour := extract(hour from here);
    if quiet_weekends and extract(isodow from here) >= 6 then
      moment := (here::date + (8 - extract(isodow from here)::integer))::timestamp at time zone zone;
    elsif quiet_from < quiet_until and hour >= quiet_from and hour < quiet_until
      or quiet_from > quiet_until and hour < quiet_until then
      moment := (here::date + make_interval(hours => quiet_until)) at time zone zone;
    elsif quiet_from > quiet_until and hour >= quiet_from then
      moment := (here::date + 1 + make_interval(hours => quiet_until)) at time zone zone;
    else
      return moment;
    end if;
  end loop;
end $$;
