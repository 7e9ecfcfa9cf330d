-- Money that an employer was paid and does not keep: owed back, received in parts, or written off.
create sequence overpayment_references;
create table overpayments (
  id uuid primary key default uuidv7(),
  reference text not null unique default next_reference('OVP', 'overpayment_references'),
  payment_id uuid not null references payments,
  amount numeric(11, 2) not null check (amount > 0),
  reason text not null check (reason in ('endedEarly', 'wrongWages', 'paidByOthers', 'paidTwice', 'notEligible', 'other')),
  -- Told to the employer.
  explanation text not null check (length(explanation) between 1 and 1000),
  due_on date not null,
  status text not null default 'owed' check (status in ('owed', 'recovered', 'writtenOff', 'cancelled')),
  -- Kept of its receipts.
  received_amount numeric(11, 2) not null default 0 check (received_amount between 0 and amount),
  remaining_amount numeric(11, 2) not null generated always as (
    case when status = 'owed' then amount - received_amount else 0 end) stored,
  recorded_on date not null default organisation_today(),
  recorded_by uuid not null references users,
  -- When its employer is reminded next, if nothing is received until then.
  remind_on date,
  written_off_on date,
  written_off_by uuid references users,
  write_off_reason text check (length(write_off_reason) between 1 and 500),
  cancelled_on date,
  cancelled_by uuid references users,
  cancel_reason text check (length(cancel_reason) between 1 and 500),
  -- Kept of the payment; the name is the participant's, folded, the last one first.
  application_id uuid not null references applications,
  placement_id uuid not null references placements,
  program_id uuid not null references programs,
  participant_id uuid not null references participants,
  employer_id uuid not null references employers,
  assignee_id uuid references users,
  name text not null,
  version integer not null default 1,
  created_at timestamptz not null default clock_now(),
  updated_at timestamptz not null default clock_now(),
  check (due_on >= recorded_on),
  check ((status = 'recovered') = (received_amount = amount)),
  check (status <> 'cancelled' or received_amount = 0),
  check (num_nonnulls(written_off_on, written_off_by, write_off_reason) = case when status = 'writtenOff' then 3 else 0 end),
  check (num_nonnulls(cancelled_on, cancelled_by, cancel_reason) = case when status = 'cancelled' then 3 else 0 end),
  -- Whoever records a debt does not write it off.
  constraint overpayments_four_eyes check (written_off_by <> recorded_by)
);
create index overpayments_by_day on overpayments (recorded_on, id) include (program_id);
create index overpayments_by_due on overpayments (due_on, id) include (program_id);
create index overpayments_by_name on overpayments (name, id) include (program_id);
create index overpayments_by_reference on overpayments (reference, id) include (program_id);
create index overpayments_by_amount on overpayments (amount, id) include (program_id);
create index overpayments_by_remaining on overpayments (remaining_amount, id) include (program_id);
create index overpayments_by_status on overpayments (status, due_on, id) include (program_id);
create index overpayments_of_program on overpayments (program_id, status, due_on, id);
create index overpayments_of_employer on overpayments (employer_id, due_on, id);
create index overpayments_of_assignee on overpayments (assignee_id, due_on, id);
create index overpayments_of_participant on overpayments (participant_id);
create index overpayments_of_application on overpayments (application_id);
create index overpayments_of_payment on overpayments (payment_id);
create index overpayments_to_remind on overpayments (remind_on) where remind_on is not null;

create table overpayment_receipts (
  id uuid primary key default uuidv7(),
  overpayment_id uuid not null references overpayments on delete cascade,
  amount numeric(11, 2) not null check (amount > 0),
  received_on date not null,
  method text not null check (method in ('bankTransfer', 'cheque', 'other')),
  note text check (length(note) between 1 and 500),
  entered_on date not null default organisation_today(),
  entered_by uuid not null references users,
  taken_back_on date,
  taken_back_by uuid references users,
  taken_back_reason text check (length(taken_back_reason) between 1 and 500),
  constraint overpayment_receipts_not_ahead check (received_on <= entered_on),
  check (num_nonnulls(taken_back_on, taken_back_by, taken_back_reason) in (0, 3))
);
create index overpayment_receipts_of on overpayment_receipts (overpayment_id, received_on, id);

