-- The link of a mail to its letter, for whoever has no account to open it with.
create table letter_links (
  token_hash bytea primary key,
  letter_id uuid not null references kept_letters on delete cascade,
  expires_at timestamptz not null,
  made_at timestamptz not null default clock_now()
);
create index letter_links_of_letter on letter_links (letter_id);
