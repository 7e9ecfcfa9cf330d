-- A shareholder that was found to be another one stays as it was, points to that one and leaves the lists.
alter table shareholders
  add column merged_into_id uuid references shareholders,
  add column merged_at timestamptz,
  -- Of the IBAN, `key:digest`: equal accounts are found without reading any.
  add column iban_hash text;
alter table shareholders drop constraint shareholders_status_check;
alter table shareholders add constraint shareholders_status_check check (status in ('active', 'archived', 'merged'));
alter table shareholders add check ((status = 'merged') = (merged_into_id is not null) and merged_into_id <> id);
create index shareholders_merged_into on shareholders (merged_into_id) where merged_into_id is not null;

-- Whom a shareholder stands for now, over any number of merges.
create function standing_shareholder(of_id uuid) returns uuid language sql stable as $$
  with recursive way as (
    select id, merged_into_id from shareholders where id = of_id
    union all select s.id, s.merged_into_id from way w join shareholders s on s.id = w.merged_into_id)
  select id from way where merged_into_id is null
$$;

-- What two may have in common.
create index shareholders_by_phone on shareholders (phone) where status = 'active';
create index shareholders_by_phone_two on shareholders (phone_two) where status = 'active' and phone_two is not null;
create index shareholders_by_iban on shareholders (iban_hash) where status = 'active' and iban_hash is not null;
-- A name however it is joined: Beauchamp-Lavigne and Beauchamp Lavigne are one.
create function joined_name(sort_name text) returns text language sql immutable parallel safe as $$
  select translate(sort_name, ' -''’.,', '')
$$;
create index shareholders_by_name_and_birth on shareholders (joined_name(sort_name), birth_date) where status = 'active';
create index shareholders_by_name_and_post_code on shareholders (joined_name(sort_name), replace(post_code, ' ', '')) where status = 'active';
create index shareholders_by_depot on shareholders (regexp_replace(depot_number, '[^A-Z0-9]', '', 'g'))
  where status = 'active' and depot_number is not null;

-- Merging is a subject of its own: its screens open for whoever may merge.
update roles r set rules = (
  select jsonb_agg(n.rule order by e.at, n.part)
  from jsonb_array_elements(r.rules) with ordinality e(rule, at), lateral (
    select e.rule, 1 as part
      where not (e.rule->>'subject' = 'Shareholders Edit' and e.rule->>'action' = 'merge')
    union all select (e.rule - 'fields') || '{"subject": "Shareholders Merge"}'::jsonb, 2
      where e.rule->>'subject' = 'Shareholders Edit' and e.rule->>'action' in ('merge', 'All')) n)
where r.rules @> '[{"subject": "Shareholders Edit"}]';
