-- What is reviewed of a course is paid: by a batch to its employer, or in another way, which is noted.
do $$
declare
  found record;
begin
  for found in select conrelid::regclass as "table", conname from pg_constraint where contype = 'c' and (
    (conrelid = 'funding_requests'::regclass and (pg_get_constraintdef(oid) like '%paymentApproved%'))
    or (conrelid = 'payments'::regclass and pg_get_constraintdef(oid) like '%num_nonnulls(submitted_on, submitted_by)%'))
  loop
    execute format('alter table %s drop constraint %I', found."table", found.conname);
  end loop;
end $$;

alter table funding_requests
  add constraint funding_requests_status_check check (status in ('awaitingForm', 'awaitingApproval', 'returned',
    'approved', 'evidenceDue', 'evidenceReturned', 'evidenceSent', 'paymentApproved', 'paid', 'closed', 'rejected',
    'cancelled', 'expired')),
  alter column stage set expression as (case when status in ('awaitingForm', 'returned') then 'awaitingForm'
    when status = 'awaitingApproval' then status
    when status in ('approved', 'evidenceDue', 'evidenceReturned', 'evidenceSent', 'paymentApproved') then 'approved'
    else 'ended' end),
  alter column stage set not null,
  -- In which way it was paid, where no payment here did.
  add column paid_otherwise text check (length(paid_otherwise) between 1 and 500),
  add column paid_on date,
  add column closed_on date,
  add column closed_by uuid references users,
  add check (status not in ('evidenceDue', 'evidenceReturned', 'evidenceSent', 'paymentApproved', 'paid', 'closed')
    or evidence_asked_on is not null),
  add check (status not in ('evidenceSent', 'paymentApproved', 'paid', 'closed') or evidence_sent_on is not null),
  add check (num_nonnulls(assessed_amount, reviewed_by, reviewed_on)
    = case when status in ('paymentApproved', 'paid', 'closed') then 3 else 0 end),
  add check (status not in ('paymentApproved', 'paid', 'closed') or has_certificate or certificate_reason is not null),
  add check ((paid_on is not null) = (status in ('paid', 'closed'))),
  add check (paid_otherwise is null or paid_on is not null),
  add check (num_nonnulls(closed_on, closed_by) = case when status = 'closed' then 2 else 0 end);

insert into list_counts (counter, key, slot, amount)
select 'fundingRequests', 'ended:' || program_id, 0, count(*) from funding_requests where stage = 'ended'
group by program_id;

alter table payments
  drop constraint payments_source_check,
  add constraint payments_source_check check (source in ('claim', 'training')),
  add column funding_request_id uuid references funding_requests,
  add check ((source = 'training') = (funding_request_id is not null)),
  -- Evidence is sent by a link, too: by whom, its request says.
  add check (source <> 'claim' or num_nonnulls(submitted_on, submitted_by) <> 1);
-- A course is paid once.
create unique index payments_of_funding_request on payments (funding_request_id)
  where funding_request_id is not null and status <> 'cancelled';
create index payments_by_source on payments (source, submitted_on, id) include (program_id);

-- What of the money that is set aside for the wages of a placement is assessed or approved, but for one payment.
create or replace function placement_paid(placement uuid, but_for uuid) returns numeric language sql stable as $$
  select coalesce(sum(assessed_amount), 0) from payments
  where placement_id = placement and source = 'claim' and is_given(status) and id is distinct from but_for
$$;

-- What was reviewed before payments were made of it.
insert into payments (placement_id, source, funding_request_id, status, period_from, period_to, claimed_amount,
  submitted_on, assessed_amount, assessed_on, assessed_by, assessors, approved_amount, approved_on, approved_by)
select f.placement_id, 'training', f.id, 'approved', f.starts_on, f.ends_on, f.claimed_amount, f.evidence_sent_on,
  f.assessed_amount, f.reviewed_on, f.reviewed_by, array[f.reviewed_by], f.assessed_amount, f.decided_on, f.decided_by
from funding_requests f
where f.status = 'paymentApproved' and f.paid_by = 'employer' and f.assessed_amount > 0
  and f.reviewed_by <> f.decided_by;

-- What is claimed and paid of a program is summed of its payments.
alter table program_budgets drop column claimed, drop column paid;
create index payments_money_of_program on payments (program_id, status)
  include (claimed_amount, assessed_amount, approved_amount);
