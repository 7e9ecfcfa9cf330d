-- Words by which shareholders are found again. Each is known once, however it is written; a
-- shareholder bears them by name, so that lists need no join and one index answers what has them.
create table shareholder_tags (
  id uuid primary key default uuidv7(),
  name text not null check (length(name) between 1 and 40 and name !~ '[;,]'),
  created_at timestamptz not null default now()
);
create unique index shareholder_tags_by_name on shareholder_tags (lower(name));

alter table shareholders add column tags jsonb default '[]' check (jsonb_typeof(tags) = 'array');
create index shareholders_by_tag on shareholders using gin (tags) with (fastupdate = off);
