-- Somebody who registered and has not shown yet that the address is theirs. There is no user until
-- then, so nobody can occupy an address that belongs to another person.
create table registrations (
  email text primary key check (email = lower(email)),
  user_type text not null check (user_type in ('employer', 'employee')),
  name text not null,
  language text not null check (language in ('en', 'fr')),
  password_hash text not null,
  token_hash bytea not null unique,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index registrations_by_expiry on registrations (expires_at);

-- Who invites is told to the person invited; null when nobody did: an installation's first
-- administrator, and participants who ask for a password themselves.
alter table account_links add column sender_name text;
