-- After the course of an approved request: evidence is asked for, sent, and reviewed for payment.
alter table funding_requests
  drop constraint funding_requests_status_check,
  add constraint funding_requests_status_check check (status in ('awaitingForm', 'awaitingApproval', 'returned',
    'approved', 'evidenceDue', 'evidenceReturned', 'evidenceSent', 'paymentApproved', 'rejected', 'cancelled', 'expired')),
  alter column stage set expression as (case when status in ('awaitingForm', 'returned') then 'awaitingForm'
    when status = 'awaitingApproval' then status
    when status in ('approved', 'evidenceDue', 'evidenceReturned', 'evidenceSent', 'paymentApproved') then 'approved' end),
  -- Once it is, the due day and the draft are those of the evidence.
  add column evidence_asked_on date,
  add column evidence_sent_on date,
  add column evidence_sent_by text,
  add column claimed_amount numeric(11, 2) check (claimed_amount >= 0),
  add column has_certificate boolean,
  -- In place of the certificate.
  add column certificate_reason text check (length(certificate_reason) between 1 and 1000),
  -- The review for payment; what is paid is paid of this.
  add column assessed_amount numeric(11, 2) check (assessed_amount >= 0),
  add column reviewed_by uuid references users,
  add column reviewed_on date,
  add column review_note text check (length(review_note) between 1 and 2000),
  drop constraint funding_requests_check4,
  add check (status not in ('awaitingForm', 'returned') or submitted_on is null),
  add check (status <> 'expired' or submitted_on is null or evidence_asked_on is not null),
  drop constraint funding_requests_check7,
  add check (remind_on is null or status in ('awaitingForm', 'returned', 'evidenceDue', 'evidenceReturned')),
  add check (evidence_asked_on is null or approved_amount is not null),
  add check (status not in ('evidenceDue', 'evidenceReturned', 'evidenceSent', 'paymentApproved')
    or evidence_asked_on is not null),
  add check (status not in ('evidenceDue', 'evidenceReturned') or evidence_sent_on is null),
  add check (num_nonnulls(evidence_sent_on, evidence_sent_by) <> 1),
  add check (evidence_sent_on is null or num_nulls(claimed_amount, has_certificate) = 0),
  add check (status not in ('evidenceSent', 'paymentApproved') or evidence_sent_on is not null),
  add check ((status = 'evidenceReturned') <= (changes_asked is not null)),
  add check (assessed_amount <= approved_amount and assessed_amount <= claimed_amount),
  add check (num_nonnulls(assessed_amount, reviewed_by, reviewed_on)
    = case when status = 'paymentApproved' then 3 else 0 end),
  add check (status <> 'paymentApproved' or has_certificate or certificate_reason is not null);

drop index funding_requests_to_expire;
create index funding_requests_to_expire on funding_requests (due_on)
  where status in ('awaitingForm', 'returned', 'evidenceDue', 'evidenceReturned');
create index funding_requests_over on funding_requests (ends_on) where status = 'approved';

alter table funding_request_lines
  add column claimed numeric(11, 2) check (claimed >= 0),
  add column assessed numeric(11, 2) check (assessed >= 0 and assessed <= approved and assessed <= claimed),
  add column assessment_reason text check (length(assessment_reason) between 1 and 500),
  add check (claimed is null or approved is not null),
  add check (assessed is null or num_nulls(approved, claimed) = 0),
  add check (assessed is null or (assessed = approved and assessed = claimed) or assessment_reason is not null),
  add check (assessment_reason is null or assessed < claimed or assessed < approved);

-- What a link was made for; it opens nothing else.
alter table funding_request_links
  add column asks text not null default 'form' check (asks in ('form', 'evidence'));

-- What is set aside for the training of a participant in a program: what is approved, until less is assessed of
-- it or it is given up.
create or replace function training_committed(program uuid, participant uuid) returns numeric language sql stable as $$
  select coalesce(sum(coalesce(assessed_amount, approved_amount)), 0) from funding_requests
  where program_id = program and participant_id = participant and status not in ('cancelled', 'expired')
$$;
