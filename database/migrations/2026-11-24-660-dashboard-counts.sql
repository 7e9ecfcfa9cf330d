-- What waits is counted by who has it, in which state and since when, without its rows.
create index applications_waiting on applications
  (program_id, assignee_id, status, review_due_on, submitted_at) where stage = 'pending';

-- Sign-ins, refusals and reveals of the last days.
create index audit_log_by_action on audit_log (action, at desc);
