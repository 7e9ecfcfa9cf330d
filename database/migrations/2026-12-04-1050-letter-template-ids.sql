-- A letter is opened by its id, as every record.
alter table letter_templates add column id uuid not null default uuidv7() unique;
