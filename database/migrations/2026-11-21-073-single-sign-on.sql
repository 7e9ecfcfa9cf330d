-- A way to the issuer and back: short, once, in the browser that began it.
create table single_sign_on_attempts (
  state_hash bytea primary key,
  browser_hash bytea not null,
  nonce text not null,
  verifier text not null,
  expires_at timestamptz not null
);

-- Which person of the issuer is which of ours, once they have signed in.
create table single_sign_on_identities (
  issuer text not null,
  subject text not null,
  user_id uuid not null references users on delete cascade,
  created_at timestamptz not null default now(),
  primary key (issuer, subject),
  unique (user_id, issuer)
);
