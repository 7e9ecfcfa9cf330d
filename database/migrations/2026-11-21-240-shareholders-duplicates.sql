-- Two shareholders that may be one, found when either is added or changed. A pair stands once,
-- whichever of the two came first; a decision that they are two stays with it.
create table shareholder_pairs (
  id uuid primary key default uuidv7(),
  first_id uuid not null references shareholders on delete cascade,
  second_id uuid not null references shareholders on delete cascade,
  reasons text[] not null check (reasons <@ array['email', 'phone', 'nameAndBirthDate', 'nameAndPostCode']),
  -- Of two found by the same kind of reason, more reasons are stronger.
  strength integer not null,
  found_at timestamptz not null default now(),
  kept_apart_at timestamptz,
  kept_apart_by uuid references users,
  check (first_id < second_id),
  unique (first_id, second_id)
);
create index shareholder_pairs_by_strength on shareholder_pairs (strength, id) where kept_apart_at is null;
create index shareholder_pairs_by_finding on shareholder_pairs (found_at, id) where kept_apart_at is null;
create index shareholder_pairs_of_second on shareholder_pairs (second_id);
create index shareholders_by_phone on shareholders (phone) where phone is not null;
create index shareholders_by_phone_two on shareholders (phone_two) where phone_two is not null;

create function likenesses_of(s shareholders) returns table (other_id uuid, reason text) language sql stable as $$
  (select o.id, 'email' from shareholders o where o.email = s.email and o.status = 'active' and o.id <> s.id limit 50)
  union
  (select o.id, 'phone' from shareholders o
    where (o.phone in (s.phone, s.phone_two) or o.phone_two in (s.phone, s.phone_two))
      and o.status = 'active' and o.id <> s.id limit 50)
  union
  (select o.id, 'nameAndBirthDate' from shareholders o
    where o.status = 'active' and o.sort_name = s.sort_name and o.birth_date = s.birth_date and o.id <> s.id limit 50)
  union
  (select o.id, 'nameAndPostCode' from shareholders o
    where o.status = 'active' and o.sort_name = s.sort_name
      and replace(o.post_code, ' ', '') = replace(s.post_code, ' ', '') and o.id <> s.id limit 50)
$$;

create function pair_shareholder(s shareholders) returns void language plpgsql as $$
begin
  delete from shareholder_pairs where first_id = s.id and kept_apart_at is null;
  delete from shareholder_pairs where second_id = s.id and kept_apart_at is null;
  if s.status <> 'active' then return; end if;
  insert into shareholder_pairs (first_id, second_id, reasons, strength)
    select least(s.id, l.other_id), greatest(s.id, l.other_id), array_agg(l.reason order by l.reason),
      sum(case when l.reason in ('email', 'phone') then 10 else 1 end)
    from likenesses_of(s) l group by l.other_id
    on conflict (first_id, second_id) do nothing;
end $$;

create function pair_shareholders() returns trigger language plpgsql as $$
begin
  perform pair_shareholder(new);
  return null;
end $$;
create trigger shareholders_are_paired after insert on shareholders
  for each row execute function pair_shareholders();
create trigger changed_shareholders_are_paired
  after update of status, email, phone, phone_two, first_name, last_name, company_name, birth_date, post_code on shareholders
  for each row when ((old.status, old.email, old.phone, old.phone_two, old.first_name, old.last_name, old.company_name, old.birth_date, old.post_code)
    is distinct from (new.status, new.email, new.phone, new.phone_two, new.first_name, new.last_name, new.company_name, new.birth_date, new.post_code))
  execute function pair_shareholders();

select pair_shareholder(s) from shareholders s;
