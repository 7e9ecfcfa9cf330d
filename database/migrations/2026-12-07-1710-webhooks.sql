-- Where other systems are told of what has happened. Of secrets what is sealed is kept.
create table webhooks (
  id uuid primary key default uuidv7(),
  version integer not null default 1,
  created_at timestamptz not null default clock_now(),
  updated_at timestamptz not null default clock_now(),
  address text not null,
  description text,
  events jsonb not null,
  is_on boolean not null default true,
  secret text not null,
  -- Valid beside the other one for a day after it was replaced.
  old_secret text,
  old_secret_until timestamptz,
  -- Since when nothing has arrived there.
  failing_since timestamptz,
  warned_at timestamptz,
  -- Why it was turned off, when not by a person.
  turned_off_why text check (turned_off_why in ('gone', 'failing'))
);

create table webhook_deliveries (
  id uuid primary key default uuidv7(),
  webhook_id uuid not null references webhooks on delete cascade,
  event text not null,
  kind text not null,
  record_id uuid not null,
  reference text,
  occurred_at timestamptz not null default clock_now(),
  state text not null default 'waiting' check (state in ('waiting', 'delivered', 'failed')),
  attempts integer not null default 0,
  next_attempt_at timestamptz not null default clock_now(),
  -- Whoever sends it has so long; then it is anybody's.
  claim uuid,
  claimed_until timestamptz,
  tried_at timestamptz,
  answer_status integer,
  answer_text text,
  failure text
);
create index webhook_deliveries_due on webhook_deliveries (webhook_id, next_attempt_at) where state = 'waiting';
create index webhook_deliveries_of_webhook on webhook_deliveries (webhook_id, id desc);
create index webhook_deliveries_old on webhook_deliveries (occurred_at);

-- Administrators, as installed, say which systems are told.
update roles r set rules = r.rules || '[{"action": "view", "subject": "Webhooks"}, {"action": "configure", "subject": "Webhooks"}]'::jsonb
where r.preset = 'admin' and not r.rules @> '[{"subject": "Webhooks"}]';
