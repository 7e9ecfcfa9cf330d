-- Fields that an organisation adds to a kind of record by itself. What it is called in the API (`key`) stays as
-- it was chosen, whatever it is called on the screen. One that was deleted is remembered for histories.
create table custom_fields (
  id uuid primary key default uuidv7(),
  entity text not null check (entity ~ '^[a-z][A-Za-z]{1,39}$'),
  key text not null check (key ~ '^[a-z][A-Za-z0-9]{0,39}$'),
  name jsonb not null check (name ? 'en' and name ? 'fr'),
  help jsonb check (help ? 'en' and help ? 'fr'),
  type text not null check (type in ('text', 'number', 'date', 'choice', 'choices', 'yesNo')),
  is_required boolean not null default false,
  is_searched boolean not null default false check (not is_searched or type = 'text'),
  -- The group of protected fields that it belongs to.
  protection text,
  place integer not null,
  archived_at timestamptz,
  deleted_at timestamptz,
  version integer not null default 1,
  created_by uuid references users,
  updated_by uuid references users,
  created_at timestamptz not null default clock_now(),
  updated_at timestamptz not null default clock_now(),
  unique (entity, key),
  unique (id, type)
);

-- A name is that of one field of its kind of record, whichever language it is in: files name fields in either.
create table custom_field_names (
  entity text not null,
  folded text not null,
  field_id uuid not null references custom_fields on delete cascade,
  primary key (entity, folded)
);
create function keep_custom_field_names() returns trigger language plpgsql as $$
begin
  delete from custom_field_names where field_id = new.id;
  if new.deleted_at is null then
    insert into custom_field_names (entity, folded, field_id)
    select distinct new.entity, folded_name(value), new.id from jsonb_each_text(new.name);
  end if;
  return null;
end $$;
create trigger custom_fields_keep_their_names after insert or update of name, deleted_at on custom_fields
  for each row execute function keep_custom_field_names();

-- Fifty of a kind of record: a form of more is filled in by nobody, and a list reads each of them.
create function limit_custom_fields() returns trigger language plpgsql as $$
begin
  if (select count(*) from custom_fields where entity = new.entity and deleted_at is null) > 50 then
    raise exception 'at most 50 custom fields of %', new.entity using errcode = 'check_violation';
  end if;
  return null;
end $$;
create constraint trigger custom_fields_are_few after insert or update of deleted_at on custom_fields
  for each row execute function limit_custom_fields();

-- What can be chosen. A value is the id: renaming and archiving change nothing of what is stored.
create table custom_field_options (
  id uuid primary key default uuidv7(),
  field_id uuid not null references custom_fields on delete cascade,
  name jsonb not null check (name ? 'en' and name ? 'fr'),
  place integer not null,
  archived_at timestamptz,
  unique (field_id, id)
);

-- One row for each value, and for each choice of several; `part` tells those apart. The column of its type is
-- filled and no other.
create table custom_values (
  record_id uuid not null,
  field_id uuid not null,
  type text not null,
  part uuid not null generated always as (
    case when type = 'choices' then option_id else '00000000-0000-0000-0000-000000000000'::uuid end) stored,
  text_value text check (length(text_value) between 1 and 500),
  folded text generated always as (searchable(text_value)) stored,
  number_value numeric(18, 6),
  date_value date,
  yes_value boolean,
  option_id uuid,
  primary key (record_id, field_id, part),
  constraint custom_values_of_field foreign key (field_id, type) references custom_fields (id, type)
    deferrable initially immediate,
  constraint custom_values_of_option foreign key (field_id, option_id)
    references custom_field_options (field_id, id),
  constraint custom_values_typed check (
    num_nonnulls(text_value, number_value, date_value, yes_value, option_id) = 1 and case type
      when 'text' then text_value is not null
      when 'number' then number_value is not null
      when 'date' then date_value is not null
      when 'yesNo' then yes_value is not null
      else option_id is not null end)
);
-- Each value stands in one of these: filter and order of a list are read from it.
create index custom_values_texts on custom_values (field_id, folded, record_id) where folded is not null;
create index custom_values_words on custom_values using gin (folded gin_trgm_ops) where folded is not null;
create index custom_values_numbers on custom_values (field_id, number_value, record_id)
  where number_value is not null;
create index custom_values_dates on custom_values (field_id, date_value, record_id) where date_value is not null;
create index custom_values_answers on custom_values (field_id, yes_value, record_id) where yes_value is not null;
create index custom_values_options on custom_values (option_id, record_id) where option_id is not null;
-- How many have which field and which answer, which the planner cannot tell from either alone.
create statistics custom_values_fields (mcv, ndistinct) on field_id, yes_value from custom_values;

-- Values go with their record.
create function forget_custom_values() returns trigger language plpgsql as $$
begin
  delete from custom_values where record_id = old.id;
  return null;
end $$;
create trigger leads_forget_custom_values after delete on leads
  for each row execute function forget_custom_values();
create trigger shareholders_forget_custom_values after delete on shareholders
  for each row execute function forget_custom_values();
