create table leads (
  id uuid primary key default uuidv7(),
  name text not null,
  company text,
  email text check (email = lower(email)),
  phone text,
  status_id uuid not null,
  status_kind text not null,
  status_entered_at timestamptz not null default clock_now(),
  source_id uuid references sources,
  temperature text check (temperature in ('hot', 'warm', 'cold')),
  assignee_id uuid references users,
  team_id uuid references teams,
  expected_volume numeric(18, 4) check (expected_volume >= 0),
  expected_amount numeric(14, 2) check (expected_amount >= 0),
  next_step text,
  next_step_on date,
  lost_reason text,
  lost_note text,
  -- Where it stands in its column; between two ranks there is always another.
  rank numeric not null,
  deleted_at timestamptz,
  deleted_by uuid references users,
  created_by uuid references users,
  updated_by uuid references users,
  version integer not null default 1,
  created_at timestamptz not null default clock_now(),
  updated_at timestamptz not null default clock_now(),
  sort_name text not null generated always as (searchable(name)) stored,
  -- Name and company without accents, e-mail, the digits of the telephone.
  search_words text not null generated always as (
    searchable(name || ' ' || coalesce(company, '') || ' ' || coalesce(email, '')
      || ' ' || regexp_replace(coalesce(phone, ''), '\D', '', 'g'))) stored,
  foreign key (status_id, status_kind) references lead_statuses (id, kind) on update cascade,
  check (email is not null or phone is not null),
  check (status_kind <> 'lost' or lost_reason is not null),
  check (status_kind = 'lost' or lost_reason is null and lost_note is null),
  check (status_kind <> 'won' or expected_amount is not null)
);

create unique index leads_on_the_board on leads (status_id, rank) where deleted_at is null;
create index leads_by_rank on leads (rank, id) where deleted_at is null;
create index leads_by_name on leads (sort_name, id) where deleted_at is null;
create index leads_by_amount on leads (expected_amount, id) where deleted_at is null;
create index leads_by_next_step on leads (next_step_on, id) where deleted_at is null;
create index leads_by_status_entry on leads (status_entered_at, id) where deleted_at is null;
create index leads_by_creation on leads (created_at, id) where deleted_at is null;
create index leads_by_update on leads (updated_at, id) where deleted_at is null;
create index leads_of_assignee on leads (assignee_id, next_step_on, id) where deleted_at is null;
create index leads_of_team on leads (team_id, next_step_on, id) where deleted_at is null;
create index leads_of_source on leads (source_id, next_step_on, id);
create index leads_of_temperature on leads (temperature, next_step_on, id) where deleted_at is null;
create index leads_by_email on leads (email);
create index leads_deleted on leads (deleted_at, id) where deleted_at is not null;
create index leads_search on leads using gin (search_words gin_trgm_ops) with (fastupdate = off);

create trigger leads_follow_the_team before insert or update of assignee_id on leads
  for each row execute function keep_team_of_assignee();

create function move_leads_to_team() returns trigger language plpgsql as $$
begin
  update leads set team_id = new.team_id where assignee_id = new.id;
  return null;
end $$;
create trigger users_take_leads_along after update of team_id on users
  for each row when (old.team_id is distinct from new.team_id)
  execute function move_leads_to_team();

-- The number with the fewest digits in the middle between two; beyond the ends where one is missing.
create function rank_between(low numeric, high numeric) returns numeric
  language plpgsql immutable parallel safe as $$
declare
  least_step numeric;
  most_step numeric;
begin
  if low is null and high is null then return 0; end if;
  if low is null then return ceil(high) - 1; end if;
  if high is null then return floor(low) + 1; end if;
  if low >= high then raise exception 'no rank lies between % and %', low, high; end if;
  for digits in 0..16000 loop
    least_step := floor(low * ('1e' || digits)::numeric) + 1;
    most_step := ceil(high * ('1e' || digits)::numeric) - 1;
    if least_step <= most_step then
      return trim_scale(div(least_step + most_step, 2) * ('1e-' || digits)::numeric);
    end if;
  end loop;
  raise exception 'no rank lies between % and %', low, high;
end $$;

-- Counts and sums of the leads that are not deleted, by status and assignee; money in cents.
create function count_lead(l leads, sign integer) returns void language plpgsql as $$
declare
  of_key text := l.status_id || ':' || coalesce(l.assignee_id::text, '');
begin
  if l.deleted_at is not null then return; end if;
  perform count_in_list('leads', of_key, sign);
  if l.expected_amount <> 0 then
    perform count_in_list('leadAmounts', of_key, (sign * l.expected_amount * 100)::bigint);
  end if;
end $$;
create function count_leads() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then perform count_lead(old, -1); end if;
  if tg_op <> 'DELETE' then perform count_lead(new, 1); end if;
  return null;
end $$;
create trigger leads_are_counted after insert or delete on leads
  for each row execute function count_leads();
create trigger changed_leads_are_counted
  after update of status_id, assignee_id, expected_amount, deleted_at on leads
  for each row when ((old.status_id, old.assignee_id, old.expected_amount, old.deleted_at)
    is distinct from (new.status_id, new.assignee_id, new.expected_amount, new.deleted_at))
  execute function count_leads();
