-- The log is read as a list: the newest first, days of it, and what happened to what people call so.
create index audit_log_newest on audit_log (at desc, id desc);
create index audit_log_of_reference on audit_log (reference, at desc) where reference is not null;
