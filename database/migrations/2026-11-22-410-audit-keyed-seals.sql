-- From version 2 on a seal is made with a key of the installation: whoever has the database alone
-- cannot make the chain anew. What was sealed before stays as it is, and is held against its version.
alter table audit_seals
  add column version smallint not null default 1 check (version in (1, 2)),
  add column key_id text,
  add check ((version = 1) = (key_id is null));
alter table audit_seals alter column version drop default;

create trigger audit_seals_are_append_only before update or delete on audit_seals
  for each row execute function refuse_change_of_audit_log();
create trigger audit_seals_are_never_emptied before truncate on audit_seals
  execute function refuse_change_of_audit_log();

-- The queue of jobs keeps its tables here. The role that serves may make no schema of its own.
create schema if not exists jobs;
