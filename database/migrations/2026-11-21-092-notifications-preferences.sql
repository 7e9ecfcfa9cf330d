-- Which notices a person wants by mail; a kind without a row is wanted.
create table notification_preferences (
  user_id uuid not null references users on delete cascade,
  kind text not null,
  by_mail boolean not null,
  updated_at timestamptz not null default now(),
  primary key (user_id, kind)
);
