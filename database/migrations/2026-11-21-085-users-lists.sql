-- People are found by any part of their name and email, whatever the accents, also among 100,000.
alter table users add column search_words text not null
  generated always as (searchable(name || ' ' || email)) stored;
create index users_words on users using gin (search_words gin_trgm_ops) with (fastupdate = off);

create index users_by_name on users (type, searchable(name), id);
create index users_by_email on users (type, email, id);
create index users_by_last_sign_in
  on users (type, coalesce(last_sign_in_at, '-infinity'::timestamptz), id);
create index users_of_employer on users (employer_id) where employer_id is not null;

alter table teams
  add column version integer not null default 1,
  add column updated_at timestamptz not null default now();
create unique index teams_by_name on teams (lower(name));
