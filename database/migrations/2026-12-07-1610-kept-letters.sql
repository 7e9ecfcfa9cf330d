-- Letters on paper: what was written, with the letterhead of that moment, and the file once it has been printed.
create table kept_letters (
  id uuid primary key default uuidv7(),
  kind text not null,
  entity text not null,
  record_id uuid not null,
  -- Whose it is in the portal; null of what staff alone see.
  reader text check (reader in ('employer', 'participant')),
  recipient text not null,
  language text not null check (language in ('en', 'fr')),
  subject text not null,
  paper jsonb not null,
  template_version_id uuid references letter_versions,
  file_id uuid references files,
  -- Who made it; null of what left with a mail.
  made_by uuid references users,
  created_at timestamptz not null default clock_now()
);
create index kept_letters_of_record on kept_letters (entity, record_id, created_at desc);
create index kept_letters_files on kept_letters (file_id);
create index kept_letters_made_by on kept_letters (made_by) where made_by is not null;
create index kept_letters_versions on kept_letters (template_version_id) where template_version_id is not null;
