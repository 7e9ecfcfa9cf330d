-- A program's budget in parts, each for the province or territory of the workplaces; `rest` is what every other
-- one draws on. Together they are the whole budget. A program without parts has no rows.
create table program_regions (
  id uuid not null unique default uuidv7(),
  program_id uuid not null references programs (id) on delete cascade,
  region text not null check (region in
    ('AB', 'BC', 'MB', 'NB', 'NL', 'NS', 'NT', 'NU', 'ON', 'PE', 'QC', 'SK', 'YT', 'rest')),
  amount numeric(14, 2) not null check (amount >= 0),
  committed numeric(14, 2) not null default 0,
  primary key (program_id, region),
  constraint program_regions_within check (committed between 0 and amount)
);

-- Which part of the budget an application draws on.
create function region_part(program uuid, application uuid) returns text language sql stable as $$
  select coalesce((select r.region from program_regions r where r.program_id = program and r.region = a.region), 'rest')
  from applications a where a.id = application
$$;

-- Everything that is set aside for an application: its placements, its training, its supplements.
create function committed_of_application(application uuid) returns numeric language sql stable as $$
  select coalesce((select sum(l.committed_amount) from placements l
      where l.application_id = application and l.status not in ('cancelled', 'lapsed')), 0)
    + coalesce((select sum(coalesce(f.assessed_amount, f.approved_amount)) from funding_requests f
      where f.application_id = application and f.status not in ('cancelled', 'expired')), 0)
    + coalesce((select sum(s.committed_amount) from supplements s where s.application_id = application), 0)
$$;

-- What is returned, or comes back, after a supplement is closed, counts no more in its region either.
create or replace function keep_used_of_supplement(supplement uuid) returns void language plpgsql as $$
declare
  found supplements;
  used numeric;
begin
  perform 1 from program_budgets b join supplements s on s.program_id = b.program_id where s.id = supplement for update of b;
  select * into found from supplements where id = supplement for no key update;
  if found.status is distinct from 'closed' then return; end if;
  used := supplement_used(supplement);
  if used = found.used_amount then return; end if;
  update supplements set used_amount = used where id = supplement;
  update program_budgets set committed = committed + used - found.used_amount where program_id = found.program_id;
  update program_regions set committed = committed + used - found.used_amount
  where program_id = found.program_id and region = region_part(found.program_id, found.application_id);
end $$;

-- What has arrived of a region's part, but for what came back.
create function paid_in_region(program uuid, part text) returns numeric language sql stable as $$
  select coalesce(sum(y.approved_amount - coalesce((select sum(o.received_amount) from overpayments o
    where o.payment_id = y.id), 0)), 0)::numeric(14, 2)
  from payments y where y.program_id = program and y.status = 'paid' and region_part(program, y.application_id) = part
$$;
