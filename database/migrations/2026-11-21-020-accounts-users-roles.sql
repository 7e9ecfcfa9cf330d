create table roles (
  id uuid primary key default uuidv7(),
  key text unique,
  name text not null unique check (length(name) between 1 and 60),
  description text not null default '',
  user_type text not null check (user_type in ('staff', 'employer', 'employee')),
  is_admin_type boolean not null default false,
  rules jsonb not null,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table users (
  id uuid primary key default uuidv7(),
  email text not null unique check (email = lower(email)),
  name text not null,
  type text not null check (type in ('staff', 'employer', 'employee')),
  role_id uuid not null references roles,
  language text not null default 'en' check (language in ('en', 'fr')),
  status text not null default 'active' check (status in ('invited', 'active', 'disabled')),
  password_hash text,
  password_changed_at timestamptz,
  must_change_password boolean not null default false,
  employer_id uuid,
  participant_id uuid,
  last_sign_in_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index users_of_role on users (role_id);

create table sessions (
  id uuid primary key default uuidv7(),
  token_hash bytea not null unique,
  user_id uuid not null references users,
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  expires_at timestamptz not null,
  ended_at timestamptz,
  address text,
  agent text
);
create index sessions_of_user on sessions (user_id) where ended_at is null;
