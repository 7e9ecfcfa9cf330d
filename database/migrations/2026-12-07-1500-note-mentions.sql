-- Whom a note mentions, or has mentioned: nobody is told twice of the same one. In the text stands the
-- id, so that a person who is renamed is read by the new name.
create table note_mentions (
  note_id uuid not null references notes on delete cascade,
  user_id uuid not null references users on delete cascade,
  mentioned_at timestamptz not null default clock_now(),
  primary key (note_id, user_id)
);
create index note_mentions_of_user on note_mentions (user_id);
