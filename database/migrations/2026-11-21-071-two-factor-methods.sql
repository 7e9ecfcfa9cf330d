-- What a person has besides the password. The secret of an app is encrypted; `last_step` is the
-- newest step of time whose code was accepted, so that no code is accepted twice.
create table two_factor_methods (
  id uuid primary key default uuidv7(),
  user_id uuid not null references users on delete cascade,
  method text not null check (method in ('authApp', 'sms')),
  secret text,
  phone text,
  last_step bigint not null default 0,
  created_at timestamptz not null default now(),
  last_used_at timestamptz,
  unique (user_id, method),
  check ((method = 'authApp') = (secret is not null)),
  check ((method = 'sms') = (phone is not null))
);

-- Codes sent by text message: of a person and purpose the newest alone, as a keyed hash.
create table sms_codes (
  user_id uuid not null references users on delete cascade,
  purpose text not null check (purpose in ('enrolment', 'confirmation')),
  phone text not null,
  code_hash bytea not null,
  tries integer not null default 0,
  expires_at timestamptz not null,
  used_at timestamptz,
  primary key (user_id, purpose)
);

create table recovery_codes (
  user_id uuid not null references users on delete cascade,
  code_hash bytea not null,
  used_at timestamptz,
  primary key (user_id, code_hash)
);
