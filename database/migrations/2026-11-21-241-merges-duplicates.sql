-- Two shareholders that may be one, found when either is added or changed. A pair stands once,
-- whichever of the two came first; a decision that they are two stays with it.
create table shareholder_pairs (
  id uuid primary key default uuidv7(),
  first_id uuid not null references shareholders on delete cascade,
  second_id uuid not null references shareholders on delete cascade,
  reasons text[] not null,
  strength integer not null,
  found_at timestamptz not null default now(),
  kept_apart_at timestamptz,
  kept_apart_by uuid references users,
  check (first_id < second_id),
  unique (first_id, second_id)
);
create index shareholder_pairs_by_strength on shareholder_pairs (strength, id) where kept_apart_at is null;
create index shareholder_pairs_by_finding on shareholder_pairs (found_at, id) where kept_apart_at is null;
create index shareholder_pairs_kept_apart on shareholder_pairs (kept_apart_at, id) where kept_apart_at is not null;
create index shareholder_pairs_of_second on shareholder_pairs (second_id);

-- How strongly each reason speaks; `likelihoodOf` of the contract puts the sum into words.
create function strength_of(reason text) returns integer language sql immutable as $$
  select case reason when 'iban' then 40 when 'depotNumber' then 40 when 'nameAndBirthDate' then 35
    when 'email' then 25 when 'phone' then 20 when 'nameAndPostCode' then 15 end
$$;

-- Active shareholders that have something in common with this one, fifty for each reason at most:
-- an address that hundreds share says nothing of any two. Plans are kept while a load makes the table
-- a hundred times as large, so they never read all of it.
create function likenesses_of(s shareholders) returns table (other_id uuid, reason text)
language plpgsql stable rows 5 set enable_seqscan = off as $$
begin
  if s.email is not null then return query
    select o.id, 'email' from shareholders o where o.email = s.email and o.status = 'active' and o.id <> s.id limit 50;
  end if;
  if s.iban_hash is not null then return query
    select o.id, 'iban' from shareholders o where o.iban_hash = s.iban_hash and o.status = 'active' and o.id <> s.id limit 50;
  end if;
  if s.depot_number is not null then return query
    select o.id, 'depotNumber' from shareholders o
      where regexp_replace(o.depot_number, '[^A-Z0-9]', '', 'g') = regexp_replace(s.depot_number, '[^A-Z0-9]', '', 'g')
        and o.depot_number is not null and o.status = 'active' and o.id <> s.id limit 50;
  end if;
  if s.phone is not null or s.phone_two is not null then return query
    select o.id, 'phone' from shareholders o where o.phone in (s.phone, s.phone_two) and o.status = 'active' and o.id <> s.id limit 50;
    return query
    select o.id, 'phone' from shareholders o where o.phone_two in (s.phone, s.phone_two) and o.phone_two is not null
      and o.status = 'active' and o.id <> s.id limit 50;
  end if;
  if s.birth_date is not null then return query
    select o.id, 'nameAndBirthDate' from shareholders o
      where joined_name(o.sort_name) = joined_name(s.sort_name) and o.birth_date = s.birth_date and o.status = 'active' and o.id <> s.id limit 50;
  end if;
  if s.post_code is not null then return query
    select o.id, 'nameAndPostCode' from shareholders o
      where joined_name(o.sort_name) = joined_name(s.sort_name) and replace(o.post_code, ' ', '') = replace(s.post_code, ' ', '')
        and o.status = 'active' and o.id <> s.id limit 50;
  end if;
end $$;

create function pair_shareholder(s shareholders) returns void language sql as $$
  insert into shareholder_pairs (first_id, second_id, reasons, strength)
    select least(s.id, l.other_id), greatest(s.id, l.other_id), array_agg(l.reason order by strength_of(l.reason) desc, l.reason),
      sum(strength_of(l.reason))
    from (select distinct other_id, reason from likenesses_of(s)) l group by l.other_id
    on conflict (first_id, second_id) do nothing
$$;

create function pair_shareholders() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    delete from shareholder_pairs where first_id = new.id and kept_apart_at is null;
    delete from shareholder_pairs where second_id = new.id and kept_apart_at is null;
  end if;
  if new.status = 'active' then perform pair_shareholder(new); end if;
  return null;
end $$;
create trigger shareholders_are_paired after insert on shareholders
  for each row execute function pair_shareholders();
create trigger changed_shareholders_are_paired
  after update of status, email, phone, phone_two, first_name, last_name, company_name, birth_date, post_code, depot_number, iban_hash
  on shareholders for each row
  when ((old.status, old.email, old.phone, old.phone_two, old.sort_name, old.birth_date, old.post_code, old.depot_number, old.iban_hash)
    is distinct from (new.status, new.email, new.phone, new.phone_two, new.sort_name, new.birth_date, new.post_code, new.depot_number, new.iban_hash))
  execute function pair_shareholders();

select pair_shareholder(s) from shareholders s where s.status = 'active';

-- Who was merged into whom. What is needed to undo it goes once that is no longer possible.
create table shareholder_merges (
  id uuid primary key default uuidv7(),
  kept_id uuid not null references shareholders,
  dropped_id uuid not null references shareholders,
  merged_at timestamptz not null default now(),
  merged_by uuid references users,
  evidence jsonb,
  undone_at timestamptz,
  undone_by uuid references users,
  check (kept_id <> dropped_id),
  check (undone_at is null or evidence is null)
);
create unique index shareholder_merges_standing on shareholder_merges (dropped_id) where undone_at is null;
create index shareholder_merges_of_kept on shareholder_merges (kept_id, merged_at);
create index shareholder_merges_undoable on shareholder_merges (merged_at) where evidence is not null;
