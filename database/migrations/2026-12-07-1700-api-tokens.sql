-- By which a program calls on behalf of a person. Of the token its hash alone is kept.
create table api_tokens (
  id uuid primary key default uuidv7(),
  user_id uuid not null references users (id),
  name text not null,
  scopes text[] not null check (cardinality(scopes) > 0),
  token_hash bytea not null unique,
  last_four text not null,
  created_at timestamptz not null default clock_now(),
  expires_at timestamptz not null check (expires_at > created_at and expires_at <= created_at + interval '367 days'),
  last_used_at timestamptz,
  last_used_address text,
  revoked_at timestamptz,
  warned_at timestamptz
);
create index api_tokens_of_user on api_tokens (user_id, created_at desc);
create index api_tokens_about_to_expire on api_tokens (expires_at) where revoked_at is null and warned_at is null;

alter table general_settings add column api_tokens text not null default 'everyone'
  check (api_tokens in ('everyone', 'withTwoFactor', 'off'));
