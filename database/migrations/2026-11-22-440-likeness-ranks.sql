-- What two shareholders have in common is ranked: an exact number, then the e-mail address, then the name
-- with the date of birth, the telephone or the post code; a telephone alone, which strangers may share,
-- comes last.
create or replace function strength_of(reason text) returns integer language sql immutable as $$
  select case reason when 'iban' then 40 when 'depotNumber' then 40 when 'email' then 30
    when 'nameAndBirthDate' then 28 when 'nameAndPhone' then 26 when 'nameAndPostCode' then 15 when 'phone' then 10 end
$$;

-- As before, but that a telephone speaks more strongly of two that bear the same name, and once.
create or replace function likenesses_of(s shareholders) returns table (other_id uuid, reason text)
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
    select p.id, case when joined_name(p.sort_name) = joined_name(s.sort_name) then 'nameAndPhone' else 'phone' end
    from (
      (select o.id, o.sort_name from shareholders o where o.phone in (s.phone, s.phone_two) and o.status = 'active' and o.id <> s.id limit 50)
      union
      (select o.id, o.sort_name from shareholders o where o.phone_two in (s.phone, s.phone_two) and o.phone_two is not null
        and o.status = 'active' and o.id <> s.id limit 50)) p;
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

-- Pairs that stand already are ranked alike; decisions and the days they were found stay.
update shareholder_pairs p set reasons = array_replace(p.reasons, 'phone', 'nameAndPhone')
  from shareholders f, shareholders s
  where f.id = p.first_id and s.id = p.second_id and 'phone' = any(p.reasons)
    and joined_name(f.sort_name) = joined_name(s.sort_name);
update shareholder_pairs p set reasons = r.reasons, strength = r.strength
  from shareholder_pairs q cross join lateral (
    select array_agg(reason order by strength_of(reason) desc, reason) as reasons, sum(strength_of(reason)) as strength
    from unnest(q.reasons) reason) r
  where q.id = p.id;
