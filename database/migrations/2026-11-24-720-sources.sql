-- Where shareholders come from, in the order in which staff put them.
create table sources (
  id uuid primary key default uuidv7(),
  name jsonb not null check (name ? 'en' and name ? 'fr'),
  description text check (length(description) <= 400),
  is_choosable boolean not null default true,
  place integer not null,
  version integer not null default 1,
  created_by uuid references users,
  updated_by uuid references users,
  created_at timestamptz not null default clock_now(),
  updated_at timestamptz not null default clock_now()
);

-- Two spellings that differ in case, accents or blanks alone are one name.
create function folded_name(name text) returns text
  language sql immutable strict parallel safe
  return regexp_replace(searchable(name), '\s+', '', 'g');

-- A name is one source's, whichever language it is in: files name sources in either.
create table source_names (
  folded text primary key,
  source_id uuid not null references sources on delete cascade
);
create function keep_source_names() returns trigger language plpgsql as $$
begin
  delete from source_names where source_id = new.id;
  insert into source_names (folded, source_id)
  select distinct folded_name(value), new.id from jsonb_each_text(new.name);
  return null;
end $$;
create trigger sources_keep_their_names after insert or update of name on sources
  for each row execute function keep_source_names();

-- What took the place of a source that was deleted: for what remembers it, such as a merge that is undone.
create table gone_sources (
  id uuid primary key,
  name jsonb not null,
  replaced_by uuid references sources on delete set null,
  gone_at timestamptz not null default clock_now()
);
create function standing_source(of_id uuid) returns uuid language sql stable as $$
  select coalesce((select s.id from sources s where s.id = of_id),
    (select g.replaced_by from gone_sources g where g.id = of_id))
$$;

alter table shareholders add column source_id uuid references sources;
create index shareholders_by_source on shareholders (source_id, status, sort_name, id);
