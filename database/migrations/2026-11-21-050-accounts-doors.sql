-- A session that has passed only the password is `challenged`; `proved_at` is when the person last
-- proved, by password or code, that it is them.
alter table sessions
  add column challenged boolean not null default false,
  add column proved_at timestamptz not null default now();

-- Secret links that leave by mail: only the hash of the token is kept, each opens one door once.
create table account_links (
  id uuid primary key default uuidv7(),
  token_hash bytea not null unique,
  kind text not null check (kind in ('invitation', 'verification', 'reset', 'email_change')),
  user_id uuid not null references users on delete cascade,
  email text not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz
);
create unique index account_links_newest on account_links (user_id, kind) where used_at is null;

-- Colleagues whose investor records a manager sees together.
create table teams (
  id uuid primary key default uuidv7(),
  name text not null unique check (length(name) between 1 and 60),
  created_at timestamptz not null default now()
);
alter table users add column team_id uuid references teams;
create index users_of_team on users (team_id) where team_id is not null;
