-- Approved payments go to the bank in batches, each with one file.
create sequence payment_batch_references;
create table payment_batches (
  id uuid primary key default uuidv7(),
  reference text not null unique default next_reference('BAT', 'payment_batch_references'),
  status text not null default 'open' check (status in ('open', 'released', 'settled', 'cancelled')),
  -- Kept of its entries.
  payments integer not null default 0 check (payments between 0 and 500),
  total numeric(13, 2) not null default 0 check (total >= 0),
  created_by uuid not null references users,
  created_on date not null default organisation_today(),
  -- On which day the bank is to credit the payees.
  pay_on date,
  released_on date,
  released_by uuid references users,
  -- Counted from 1 without a gap; the bank counts its last four digits.
  release_number integer unique check (release_number > 0),
  file_kind text check (file_kind in ('csv', 'cpa005')),
  -- What the bank is given, encrypted: it holds account numbers.
  file text,
  paid_on date,
  settled_by uuid references users,
  cancelled_on date,
  cancelled_by uuid references users,
  version integer not null default 1,
  created_at timestamptz not null default clock_now(),
  updated_at timestamptz not null default clock_now(),
  check (num_nonnulls(pay_on, released_on, released_by, release_number, file_kind, file)
    = case when status in ('released', 'settled') then 6 else 0 end),
  check (num_nonnulls(paid_on, settled_by) = case when status = 'settled' then 2 else 0 end),
  check (num_nonnulls(cancelled_on, cancelled_by) = case when status = 'cancelled' then 2 else 0 end),
  check (pay_on >= released_on),
  check (status not in ('released', 'settled') or payments > 0),
  check (status <> 'cancelled' or payments = 0)
);
create index payment_batches_by_day on payment_batches (created_on, id);
create index payment_batches_by_reference on payment_batches (reference, id);
create index payment_batches_by_pay_day on payment_batches (pay_on, id);
create index payment_batches_by_total on payment_batches (total, id);
create index payment_batches_by_status on payment_batches (status, created_on, id);

alter table payments
  add batch_id uuid references payment_batches,
  add sent_on date,
  add paid_on date,
  add failed_on date,
  add failure_reason text check (failure_reason in ('accountClosed', 'accountWrong', 'nameDiffers', 'notAccepted', 'other')),
  add failure_note text check (length(failure_note) between 1 and 500);
create index payments_of_batch on payments (batch_id) where batch_id is not null;

do $$
declare
  found text;
begin
  for found in select conname from pg_constraint where conrelid = 'payments'::regclass and contype = 'c'
    and (pg_get_constraintdef(oid) like '%''approvedOnce''::text, ''approved''::text%'
      or pg_get_constraintdef(oid) like '%num_nonnulls(approved_amount%')
  loop
    execute format('alter table payments drop constraint %I', found);
  end loop;
end $$;

-- Whether what is assessed of a payment counts against the money of its placement.
create function is_given(status text) returns boolean language sql immutable parallel safe as $$
  select status in ('assessed', 'approvedOnce', 'approved', 'batched', 'sent', 'paid', 'failed')
$$;
create or replace function placement_paid(placement uuid, but_for uuid) returns numeric language sql stable as $$
  select coalesce(sum(assessed_amount), 0) from payments
  where placement_id = placement and is_given(status) and id is distinct from but_for
$$;

alter table payments
  add constraint payments_status_check check (status in ('draft', 'submitted', 'returned', 'assessed', 'approvedOnce',
    'approved', 'batched', 'sent', 'paid', 'failed', 'declined', 'cancelled')),
  add check (not is_given(status) or assessed_on is not null),
  add check (num_nonnulls(approved_amount, approved_on, approved_by)
    = case when status in ('approved', 'batched', 'sent', 'paid', 'failed') then 3 else 0 end),
  add check ((batch_id is not null) = (status in ('batched', 'sent', 'paid', 'failed'))),
  add check ((sent_on is not null) = (status in ('sent', 'paid', 'failed'))),
  add check ((paid_on is not null) <= (status in ('paid', 'failed')) and (status = 'paid') <= (paid_on is not null)),
  add check ((failed_on is not null) = (status = 'failed') and (failure_reason is not null) = (status = 'failed')
    and (failure_note is not null) <= (status = 'failed'));

-- What a batch holds, or held: a payment that came back is paid by another batch, and stays in this one.
create table payment_batch_entries (
  batch_id uuid not null references payment_batches,
  payment_id uuid not null references payments,
  amount numeric(11, 2) not null check (amount > 0),
  added_by uuid not null references users,
  -- To which account it was sent.
  bank_account_id uuid references bank_accounts,
  failed_on date,
  failure_reason text check (failure_reason in ('accountClosed', 'accountWrong', 'nameDiffers', 'notAccepted', 'other')),
  primary key (batch_id, payment_id),
  check (num_nonnulls(failed_on, failure_reason) <> 1),
  check (failed_on is null or bank_account_id is not null)
);
-- Nothing is paid twice.
create unique index payment_batch_entries_once on payment_batch_entries (payment_id) where failed_on is null;

create function keep_batch_sums() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    update payment_batches set payments = payments + 1, total = total + new.amount where id = new.batch_id;
  else
    update payment_batches set payments = payments - 1, total = total - old.amount where id = old.batch_id;
  end if;
  return null;
end $$;
create trigger batch_sums_are_kept after insert or delete on payment_batch_entries
  for each row execute function keep_batch_sums();

-- Whoever pays sees the batches; what takes paying away takes nothing here.
update roles r set rules = (
  select jsonb_agg(n.rule order by e.at, n.part)
  from jsonb_array_elements(r.rules) with ordinality e(rule, at), lateral (
    select e.rule, 1 as part
    union all select e.rule || '{"subject": "Payment Batches", "action": "view"}'::jsonb, 2
      where e.rule->>'subject' = 'Payments' and e.rule->>'action' = 'pay'
        and not e.rule ? 'scope' and not e.rule ? 'inverted') n)
where r.user_type = 'staff' and r.rules @> '[{"subject": "Payments", "action": "pay"}]';
