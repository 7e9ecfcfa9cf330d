-- What is owed back may be kept back from a later payment to the same payee: it counts as received once that is paid.
create table overpayment_keeps (
  id uuid primary key default uuidv7(),
  overpayment_id uuid not null references overpayments on delete cascade,
  -- From which payment.
  payment_id uuid not null references payments,
  amount numeric(11, 2) not null check (amount > 0),
  -- Told to the payee.
  reason text not null check (length(reason) between 1 and 500),
  kept_on date not null default organisation_today(),
  kept_by uuid not null references users,
  ended_on date,
  ended_by uuid references users,
  check (num_nonnulls(ended_on, ended_by) in (0, 2))
);
create unique index overpayment_keeps_once on overpayment_keeps (overpayment_id, payment_id) where ended_on is null;
create index overpayment_keeps_of_payment on overpayment_keeps (payment_id) where ended_on is null;

alter table overpayment_receipts
  drop constraint overpayment_receipts_method_check,
  add constraint overpayment_receipts_method_check check (method in ('bankTransfer', 'cheque', 'other', 'keptBack')),
  add column keep_id uuid references overpayment_keeps on delete cascade,
  add constraint overpayment_receipts_kept check ((method = 'keptBack') = (keep_id is not null));
create unique index overpayment_receipts_of_keep on overpayment_receipts (keep_id) where taken_back_on is null;

-- What is kept back from a payment.
create function kept_of_payment(payment uuid) returns numeric language sql stable as $$
  select coalesce(sum(amount), 0) from overpayment_keeps where payment_id = payment and ended_on is null
$$;
-- What is to be kept back of a debt once payments are paid.
create function kept_for_overpayment(overpayment uuid) returns numeric language sql stable as $$
  select coalesce(sum(k.amount), 0) from overpayment_keeps k where k.overpayment_id = overpayment and k.ended_on is null
    and not exists (select from overpayment_receipts r where r.keep_id = k.id and r.taken_back_on is null)
$$;

-- Decided under the locks of the payment and the debt: of what is approved and in no batch, by none who assessed or
-- approved it, never more than the payment or than is owed.
create function hold_keep() returns trigger language plpgsql as $$
declare
  later payments;
  debt overpayments;
begin
  select * into later from payments where id = new.payment_id for update;
  select * into debt from overpayments where id = new.overpayment_id for update;
  if tg_op = 'UPDATE' and (old.ended_on is not null or (old.overpayment_id, old.payment_id, old.amount, old.reason, old.kept_by)
      is distinct from (new.overpayment_id, new.payment_id, new.amount, new.reason, new.kept_by)) then
    raise exception 'what is kept back stays as it was decided' using errcode = 'check_violation', constraint = 'overpayment_keeps_stay';
  end if;
  if later.status <> 'approved' then
    raise exception 'only from what is still to be paid' using errcode = 'check_violation', constraint = 'overpayment_keeps_of_approved';
  end if;
  if tg_op = 'UPDATE' then return null; end if;
  if later.payee <> debt.owed_by or (debt.owed_by = 'employer' and later.employer_id <> debt.employer_id)
      or (debt.owed_by = 'participant' and later.participant_id <> debt.participant_id) then
    raise exception 'kept back from whoever owes it' using errcode = 'check_violation', constraint = 'overpayment_keeps_of_payee';
  end if;
  if new.kept_by = any(later.assessors || array[later.first_approved_by, later.approved_by]) then
    raise exception 'another person keeps it back' using errcode = 'check_violation', constraint = 'overpayment_keeps_four_eyes';
  end if;
  if kept_of_payment(later.id) > later.approved_amount then
    raise exception 'no more is kept back than is paid' using errcode = 'check_violation', constraint = 'overpayment_keeps_within_payment';
  end if;
  if debt.status <> 'owed' or kept_for_overpayment(debt.id) > debt.remaining_amount then
    raise exception 'no more is kept back than is owed' using errcode = 'check_violation', constraint = 'overpayment_keeps_within_owed';
  end if;
  return null;
end $$;
create trigger keeps_are_held after insert or update on overpayment_keeps
  for each row execute function hold_keep();

-- Received as it was kept back, and once the payment is paid.
create function hold_kept_receipt() returns trigger language plpgsql as $$
begin
  if not exists (select from overpayment_keeps k join payments y on y.id = k.payment_id
      where k.id = new.keep_id and k.overpayment_id = new.overpayment_id and k.amount = new.amount and k.ended_on is null
        and y.status = 'paid') then
    raise exception 'what is kept back is received with its payment' using errcode = 'check_violation', constraint = 'overpayment_receipts_of_paid';
  end if;
  return new;
end $$;
create trigger kept_receipts_are_held before insert on overpayment_receipts
  for each row when (new.keep_id is not null) execute function hold_kept_receipt();

create function hold_kept_overpayment() returns trigger language plpgsql as $$
begin
  if kept_for_overpayment(new.id) > new.remaining_amount then
    raise exception 'it is to be kept back from a payment' using errcode = 'check_violation', constraint = 'overpayments_kept';
  end if;
  return null;
end $$;
create trigger kept_overpayment_is_held after update on overpayments
  for each row when (new.remaining_amount < old.remaining_amount) execute function hold_kept_overpayment();
create function hold_kept_payment() returns trigger language plpgsql as $$
begin
  if kept_of_payment(new.id) > 0 then
    raise exception 'something is kept back from this payment' using errcode = 'check_violation', constraint = 'payments_kept';
  end if;
  return null;
end $$;
create trigger kept_payment_is_held after update on payments
  for each row when (old.status = 'approved' and new.status in ('returned', 'cancelled')) execute function hold_kept_payment();

-- A bank is told the net amount; where all is kept back, nothing.
alter table payment_batch_entries
  drop constraint payment_batch_entries_amount_check,
  add constraint payment_batch_entries_amount_check check (amount >= 0);
create function hold_entry() returns trigger language plpgsql as $$
begin
  if new.amount > (select approved_amount - kept_of_payment(id) from payments where id = new.payment_id) then
    raise exception 'what is kept back is not paid' using errcode = 'check_violation', constraint = 'payment_batch_entries_net';
  end if;
  return null;
end $$;
create trigger entries_are_held after insert or update of amount on payment_batch_entries
  for each row execute function hold_entry();
