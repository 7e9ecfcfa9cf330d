-- What is claimed of a supplement is paid to whom the supplement is for: by a batch to the employer, or by cheque or
-- transfer to the participant, which is noted.
do $$
declare
  found text;
begin
  for found in select conname from pg_constraint where conrelid = 'payments'::regclass and contype = 'c'
    and (pg_get_constraintdef(oid) like '%(batch_id IS NOT NULL) =%' or pg_get_constraintdef(oid) like '%(sent_on IS NOT NULL) =%')
  loop
    execute format('alter table payments drop constraint %I', found);
  end loop;
end $$;

alter table payments
  -- Kept of the supplement; all else is paid to employers.
  add column payee text not null default 'employer' check (payee in ('employer', 'participant')),
  -- The staff who entered or changed something of it for the participant.
  add column entered_by uuid[] not null default '{}',
  add column paid_how text check (paid_how in ('cheque', 'eTransfer', 'other')),
  add column paid_reference text check (length(paid_reference) between 1 and 200),
  add column paid_noted_on date,
  add column paid_by uuid references users,
  add constraint payments_to_participants check (payee = 'employer'
    or (source = 'supplement' and batch_id is null and status not in ('batched', 'sent', 'failed'))),
  add check ((batch_id is not null)
    = (status in ('batched', 'sent', 'failed') or (status = 'paid' and payee = 'employer'))),
  add check ((sent_on is not null)
    = (status in ('sent', 'failed') or (status = 'paid' and payee = 'employer'))),
  add check (num_nonnulls(paid_how, paid_reference, paid_noted_on, paid_by)
    = case when payee = 'participant' and status = 'paid' then 4 else 0 end),
  add constraint payments_noted_days check (paid_noted_on is null or paid_on between approved_on and paid_noted_on),
  add check (payee = 'participant' or entered_by = '{}'),
  -- One person, one of entering, assessment, approvals and payment.
  add constraint payments_entered_four_eyes check (not entered_by && assessors
    and (first_approved_by is null or not first_approved_by = any(entered_by))
    and (approved_by is null or not approved_by = any(entered_by))),
  add constraint payments_paid_four_eyes check (paid_by is null or (not paid_by = any(assessors)
    and paid_by is distinct from first_approved_by and paid_by is distinct from approved_by));
create index payments_to_participants on payments (status, submitted_on, id) where payee = 'participant';

create function keep_payee() returns trigger language plpgsql as $$
begin
  new.payee := coalesce((select payee from supplements where id = new.supplement_id), 'employer');
  return new;
end $$;
create trigger payments_keep_payee before insert or update of payee, supplement_id on payments
  for each row execute function keep_payee();

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
  if found.status <> 'approved' or found.payee <> new.payee or found.placement_id <> new.placement_id then
    raise exception 'claims are of what is approved for their payee' using errcode = 'check_violation', constraint = 'payments_of_approved_supplement';
  end if;
  if supplement_claimed(found.id, null) > found.approved_amount then
    raise exception 'no more is claimed than is approved' using errcode = 'check_violation', constraint = 'payments_within_supplement';
  end if;
  return null;
end $$;

-- Debts are kept of what employers were paid.
create function hold_overpaid_employer() returns trigger language plpgsql as $$
begin
  if (select payee from payments where id = new.payment_id) <> 'employer' then
    raise exception 'what is owed back was paid to an employer' using errcode = 'check_violation', constraint = 'overpayments_of_employers';
  end if;
  return new;
end $$;
create trigger overpaid_employer_is_held before insert or update of payment_id on overpayments
  for each row execute function hold_overpaid_employer();
