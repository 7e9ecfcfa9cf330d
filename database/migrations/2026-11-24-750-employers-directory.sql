-- What an employer has in a program, so that lists narrow and add up without reading applications.
create table employer_programs (
  employer_id uuid not null references employers,
  program_id uuid not null references programs,
  applications integer not null default 0 check (applications >= 0),
  pending integer not null default 0 check (pending >= 0),
  places integer not null default 0 check (places >= 0),
  committed numeric(14, 2) not null default 0 check (committed >= 0),
  primary key (employer_id, program_id)
);
create index employer_programs_of_program on employer_programs (program_id, employer_id) where applications > 0;
create index employer_programs_waiting on employer_programs (employer_id, program_id) where pending > 0;
create index employer_programs_active on employer_programs (employer_id, program_id) where places > 0;

create index employers_in_order on employers (searchable(legal_name), id);
create index employers_by_city on employers (searchable(city), id);
create index employers_by_size on employers (employees_total, id);

create function add_to_employer(of_employer uuid, of_program uuid, more integer, waiting integer, taken integer, money numeric)
returns void language sql as $$
  insert into employer_programs (employer_id, program_id) values (of_employer, of_program)
    on conflict do nothing;
  update employer_programs set applications = applications + more, pending = pending + waiting,
      places = places + taken, committed = committed + money
    where employer_id = of_employer and program_id = of_program
$$;

create function keep_applications_of_employers() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    perform add_to_employer(old.employer_id, old.program_id, -1, -coalesce((old.stage = 'pending')::int, 0), 0, 0);
  end if;
  if tg_op <> 'DELETE' then
    perform add_to_employer(new.employer_id, new.program_id, 1, coalesce((new.stage = 'pending')::int, 0), 0, 0);
  end if;
  return null;
end $$;
create trigger applications_of_employers_are_kept after insert or delete on applications
  for each row execute function keep_applications_of_employers();
create trigger moved_applications_of_employers_are_kept after update of status, employer_id, program_id on applications
  for each row when ((old.stage, old.employer_id, old.program_id) is distinct from (new.stage, new.employer_id, new.program_id))
  execute function keep_applications_of_employers();

-- As `takesPlace` and `holdsMoney` of the module of placements say it.
create function place_is_taken(status text) returns integer language sql immutable as $$
  select (status in ('planned', 'accepted', 'active'))::int $$;
create function money_is_held(status text, amount numeric) returns numeric language sql immutable as $$
  select case when status in ('cancelled', 'lapsed') then 0 else amount end $$;

create function keep_placements_of_employers() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    perform add_to_employer(old.employer_id, old.program_id, 0, 0,
      -place_is_taken(old.status), -money_is_held(old.status, old.committed_amount));
  end if;
  if tg_op <> 'DELETE' then
    perform add_to_employer(new.employer_id, new.program_id, 0, 0,
      place_is_taken(new.status), money_is_held(new.status, new.committed_amount));
  end if;
  return null;
end $$;
create trigger placements_of_employers_are_kept after insert or delete on placements
  for each row execute function keep_placements_of_employers();
create trigger moved_placements_of_employers_are_kept
  after update of status, committed_amount, employer_id, program_id on placements
  for each row execute function keep_placements_of_employers();

insert into employer_programs (employer_id, program_id, applications, pending)
  select employer_id, program_id, count(*), count(*) filter (where stage = 'pending')
  from applications group by employer_id, program_id;
update employer_programs e set places = p.places, committed = p.committed from (
  select employer_id, program_id, sum(place_is_taken(status)) as places,
    sum(money_is_held(status, committed_amount)) as committed
  from placements group by employer_id, program_id) p
where p.employer_id = e.employer_id and p.program_id = e.program_id;

-- Whoever sees applications sees who applies, as far; what takes fields away takes nothing here.
update roles r set rules = (
  select jsonb_agg(n.rule order by e.at, n.part)
  from jsonb_array_elements(r.rules) with ordinality e(rule, at), lateral (
    select e.rule, 1 as part
    union all select (e.rule - 'fields') || '{"subject": "Employers List"}'::jsonb, 2
      where e.rule->>'subject' = 'Applications Awaiting Approval List'
        and e.rule->>'action' in ('view', 'export')
        and coalesce(e.rule->>'scope', 'program') = 'program'
        and not (e.rule ? 'inverted' and e.rule ? 'fields')
    union all select (e.rule - 'fields') || '{"subject": "Employers View"}'::jsonb, 3
      where e.rule->>'subject' = 'Applications View' and e.rule->>'action' = 'view'
        and coalesce(e.rule->>'scope', 'program') = 'program'
        and not (e.rule ? 'inverted' and e.rule ? 'fields')) n)
where r.user_type = 'staff' and r.rules @> '[{"subject": "Applications View"}]';
