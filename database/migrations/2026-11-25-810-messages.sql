-- What the staff and one side of an application write to one another. The other side never hears of it.
create table messages (
  id uuid primary key default uuidv7(),
  application_id uuid not null references applications,
  side text not null check (side in ('employer', 'employee')),
  is_from_staff boolean not null,
  author_id uuid references users,
  author_name text not null,
  body text not null,
  sent_at timestamptz not null default clock_now(),
  -- When the other end first had it before them.
  read_at timestamptz,
  -- Of what applicants write: the task to answer, and when somebody did, or decided that it needs none.
  task_id uuid references tasks on delete set null,
  answered_at timestamptz,
  check (not is_from_staff or (task_id is null and answered_at is null))
);
create index messages_of_side on messages (application_id, side, sent_at, id);
create index messages_of_application on messages (application_id, sent_at desc, id desc);
create index messages_waiting on messages (application_id) where not is_from_staff and answered_at is null;
create index messages_unread on messages (application_id, side) where is_from_staff and read_at is null;
create index messages_of_task on messages (task_id) where task_id is not null;

-- Files of a message; without one they wait to be sent with it.
create table message_files (
  file_id uuid primary key references files on delete cascade,
  application_id uuid not null references applications,
  side text not null check (side in ('employer', 'employee')),
  message_id uuid references messages,
  kept_at timestamptz not null default clock_now()
);
create index message_files_of_message on message_files (message_id);
create index message_files_waiting on message_files (kept_at) where message_id is null;

create table message_links (
  token_hash bytea primary key,
  application_id uuid not null references applications,
  side text not null check (side in ('employer', 'employee')),
  -- It opens nothing once the side is reached by another address.
  email text not null,
  -- Asked for by whoever had an older one.
  is_fresh boolean not null default false,
  made_at timestamptz not null default clock_now(),
  expires_at timestamptz not null
);
create index message_links_of_side on message_links (application_id, side, made_at);

-- What lists filter by and mark.
alter table applications add column is_message_waiting boolean not null default false;
create index applications_message_waiting on applications (stage, submitted_at desc, id desc) where is_message_waiting;

create function keep_message_waiting() returns trigger language plpgsql as $$
declare
  waits boolean;
begin
  -- Looked at under the lock that it is written under: one that writes meanwhile is waited for.
  perform from applications where id = new.application_id for no key update;
  waits := exists (select 1 from messages
    where application_id = new.application_id and not is_from_staff and answered_at is null);
  update applications set is_message_waiting = waits
  where id = new.application_id and is_message_waiting <> waits;
  return null;
end $$;
create trigger messages_waiting_is_kept after insert or update of answered_at on messages
  for each row execute function keep_message_waiting();

-- Whoever does the task, or puts it away, has decided that nothing is to be answered any more.
create function settle_messages() returns trigger language plpgsql as $$
begin
  update messages set answered_at = clock_now() where task_id = new.id and answered_at is null;
  return null;
end $$;
create trigger tasks_settle_messages after update of done_at, deleted_at on tasks
  for each row when (new.done_at is not null or new.deleted_at is not null)
  execute function settle_messages();