create function keep_whose_overpayment() returns trigger language plpgsql as $$
begin
  select y.application_id, y.placement_id, y.program_id, y.participant_id, y.employer_id, y.assignee_id, y.name
  into new.application_id, new.placement_id, new.program_id, new.participant_id, new.employer_id, new.assignee_id, new.name
  from payments y where y.id = new.payment_id;
  return new;
end $$;
create trigger overpayments_keep_whose before insert on overpayments
  for each row execute function keep_whose_overpayment();
create function keep_overpayment_of_payment() returns trigger language plpgsql as $$
begin
  update overpayments set assignee_id = new.assignee_id, name = new.name where payment_id = new.id;
  return null;
end $$;
create trigger overpayments_of_payment_are_kept after update on payments
  for each row when ((old.assignee_id, old.name) is distinct from (new.assignee_id, new.name))
  execute function keep_overpayment_of_payment();

-- Of a payment that has arrived, and together never more than was paid; decided under the lock of the payment.
create function hold_overpaid() returns trigger language plpgsql as $$
declare
  paid payments;
begin
  select * into paid from payments where id = new.payment_id for update;
  if paid.status <> 'paid' then
    raise exception 'only what is paid is owed back' using errcode = 'check_violation', constraint = 'overpayments_of_paid';
  end if;
  if paid.approved_amount < (select sum(amount) from overpayments
      where payment_id = new.payment_id and status <> 'cancelled') then
    raise exception 'no more is owed back than was paid' using errcode = 'check_violation', constraint = 'overpayments_within_paid';
  end if;
  return null;
end $$;
create trigger overpaid_is_held after insert on overpayments
  for each row when (new.status <> 'cancelled') execute function hold_overpaid();
create trigger overpaid_is_held_again after update on overpayments
  for each row when (new.status <> 'cancelled' and (old.payment_id, old.amount, old.status = 'cancelled')
    is distinct from (new.payment_id, new.amount, false)) execute function hold_overpaid();
create function hold_paid_overpayments() returns trigger language plpgsql as $$
begin
  if exists (select from overpayments where payment_id = new.id and status <> 'cancelled') then
    raise exception 'money is owed back of this payment' using errcode = 'check_violation', constraint = 'payments_overpaid';
  end if;
  return null;
end $$;
create trigger overpaid_stays_paid after update on payments
  for each row when (old.status = 'paid' and new.status <> 'paid') execute function hold_paid_overpayments();

-- What stands of the receipts is what is received; all of it settles the debt, and what is taken back opens it again.
create function keep_received() returns trigger language plpgsql as $$
declare
  of uuid := case when tg_op = 'DELETE' then old.overpayment_id else new.overpayment_id end;
  received numeric;
begin
  perform 1 from overpayments where id = of for update;
  select coalesce(sum(amount), 0) into received from overpayment_receipts
  where overpayment_id = of and taken_back_on is null;
  update overpayments set received_amount = received,
    status = case when received = amount then 'recovered' else 'owed' end,
    written_off_on = null, written_off_by = null, write_off_reason = null
  where id = of and (status = 'owed' or (tg_op <> 'INSERT' and status <> 'cancelled'));
  if not found and tg_op <> 'DELETE' then
    raise exception 'receipts are of what is owed' using errcode = 'check_violation', constraint = 'overpayment_receipts_of_owed';
  end if;
  return null;
end $$;
create trigger received_is_kept after insert or update or delete on overpayment_receipts
  for each row execute function keep_received();
-- A receipt never changes but for being taken back once, and no money comes back before it was paid.
create function hold_receipt() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and (old.taken_back_on is not null or (old.overpayment_id, old.amount, old.received_on, old.entered_by)
      is distinct from (new.overpayment_id, new.amount, new.received_on, new.entered_by)) then
    raise exception 'a receipt stays as it was entered' using errcode = 'check_violation', constraint = 'overpayment_receipts_stay';
  end if;
  if new.received_on < (select y.paid_on from overpayments o join payments y on y.id = o.payment_id
      where o.id = new.overpayment_id) then
    raise exception 'nothing comes back before it is paid' using errcode = 'check_violation', constraint = 'overpayment_receipts_after_paid';
  end if;
  return new;
end $$;
create trigger receipts_are_held before insert or update on overpayment_receipts
  for each row execute function hold_receipt();

-- What has come back of a payment.
create function recovered_of_payment(payment uuid) returns numeric language sql stable as $$
  select coalesce(sum(received_amount), 0) from overpayments where payment_id = payment and status <> 'cancelled'
$$;
