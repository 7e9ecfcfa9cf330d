-- An employer may invite an address that has an account elsewhere, and must not learn that it has.
-- Such a user waits like any other who was invited, with the address that was asked for beside one of
-- its own that nobody has; nobody signs in with it.
alter table users add column asked_email text check (asked_email = lower(asked_email));
alter table users add column shown_email text not null
  generated always as (coalesce(asked_email, email)) stored;
create unique index users_by_asked_email on users (employer_id, asked_email);

drop index users_by_email;
create index users_by_email on users (type, shown_email, id);

drop index users_words;
alter table users drop column search_words;
alter table users add column search_words text not null
  generated always as (searchable(name || ' ' || coalesce(asked_email, email))) stored;
create index users_words on users using gin (search_words gin_trgm_ops) with (fastupdate = off);
