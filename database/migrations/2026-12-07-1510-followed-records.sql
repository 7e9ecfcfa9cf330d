-- Records that a person wants to hear everything of, or nothing that may be done without. One that may
-- not be opened any more is kept, and told nothing of.
create table record_stances (
  user_id uuid not null references users on delete cascade,
  entity text not null,
  record_id uuid not null,
  stance text not null check (stance in ('follow', 'mute')),
  since timestamptz not null default clock_now(),
  primary key (user_id, entity, record_id)
);
create index record_stances_followed on record_stances (entity, record_id, user_id) where stance = 'follow';
create index record_stances_of_user on record_stances (user_id, since desc);

-- What has happened to records that somebody follows, until those who do are told.
create table happenings (
  id uuid primary key default uuidv7(),
  entity text not null,
  record_id uuid not null,
  action text not null,
  reference text,
  actor_id uuid,
  actor_type text not null,
  also_entity text,
  also_id uuid,
  happened_at timestamptz not null default clock_now()
);
