-- What people keep on a record of any kind: notes, tasks and files. The parent's own module decides
-- who sees them.
create table notes (
  id uuid primary key default uuidv7(),
  parent_kind text not null,
  parent_id uuid not null,
  body text not null check (length(body) between 1 and 10000),
  is_pinned boolean not null default false,
  visibility text not null default 'team' check (visibility in ('team', 'private')),
  author_id uuid not null references users,
  edited_at timestamptz,
  deleted_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index notes_of_parent on notes (parent_kind, parent_id, is_pinned desc, id desc) where deleted_at is null;

create table tasks (
  id uuid primary key default uuidv7(),
  parent_kind text not null,
  parent_id uuid not null,
  title text not null check (length(title) between 1 and 200),
  due_on date not null,
  -- Of a day, as `14:30`; null for the whole day.
  due_at text check (due_at ~ '^([01]\d|2[0-3]):[0-5]\d$'),
  assignee_id uuid not null references users,
  team_id uuid references teams,
  remind_minutes integer check (remind_minutes between 0 and 43200),
  -- When to remind; null once that has been done.
  remind_at timestamptz,
  priority text not null default 'normal' check (priority in ('low', 'normal', 'high')),
  done_at timestamptz,
  done_by uuid references users,
  created_by uuid references users,
  deleted_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check ((done_at is null) = (done_by is null))
);
create index tasks_of_parent on tasks (parent_kind, parent_id, due_on, id) where deleted_at is null;
create index tasks_by_due on tasks (due_on, id) where deleted_at is null;
create index tasks_by_title on tasks (searchable(title), id) where deleted_at is null;
create index tasks_of_assignee on tasks (assignee_id, due_on, id) where deleted_at is null;
create index tasks_of_team on tasks (team_id, due_on, id) where deleted_at is null;
create index tasks_to_remind on tasks (remind_at) where remind_at is not null;

create trigger tasks_follow_the_team before insert or update of assignee_id on tasks
  for each row execute function keep_team_of_assignee();

create function move_tasks_to_team() returns trigger language plpgsql as $$
begin
  update tasks set team_id = new.team_id where assignee_id = new.id;
  return null;
end $$;
create trigger users_take_tasks_along after update of team_id on users
  for each row when (old.team_id is distinct from new.team_id)
  execute function move_tasks_to_team();

create table record_files (
  id uuid primary key default uuidv7(),
  parent_kind text not null,
  parent_id uuid not null,
  file_id uuid not null unique references files,
  kind text not null default 'other' check (kind in ('idDocument', 'orderSlip', 'photo', 'other')),
  caption text check (length(caption) <= 300),
  position integer not null,
  -- Of pictures alone, with their own copies for looking at.
  width integer,
  height integer,
  uploaded_by uuid not null references users,
  deleted_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index record_files_of_parent on record_files (parent_kind, parent_id, position, id)
  where deleted_at is null;

-- What was deleted and can still be brought back.
create table trash_items (
  -- Of the note, task or file.
  id uuid primary key,
  kind text not null check (kind in ('note', 'task', 'file')),
  parent_kind text not null,
  parent_id uuid not null,
  title text not null,
  -- Whose it was; nobody else is shown what is private.
  owner_id uuid not null references users,
  is_private boolean not null,
  deleted_by uuid not null references users,
  deleted_at timestamptz not null
);
create index trash_items_by_deletion on trash_items (deleted_at, id);

-- Kept files of which no row speaks any more; their bytes go after the change is kept.
create table forsaken_files (
  storage_key text primary key,
  forsaken_at timestamptz not null default now()
);
