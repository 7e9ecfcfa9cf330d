-- Bank details are stored encrypted; figures are kept by the ledger of the orders and by nothing else.
create sequence shareholder_numbers;
create table shareholders (
  id uuid primary key default uuidv7(),
  number text not null unique,
  status text not null default 'active' check (status in ('active', 'archived')),
  kind text not null default 'individual' check (kind in ('individual', 'company')),
  first_name text,
  last_name text,
  company_name text,
  email text check (email = lower(email)),
  phone text,
  phone_two text,
  language text not null default 'en' check (language in ('en', 'fr')),
  birth_date date check (birth_date >= '1900-01-01'),
  is_birth_year_known boolean default true,
  job_title text,
  profession text,
  assignee_id uuid references users,
  team_id uuid references teams,
  bank_name text,
  bank_address text,
  bank_manager_name text,
  account_number text,
  iban text,
  depot_number text unique,
  address_one text,
  address_two text,
  city text,
  state text,
  post_code text,
  country text check (country ~ '^[A-Z]{2}$'),
  number_of_shares numeric(18, 4) not null default 0 check (number_of_shares >= 0),
  amount_invested numeric(18, 2) not null default 0,
  net_paid_in numeric(18, 2) not null default 0,
  gross_turnover numeric(18, 2) not null default 0,
  average_buy_price numeric(18, 6),
  realised_result numeric(18, 2) not null default 0,
  entered_register_on date,
  ceased_on date,
  archived_at timestamptz,
  created_by uuid references users,
  updated_by uuid references users,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  display_name text not null generated always as (
    coalesce(company_name, trim(coalesce(first_name, '') || ' ' || coalesce(last_name, '')))) stored,
  sort_name text not null generated always as (
    searchable(coalesce(company_name, coalesce(last_name, '') || ' ' || coalesce(first_name, '')))) stored,
  -- What people search by: names without accents, e-mail, digits of phones, numbers.
  search_words text not null generated always as (
    searchable(coalesce(company_name, '') || ' ' || coalesce(first_name, '') || ' ' || coalesce(last_name, '')
      || ' ' || coalesce(email, '') || ' ' || regexp_replace(coalesce(phone, ''), '\D', '', 'g')
      || ' ' || regexp_replace(coalesce(phone_two, ''), '\D', '', 'g')
      || ' ' || number || ' ' || coalesce(depot_number, ''))) stored,
  check (kind = 'company' and company_name is not null or kind = 'individual' and last_name is not null)
);
alter table shareholders alter column number set default
  'SH-' || lpad(nextval('shareholder_numbers')::text, 6, '0');

create index shareholders_by_name on shareholders (status, sort_name, id);
create index shareholders_by_number on shareholders (status, number, id);
create index shareholders_by_shares on shareholders (status, number_of_shares, id);
create index shareholders_by_invested on shareholders (status, amount_invested, id);
create index shareholders_by_realised on shareholders (status, realised_result, id);
create index shareholders_by_entry on shareholders (status, entered_register_on, id);
create index shareholders_by_creation on shareholders (status, created_at, id);
create index shareholders_of_assignee on shareholders (status, assignee_id, sort_name, id);
create index shareholders_of_team on shareholders (status, team_id, sort_name, id);
create index shareholders_by_email on shareholders (email);
create index shareholders_search on shareholders using gin (search_words gin_trgm_ops) with (fastupdate = off);

-- Scopes look at the team of whoever is responsible: it is written beside, and follows that person.
create function keep_team_of_assignee() returns trigger language plpgsql as $$
begin
  new.team_id := (select u.team_id from users u where u.id = new.assignee_id);
  return new;
end $$;
create trigger shareholders_follow_the_team before insert or update of assignee_id on shareholders
  for each row execute function keep_team_of_assignee();

create function move_shareholders_to_team() returns trigger language plpgsql as $$
begin
  update shareholders set team_id = new.team_id where assignee_id = new.id;
  return null;
end $$;
create trigger users_take_shareholders_along after update of team_id on users
  for each row when (old.team_id is distinct from new.team_id)
  execute function move_shareholders_to_team();

-- Counts and sums by status and relationship manager: shares in ten-thousandths, money in cents.
create function count_shareholder(s shareholders, sign integer) returns void language plpgsql as $$
declare
  of_key text := s.status || ':' || coalesce(s.assignee_id::text, '');
begin
  perform count_in_list('shareholders', of_key, sign);
  if s.number_of_shares <> 0 then
    perform count_in_list('shareholderShares', of_key, (sign * s.number_of_shares * 10000)::bigint);
  end if;
  if s.amount_invested <> 0 then
    perform count_in_list('shareholderInvested', of_key, (sign * s.amount_invested * 100)::bigint);
  end if;
  if s.net_paid_in <> 0 then
    perform count_in_list('shareholderNetPaidIn', of_key, (sign * s.net_paid_in * 100)::bigint);
  end if;
  if s.realised_result <> 0 then
    perform count_in_list('shareholderRealised', of_key, (sign * s.realised_result * 100)::bigint);
  end if;
end $$;

create function count_shareholders() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then perform count_shareholder(old, -1); end if;
  if tg_op <> 'DELETE' then perform count_shareholder(new, 1); end if;
  return null;
end $$;
create trigger shareholders_are_counted after insert or delete on shareholders
  for each row execute function count_shareholders();
create trigger changed_shareholders_are_counted
  after update of status, assignee_id, number_of_shares, amount_invested, net_paid_in, realised_result on shareholders
  for each row when ((old.status, old.assignee_id, old.number_of_shares, old.amount_invested, old.net_paid_in, old.realised_result)
    is distinct from (new.status, new.assignee_id, new.number_of_shares, new.amount_invested, new.net_paid_in, new.realised_result))
  execute function count_shareholders();
