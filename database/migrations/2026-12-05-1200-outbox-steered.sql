-- Whoever looks after the mail sees why a message failed, tries it again, stops it for good, or sends
-- one that has left once more. What was refused for good waits for a person.
alter table outbox_messages
  add column failure_kind text check (failure_kind in
    ('address', 'message', 'denied', 'busy', 'unreachable', 'signIn', 'provider', 'other')),
  add column refused_at timestamptz,
  add column stopped_at timestamptz,
  add column stopped_by uuid references users (id),
  add column stop_reason text check (stop_reason <> ''),
  add column again_of uuid references outbox_messages (id);
update outbox_messages set failure_kind = 'other' where failure is not null;
alter table outbox_messages
  add constraint outbox_failure_is_plain check ((failure is null) = (failure_kind is null)),
  add constraint outbox_refused_has_failed check (refused_at is null or failure is not null),
  add constraint outbox_ends_once check (num_nonnulls(sent_at, stopped_at, refused_at) <= 1),
  add constraint outbox_stop_has_reason check (num_nonnulls(stopped_at, stopped_by, stop_reason) in (0, 3));

drop index outbox_messages_to_send;
create index outbox_messages_to_send on outbox_messages (next_attempt_at)
  where sent_at is null and stopped_at is null and refused_at is null;
create index outbox_messages_not_sent on outbox_messages (created_at, id) where sent_at is null;
create index outbox_messages_failed on outbox_messages (failure_kind, created_at, id)
  where failure_kind is not null;
create index outbox_messages_words on outbox_messages
  using gin (searchable(recipient || ' ' || subject) gin_trgm_ops) with (fastupdate = off);

-- Of two who send the same message again at once, one does.
create unique index outbox_again_one_by_one on outbox_messages (again_of)
  where sent_at is null and stopped_at is null and refused_at is null;

-- What was stopped never leaves.
create function refuse_change_of_stopped_message() returns trigger language plpgsql as $$
begin
  raise exception 'a message that was stopped never leaves';
end $$;
create trigger outbox_stopped_stays before update on outbox_messages
  for each row when (old.stopped_at is not null
    and (new.stopped_at is null or new.sent_at is not null or new.recipient <> old.recipient))
  execute function refuse_change_of_stopped_message();

-- Addresses that a mail server refused for good, until mail reaches them.
create table refused_addresses (
  address text primary key check (address = lower(address)),
  refused_at timestamptz not null,
  reason text not null check (reason <> ''),
  message_id uuid not null references outbox_messages (id)
);
create index refused_addresses_by_message on refused_addresses (message_id);
