-- What an employer bought or paid of an approved supplement is claimed with receipts, in one part or several.
do $$
declare
  found text;
begin
  for found in select conname from pg_constraint where contype = 'c' and conrelid = 'payments'::regclass
    and pg_get_constraintdef(oid) like '%num_nonnulls(submitted_on, submitted_by)%'
  loop
    execute format('alter table payments drop constraint %I', found);
  end loop;
end $$;

alter table payments
  drop constraint payments_source_check,
  add constraint payments_source_check check (source in ('claim', 'training', 'supplement')),
  add column supplement_id uuid references supplements,
  add column spent_on text check (length(spent_on) between 1 and 500),
  -- Why less is given than was claimed of a supplement; of wages, each line says it.
  add column reduction_reason text check (length(reduction_reason) between 1 and 500),
  add check (num_nonnulls(supplement_id, spent_on) = case when source = 'supplement' then 2 else 0 end),
  add check (source <> 'supplement' or claimed_amount > 0),
  add check ((reduction_reason is not null)
    = (source = 'supplement' and assessed_amount is not null and assessed_amount < claimed_amount)),
  -- Evidence of a course is sent by a link, too: by whom, its request says.
  add check (source = 'training' or num_nonnulls(submitted_on, submitted_by) <> 1);
create index payments_of_supplement on payments (supplement_id) where supplement_id is not null;

-- What of a supplement is claimed, but by one payment: as it is assessed, once it is; declined and cancelled claims leave it.
create function supplement_claimed(supplement uuid, but_for uuid) returns numeric language sql stable as $$
  select coalesce(sum(coalesce(assessed_amount, claimed_amount)), 0)::numeric(11, 2) from payments
  where supplement_id = supplement and status not in ('declined', 'cancelled') and id is distinct from but_for
$$;
-- What of it has arrived, but for what came back.
create function supplement_paid(supplement uuid) returns numeric language sql stable as $$
  select coalesce(sum(approved_amount - recovered_of_payment(id)), 0)::numeric(11, 2) from payments
  where supplement_id = supplement and status = 'paid'
$$;
-- The last day that can be claimed: what is paid once may be paid later than was thought, but not after the placement.
create function supplement_last_day(supplement uuid) returns date language sql stable as $$
  select least(case when s.frequency <> 'oneTime' then s.to_on end, coalesce(l.last_worked_on, l.planned_end_on))
  from supplements s join placements l on l.id = s.placement_id where s.id = supplement
$$;

-- Decided under the lock of the supplement.
create function hold_supplement_claimed() returns trigger language plpgsql as $$
declare
  found supplements;
begin
  select * into found from supplements where id = new.supplement_id for no key update;
  if found.status <> 'approved' or found.payee <> 'employer' or found.placement_id <> new.placement_id then
    raise exception 'claims are of what is approved for the employer' using errcode = 'check_violation', constraint = 'payments_of_approved_supplement';
  end if;
  if supplement_claimed(found.id, null) > found.approved_amount then
    raise exception 'no more is claimed than is approved' using errcode = 'check_violation', constraint = 'payments_within_supplement';
  end if;
  return null;
end $$;
create trigger supplement_claims_are_held after insert on payments
  for each row when (new.source = 'supplement' and new.status not in ('declined', 'cancelled'))
  execute function hold_supplement_claimed();
create trigger supplement_claims_are_held_again after update on payments
  for each row when (new.source = 'supplement' and new.status not in ('declined', 'cancelled')
    and ((old.supplement_id, old.placement_id) is distinct from (new.supplement_id, new.placement_id)
      or old.status in ('declined', 'cancelled')
      or coalesce(new.assessed_amount, new.claimed_amount) > coalesce(old.assessed_amount, old.claimed_amount)))
  execute function hold_supplement_claimed();

create function hold_claimed_supplement() returns trigger language plpgsql as $$
begin
  if exists (select from payments where supplement_id = new.id and status not in ('declined', 'cancelled')) then
    raise exception 'something of this supplement is claimed' using errcode = 'check_violation', constraint = 'supplements_claimed';
  end if;
  return null;
end $$;
create trigger claimed_supplement_stays after update on supplements
  for each row when ((old.status, old.approved_amount, old.placement_id, old.payee)
    is distinct from (new.status, new.approved_amount, new.placement_id, new.payee))
  execute function hold_claimed_supplement();
