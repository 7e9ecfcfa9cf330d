-- Forms as data: a form of a program for a purpose, its questions for ever, its versions, and what was
-- answered. A form without a program is the one that comes with the product.
create table forms (
  id uuid primary key default uuidv7(),
  program_id uuid references programs,
  purpose text not null,
  copied_from uuid references forms,
  created_at timestamptz not null default clock_now(),
  unique nulls not distinct (program_id, purpose)
);

-- A key stands for one meaning: its kind and the field that it fills never change, and it is not
-- removed once a version was published with it.
create table form_questions (
  form_id uuid not null references forms,
  key text not null,
  kind text not null,
  retired_at timestamptz,
  primary key (form_id, key)
);

create table form_versions (
  id uuid primary key default uuidv7(),
  form_id uuid not null references forms,
  number integer not null check (number > 0),
  state text not null check (state in ('draft', 'published', 'superseded')),
  content jsonb not null,
  -- The number of the format of the content.
  engine integer not null,
  based_on uuid references form_versions,
  -- Counts the edits of a draft; who edits on top of another one is told.
  edit_no integer not null default 0,
  edited_at timestamptz not null default clock_now(),
  edited_by uuid references users,
  published_at timestamptz,
  -- Nobody: it came with the product.
  published_by uuid references users,
  reason text,
  unique (form_id, number),
  check ((state = 'draft') = (published_at is null))
);
create unique index form_versions_one_draft on form_versions (form_id) where state = 'draft';
create unique index form_versions_one_published on form_versions (form_id) where state = 'published';

-- What a draft was before each of its latest edits, so that they can be taken back.
create table form_edits (
  version_id uuid not null references form_versions on delete cascade,
  edit_no integer not null,
  content jsonb not null,
  primary key (version_id, edit_no)
);

-- Which questions a published version has, and where: for exports, and to say where one is used.
create table form_version_questions (
  version_id uuid not null references form_versions,
  form_id uuid not null,
  key text not null,
  group_key text,
  position integer not null,
  label jsonb not null,
  primary key (version_id, key),
  foreign key (form_id, key) references form_questions
);
create index form_version_questions_of_form on form_version_questions (form_id, key);

create function keep_form_question() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and (new.form_id, new.key, new.kind) is not distinct from (old.form_id, old.key, old.kind) then
    return new;
  end if;
  if tg_op = 'DELETE' and not exists (
    select from form_version_questions q where q.form_id = old.form_id and q.key = old.key) then
    return old;
  end if;
  raise exception 'the key of a question keeps its meaning';
end $$;
create trigger form_questions_stay before update or delete on form_questions
  for each row execute function keep_form_question();

create function keep_form_version() returns trigger language plpgsql as $$
begin
  if old.state = 'draft' then
    return case when tg_op = 'DELETE' then old else new end;
  end if;
  if tg_op = 'UPDATE' and old.state = 'published' and new.state = 'superseded'
    and to_jsonb(new) - 'state' = to_jsonb(old) - 'state' then
    return new;
  end if;
  raise exception 'a published version of a form stays as it is';
end $$;
create trigger form_versions_stay before update or delete on form_versions
  for each row execute function keep_form_version();

-- What was answered, as it was asked: the version says how.
create table form_responses (
  id uuid primary key default uuidv7(),
  form_id uuid not null references forms,
  version_id uuid not null references form_versions,
  draft_id uuid not null unique,
  program_id uuid not null references programs,
  purpose text not null,
  -- The record that the answers belong to, and which time they were given for it.
  record_id uuid not null,
  copy_no integer not null default 1 check (copy_no > 0),
  language text not null check (language in ('en', 'fr')),
  -- Answers by key, without protected ones.
  content jsonb not null,
  -- Keys of all that was asked; what is not in it was not asked.
  asked text[] not null,
  submitted_at timestamptz not null,
  submitted_by text not null,
  unique (purpose, record_id, copy_no)
);
create index form_responses_of_record on form_responses (record_id);
create index form_responses_of_program on form_responses (program_id, purpose, submitted_at, id);
create index form_responses_of_version on form_responses (version_id, submitted_at, id);

-- The answers to an organisation's own questions one by one, for columns and searches; made of the
-- response, and from it again when that is needed.
create table form_answers (
  response_id uuid not null references form_responses,
  -- Of an entry in a group; empty outside of groups.
  item text not null default '',
  key text not null,
  text text,
  number numeric,
  date date,
  options text[],
  file_id uuid references files,
  primary key (response_id, item, key),
  check (num_nonnulls(text, number, date, options, file_id) = 1)
);
create index form_answers_by_text on form_answers using gin (searchable(text) gin_trgm_ops) where text is not null;

create function keep_form_answers() returns trigger language plpgsql as $$
begin
  raise exception 'what was answered stays as it is';
end $$;
create trigger form_responses_stay before update on form_responses
  for each row execute function keep_form_answers();
create trigger form_answers_stay before update on form_answers
  for each row execute function keep_form_answers();

-- Drafts and their links were those of applications; every form has them now.
alter table intake_drafts rename to form_drafts;
alter table form_drafts rename column application_id to record_id;
alter table form_drafts rename column submitted_application_id to submitted_record_id;
alter table form_drafts rename column version to revision;
alter table form_drafts drop constraint intake_drafts_application_id_fkey;
alter table form_drafts drop constraint intake_drafts_submitted_application_id_fkey;
alter table form_drafts drop constraint intake_drafts_side_check;
alter table form_drafts rename column side to purpose;
update form_drafts set purpose = case purpose when 'employer' then 'application.employer' else 'application.participant' end;
alter table form_drafts
  -- None: begun before forms had versions.
  add column version_id uuid references form_versions,
  add column files jsonb not null default '[]',
  -- Answers that are kept encrypted until they are sent in.
  add column sealed text,
  -- Answers to questions that a newer version no longer asks.
  add column set_aside jsonb not null default '{}';
alter index intake_drafts_pkey rename to form_drafts_pkey;
alter index intake_drafts_of_application rename to form_drafts_of_record;
alter index intake_drafts_by_expiry rename to form_drafts_by_expiry;

update form_drafts d set
  files = coalesce(d.answers -> 'documents', '[]'),
  answers = (
    select coalesce(jsonb_object_agg(flat.key, flat.value), '{}') from (
      select part || '.' || field.key as key, field.value
      from unnest(array['employer', 'position', 'participant']) part,
        jsonb_each(coalesce(d.answers -> part, '{}')) field
      union all
      select 'statements.' || statement, 'true'::jsonb
      from jsonb_array_elements_text(coalesce(d.answers -> 'statements', '[]')) statement
      union all
      select 'selfIdentification', case when (d.answers -> 'selfIdentification' ->> 'preferNotToSay')::boolean
        then '["preferNotToSay"]' else d.answers -> 'selfIdentification' -> 'groups' end
      where d.answers ? 'selfIdentification'
    ) flat
  );

alter table intake_links rename to form_links;
alter index intake_links_pkey rename to form_links_pkey;
alter index intake_links_of_draft rename to form_links_of_draft;
