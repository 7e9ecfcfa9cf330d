-- What an audit row says of an erased person goes; the row stays, and so does its seal, upon which the
-- next one rests. The row as it is now is sealed anew, upon the seal that it had.
create table audit_erasures (
  id bigint generated always as identity primary key,
  audit_sequence bigint not null references audit_log (sequence),
  hash bytea not null,
  key_id text not null,
  erased_at timestamptz not null default clock_now()
);
create index audit_erasures_of_row on audit_erasures (audit_sequence, id desc);
create trigger audit_erasures_are_append_only before update or delete on audit_erasures
  for each row execute function refuse_change_of_audit_log();
create trigger audit_erasures_are_never_emptied before truncate on audit_erasures
  execute function refuse_change_of_audit_log();

-- Of who, what, when and of which record nothing changes; values give way to the sign alone.
create or replace function refuse_change_of_audit_log() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and tg_table_name = 'audit_log' and is_erasing() then
    if (to_jsonb(new) - array['actor_name', 'reference', 'changes', 'reason'])
        = (to_jsonb(old) - array['actor_name', 'reference', 'changes', 'reason'])
      and is_erased_of(old.changes, new.changes)
      and (new.actor_name = old.actor_name or is_erased_text(new.actor_name))
      and (new.reference is not distinct from old.reference or is_erased_text(new.reference))
      and (new.reason is not distinct from old.reason or is_erased_text(new.reason)) then
      return new;
    end if;
  end if;
  raise exception 'the audit log is append-only';
end $$;

-- The only way for a role that may but add to the log. Rows that have a seal need one of what they become.
create function erase_audit_entries(entries jsonb) returns void language plpgsql
security definer set search_path = public, pg_temp as $$
begin
  if exists (select from jsonb_to_recordset(entries) as e(sequence bigint, seal text)
    join audit_seals s on s.audit_sequence = e.sequence where e.seal is null) then
    raise exception 'a sealed row is sealed anew';
  end if;
  perform set_config('programs.erasing', 'on', true);
  update audit_log a set actor_name = e."actorName", reference = e.reference, changes = e.changes, reason = e.reason
  from jsonb_to_recordset(entries) as e(sequence bigint, "actorName" text, reference text, changes jsonb, reason text)
  where a.sequence = e.sequence;
  insert into audit_erasures (audit_sequence, hash, key_id)
  select e.sequence, decode(e.seal, 'hex'), e."keyId"
  from jsonb_to_recordset(entries) as e(sequence bigint, seal text, "keyId" text) where e.seal is not null;
end $$;
