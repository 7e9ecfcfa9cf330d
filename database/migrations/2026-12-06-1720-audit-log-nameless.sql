-- What was done by the system and by people without an account is found by the name that is kept.
create index audit_log_of_nameless on audit_log (actor_name, at desc) where actor_id is null;
