-- Append-only record of every change, sign-in event, refusal, reveal and export.
create table audit_log (
  id uuid primary key default uuidv7(),
  sequence bigint generated always as identity unique,
  at timestamptz not null default now(),
  actor_id uuid,
  actor_name text not null,
  actor_role text,
  action text not null,
  entity text not null,
  entity_id uuid,
  reference text,
  changes jsonb not null default '{}',
  reason text,
  request_id text
);
create index audit_log_of_entity on audit_log (entity, entity_id, sequence desc);
create index audit_log_of_actor on audit_log (actor_id, sequence desc);

create function refuse_change_of_audit_log() returns trigger language plpgsql as $$
begin
  raise exception 'the audit log is append-only';
end $$;
create trigger audit_log_is_append_only before update or delete on audit_log
  for each row execute function refuse_change_of_audit_log();
create trigger audit_log_is_never_emptied before truncate on audit_log
  execute function refuse_change_of_audit_log();

-- Each row seals the one before it: a changed, removed or reordered audit row breaks the chain.
create table audit_seals (
  position bigint primary key,
  audit_sequence bigint not null unique references audit_log (sequence),
  hash bytea not null
);

-- Mail and text messages leave from here after the change that caused them is committed.
create table outbox_messages (
  id uuid primary key default uuidv7(),
  created_at timestamptz not null default now(),
  channel text not null check (channel in ('mail', 'sms')),
  recipient text not null,
  language text not null check (language in ('en', 'fr')),
  template text not null,
  subject text not null,
  body text not null,
  link text,
  dedupe_key text unique,
  attempts integer not null default 0,
  next_attempt_at timestamptz not null default now(),
  sent_at timestamptz,
  failure text
);
create index outbox_messages_to_send on outbox_messages (next_attempt_at) where sent_at is null;

create index outbox_messages_by_writing on outbox_messages (created_at, id);

create table idempotency_keys (
  owner text not null,
  key text not null,
  endpoint text not null,
  body_hash text not null,
  status integer,
  answer jsonb,
  created_at timestamptz not null default now(),
  primary key (owner, key)
);
create index idempotency_keys_by_age on idempotency_keys (created_at);

-- What open screens should hear about; a hint only, a screen that missed some reloads.
create table live_events (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  topic text not null,
  record_id uuid,
  record_version integer,
  subject text not null,
  facts jsonb not null default '{}'
);
create index live_events_by_age on live_events (at);

-- Numbers kept by the transaction that changes the rows they count; several slots per key, so
-- that concurrent writers do not wait for one another.
create table list_counts (
  counter text not null,
  key text not null,
  slot smallint not null,
  amount bigint not null default 0,
  primary key (counter, key, slot)
);

create function count_in_list(of_counter text, of_key text, change bigint) returns void
language sql as $$
  insert into list_counts as c (counter, key, slot, amount)
  values (of_counter, of_key, (pg_backend_pid() % 16)::smallint, change)
  on conflict (counter, key, slot) do update set amount = c.amount + excluded.amount
$$;

create table rate_limits (
  key text primary key,
  window_started_at timestamptz not null,
  hits integer not null
);

create table files (
  id uuid primary key default uuidv7(),
  name text not null,
  media_type text not null,
  size_bytes bigint not null,
  sha256 bytea not null,
  storage_key text not null unique,
  uploaded_by uuid,
  upload_token_hash bytea,
  created_at timestamptz not null default now()
);

-- A readable reference such as APP-2026-000123; beyond a million it grows, it is never cut.
create function next_reference(prefix text, sequence regclass) returns text language sql volatile as $$
  select prefix || '-' || to_char(now(), 'YYYY') || '-' || lpad(n::text, greatest(6, length(n::text)), '0')
  from nextval(sequence) n
$$;
