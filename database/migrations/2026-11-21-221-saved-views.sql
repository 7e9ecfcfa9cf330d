-- How somebody wants to look at a list: filters, sort, search, columns. Seen by the owner, and by
-- everybody or a role when it is shared.
create table saved_views (
  id uuid primary key default uuidv7(),
  -- The key under which the list's table is remembered.
  list text not null,
  name text not null check (length(name) between 1 and 80),
  owner_id uuid not null references users on delete cascade,
  shared_with text not null default 'nobody' check (shared_with in ('nobody', 'role', 'everybody')),
  role_id uuid references roles on delete cascade,
  state jsonb not null,
  deleted_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check ((shared_with = 'role') = (role_id is not null))
);
create index saved_views_of_list on saved_views (list, lower(name), id) where deleted_at is null;
create index saved_views_of_role on saved_views (role_id) where role_id is not null;

-- The view with which a list opens for somebody.
create table default_views (
  user_id uuid not null references users on delete cascade,
  list text not null,
  view_id uuid not null references saved_views on delete cascade,
  primary key (user_id, list)
);
create index default_views_of_view on default_views (view_id);
