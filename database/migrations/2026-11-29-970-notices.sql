-- What people are told of when they have signed in; each says the same as a letter.
create table notices (
  id uuid primary key default uuidv7(),
  user_id uuid not null references users on delete cascade,
  -- The text of the letter, as it was when it was written, and of its facts those that the subject names.
  template text not null references letter_templates,
  template_version_id uuid not null references letter_versions,
  facts jsonb not null default '{}',
  entity text not null,
  record_id uuid not null,
  -- Of a letter that comes but once.
  once text unique,
  created_at timestamptz not null default clock_now(),
  read_at timestamptz
);
create index notices_of_user on notices (user_id, created_at desc, id desc);
create index notices_unread on notices (user_id, created_at desc, id desc) where read_at is null;
create index notices_by_age on notices (created_at);

-- A kind without a row is wanted in either way.
alter table notification_preferences add column in_app boolean not null default true;
alter table notification_preferences alter column by_mail set default true;
