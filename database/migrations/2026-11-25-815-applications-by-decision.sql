-- What is decided is read newest first.
create index applications_by_decision on applications (stage, decided_at desc, id desc) include (program_id);
