-- Files that somebody has sent and no step has taken yet; those that none takes are forgotten.
create table waiting_files (
  file_id uuid primary key references files on delete cascade,
  person_id uuid not null references users,
  kept_at timestamptz not null
);
create index waiting_files_kept on waiting_files (kept_at);
