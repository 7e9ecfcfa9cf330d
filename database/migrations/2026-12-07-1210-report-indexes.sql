-- Reports read what they count from an index alone, by the day that decides on the period.
create index applications_counted_by_submission on applications (submitted_at)
  include (program_id, region, language, stage, requested_amount, approved_amount, decided_at, review_due_on, seen_employer_id);
create index applications_counted_by_decision on applications (decided_at)
  include (employer_id, seen_employer_id, program_id, region, net_new) where stage = 'approved';

-- Where a placement, a checkpoint or a case is, is said by its application.
create index applications_places on applications (id) include (program_id, region, noc, decided_at, seen_employer_id);

-- Participants count once in each program: by the placement that began last.
create index placements_counted_once on placements (participant_id, program_id, start_on desc, id desc)
  include (application_id, employer_id, status, created_at, started_on, planned_end_on, ended_on, cancelled_on, lapsed_on, hourly_wage);
create index placements_counted_by_end on placements (ended_on)
  include (application_id, employer_id, participant_id, program_id, start_on, started_on, last_worked_on, end_side, end_reason)
  where status = 'ended';

-- The wage that was claimed last.
create index payments_claims_of_placement on payments (placement_id, id)
  where source = 'claim' and status not in ('draft', 'declined', 'cancelled');
create index payment_lines_last on payment_lines (payment_id, to_on desc, place desc) include (hourly_wage);

create index payments_counted_by_submission on payments (submitted_on)
  include (program_id, employer_id, payee, source, status, claimed_amount, assessed_amount, approved_on, paid_on, declined_on);
create index payments_counted_by_approval on payments (approved_on)
  include (program_id, employer_id, payee, approved_amount) where approved_on is not null;
create index payments_counted_by_payment on payments (paid_on)
  include (program_id, employer_id, payee, approved_amount) where status = 'paid';

create index checkpoints_counted on checkpoints (reviewed_at) include (application_id, number, status)
  where status in ('passed', 'failed', 'overridden');
create index placement_checkpoints_counted on placement_checkpoints (recorded_at) include (application_id, status)
  where status in ('passed', 'failed', 'overridden');
create index monitoring_forms_counted on monitoring_forms (due_on)
  include (number, side, program_id, employer_id, submitted_on, waived_on) where status <> 'notRequired';
create index funding_requests_counted on funding_requests (requested_on)
  include (program_id, employer_id, stage, status, requested_amount, approved_amount, claimed_amount, assessed_amount, hours, has_certificate, paid_on, credential, provider_type, skill_focus);
create index supplements_counted on supplements (requested_on)
  include (program_id, employer_id, type, status, requested_amount, approved_amount, used_amount);
