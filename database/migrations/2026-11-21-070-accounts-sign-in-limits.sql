-- Tries at signing in, by what they are counted for: a burst is followed by a wait, each further
-- wait is longer.
create table sign_in_limits (
  key text primary key,
  failures integer not null,
  window_started_at timestamptz not null,
  blocked_until timestamptz,
  waits integer not null default 0
);

-- Failures in a row on one e-mail address, whether it has an account or not. Too many stop signing
-- in from unknown devices until the owner follows the mailed link.
create table sign_in_stops (
  email text primary key,
  failures integer not null default 0,
  failed_at timestamptz not null default now(),
  stopped_at timestamptz,
  mailed_at timestamptz,
  token_hash bytea unique,
  token_expires_at timestamptz
);

-- A browser in which somebody has signed in before, so that strangers cannot lock its owner out.
create table known_devices (
  token_hash bytea not null,
  user_id uuid not null references users on delete cascade,
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  primary key (token_hash, user_id)
);
create index known_devices_of_user on known_devices (user_id);

create index audit_log_of_sign_ins on audit_log (entity_id, sequence desc)
  where entity = 'user' and action like 'accounts.sign%';
