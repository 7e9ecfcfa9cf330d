-- What will never be claimed of an approved supplement is the program's again once staff close it.
do $$
declare
  found text;
begin
  for found in select conname from pg_constraint where contype = 'c' and conrelid = 'supplements'::regclass and (
    conname = 'supplements_status_check' or pg_get_constraintdef(oid) like '%num_nonnulls(approved_each, approved_amount)%'
    or pg_get_constraintdef(oid) like '%num_nonnulls(decided_on, decided_by)%')
  loop
    execute format('alter table supplements drop constraint %I', found);
  end loop;
end $$;

alter table supplements
  add constraint supplements_status_check check (status in ('requested', 'approved', 'closed', 'declined', 'withdrawn',
    'cancelled')),
  add check (num_nonnulls(approved_each, approved_amount)
    = case when status in ('approved', 'closed', 'cancelled') then 2 else 0 end),
  add check (num_nonnulls(decided_on, decided_by)
    = case when status in ('approved', 'closed', 'declined', 'cancelled') then 2 else 0 end),
  -- What counts of it once it is closed, kept of its payments.
  add column used_amount numeric(11, 2) check (used_amount between 0 and approved_amount),
  add column closed_on date,
  add column closed_by uuid references users,
  add column close_reason text check (length(close_reason) between 1 and 500),
  add check (num_nonnulls(used_amount, closed_on, closed_by, close_reason)
    = case when status = 'closed' then 4 else 0 end),
  -- What is set aside of the program's budget, and counts in the caps.
  add column committed_amount numeric(11, 2) not null generated always as (
    case status when 'approved' then approved_amount when 'closed' then used_amount else 0 end) stored;

create or replace function supplements_committed(program uuid, participant uuid) returns numeric language sql stable as $$
  select coalesce(sum(committed_amount), 0) from supplements where program_id = program and participant_id = participant
$$;

-- What of a supplement is given for good, but for what came back.
create function supplement_used(supplement uuid) returns numeric language sql stable as $$
  select coalesce(sum(approved_amount - recovered_of_payment(id)), 0)::numeric(11, 2) from payments
  where supplement_id = supplement and status in ('approved', 'batched', 'sent', 'paid', 'failed')
$$;

-- Decided under the lock of the supplement: of a closed one nothing more is claimed, but what was given can be returned.
create or replace function hold_supplement_claimed() returns trigger language plpgsql as $$
declare
  found supplements;
begin
  select * into found from supplements where id = new.supplement_id for no key update;
  if found.status = 'closed' and new.status = 'returned' and tg_op = 'UPDATE' then
    if old.status = 'approved' and old.supplement_id = new.supplement_id and old.claimed_amount = new.claimed_amount then
      return null;
    end if;
  end if;
  if found.status <> 'approved' or found.payee <> 'employer' or found.placement_id <> new.placement_id then
    raise exception 'claims are of what is approved for the employer' using errcode = 'check_violation', constraint = 'payments_of_approved_supplement';
  end if;
  if supplement_claimed(found.id, null) > found.approved_amount then
    raise exception 'no more is claimed than is approved' using errcode = 'check_violation', constraint = 'payments_within_supplement';
  end if;
  return null;
end $$;
drop trigger supplement_claims_are_held_again on payments;
create trigger supplement_claims_are_held_again after update on payments
  for each row when (new.source = 'supplement' and new.status not in ('declined', 'cancelled')
    and ((old.supplement_id, old.placement_id) is distinct from (new.supplement_id, new.placement_id)
      or old.status in ('declined', 'cancelled') or (old.status = 'returned' and new.status <> 'returned')
      or coalesce(new.assessed_amount, new.claimed_amount) > coalesce(old.assessed_amount, old.claimed_amount)))
  execute function hold_supplement_claimed();

create or replace function hold_claimed_supplement() returns trigger language plpgsql as $$
begin
  if new.status = 'closed' and new.used_amount <> supplement_used(new.id) then
    raise exception 'what counts of a closed supplement is what was given' using errcode = 'check_violation', constraint = 'supplements_used';
  end if;
  if (old.approved_amount, old.placement_id, old.payee) is not distinct from (new.approved_amount, new.placement_id, new.payee)
    and 'closed' in (old.status, new.status) and new.status in ('approved', 'closed') then
    if old.status = 'approved' and exists (select from payments where supplement_id = new.id
        and status in ('draft', 'submitted', 'returned', 'assessed', 'approvedOnce')) then
      raise exception 'a claim of this supplement is under way' using errcode = 'check_violation', constraint = 'supplements_claims_under_way';
    end if;
    if supplement_claimed(new.id, null) > new.approved_amount then
      raise exception 'no more is claimed than is approved' using errcode = 'check_violation', constraint = 'payments_within_supplement';
    end if;
    return null;
  end if;
  if exists (select from payments where supplement_id = new.id and status not in ('declined', 'cancelled')) then
    raise exception 'something of this supplement is claimed' using errcode = 'check_violation', constraint = 'supplements_claimed';
  end if;
  return null;
end $$;
drop trigger claimed_supplement_stays on supplements;
create trigger claimed_supplement_stays after update on supplements
  for each row when ((old.status, old.approved_amount, old.used_amount, old.placement_id, old.payee)
    is distinct from (new.status, new.approved_amount, new.used_amount, new.placement_id, new.payee))
  execute function hold_claimed_supplement();

-- What is returned, or comes back, after a supplement is closed, counts no more; the budget is held before the supplement.
create function keep_used_of_supplement(supplement uuid) returns void language plpgsql as $$
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
end $$;
create function keep_used_by_payment() returns trigger language plpgsql as $$
begin
  perform keep_used_of_supplement(new.supplement_id);
  return null;
end $$;
create trigger used_of_supplement_is_kept after update on payments
  for each row when (new.source = 'supplement' and old.status = 'approved' and new.status = 'returned')
  execute function keep_used_by_payment();
create function keep_used_by_recovery() returns trigger language plpgsql as $$
begin
  perform keep_used_of_supplement(y.supplement_id) from payments y
  where y.id = new.payment_id and y.supplement_id is not null;
  return null;
end $$;
create trigger recovered_of_supplement_is_kept after update on overpayments
  for each row when (old.received_amount <> new.received_amount or (old.status = 'cancelled') <> (new.status = 'cancelled'))
  execute function keep_used_by_recovery();
