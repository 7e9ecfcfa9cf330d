-- The product's clock in the database: what the server's says, which tells a connection when it is
-- wound (`app.clock`); else the real one. It is read where a transaction begins, as now() is.
create function clock_now() returns timestamptz language sql stable parallel safe as $$
  select now() + coalesce(nullif(current_setting('app.clock', true), '')::interval, interval '0')
$$;

-- Where a day begins and ends: as the organisation chose, else as the installation is set up
-- (TIME_ZONE, which every connection of the server carries).
create function organisation_zone() returns text language sql stable parallel safe as $$
  select coalesce((select time_zone from general_settings),
    nullif(current_setting('app.time_zone', true), ''), 'UTC')
$$;

create function organisation_today() returns date language sql stable parallel safe as $$
  select (clock_now() at time zone organisation_zone())::date
$$;

-- What is written by itself follows the clock too.
do $$
declare
  at record;
begin
  for at in
    select c.table_name, c.column_name from information_schema.columns c
      join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and c.column_default = 'now()' and t.table_type = 'BASE TABLE'
  loop
    execute format('alter table %I alter column %I set default clock_now()', at.table_name, at.column_name);
  end loop;
end $$;

create or replace function next_reference(prefix text, sequence regclass) returns text language sql volatile as $$
  select prefix || '-' || to_char(organisation_today(), 'YYYY') || '-' || lpad(n::text, greatest(6, length(n::text)), '0')
  from nextval(sequence) n
$$;

create or replace function refuse_change_of_snapshot() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    if old.deleted_at is null or old.deleted_at > clock_now() - interval '30 days' then
      raise exception 'snapshots of orders are append-only';
    end if;
    return old;
  end if;
  if (to_jsonb(new) - 'deleted_at' - 'deleted_by') is distinct from (to_jsonb(old) - 'deleted_at' - 'deleted_by') then
    raise exception 'snapshots of orders are append-only';
  end if;
  if new.deleted_at is not null and new.content->>'careStatus' = 'confirmed' then
    raise exception 'a snapshot that proves a confirmation of CARE stays';
  end if;
  return new;
end $$;
