-- The lists of casework are searched by parts of names.
create index payments_words on payments using gin (name gin_trgm_ops) with (fastupdate = off);
create index monitoring_forms_words on monitoring_forms using gin (name gin_trgm_ops) with (fastupdate = off);
create index supplements_words on supplements using gin (name gin_trgm_ops) with (fastupdate = off);
create index funding_requests_words on funding_requests using gin (name gin_trgm_ops) with (fastupdate = off);
create index overpayments_words on overpayments using gin (name gin_trgm_ops) with (fastupdate = off);
-- What is late, by when it opened; what waits, by what is approved of it.
create index monitoring_forms_by_status_and_opening on monitoring_forms (status, opens_on, id) include (program_id);
create index payments_by_status_and_approved on payments (status, approved_amount, id) include (program_id);
