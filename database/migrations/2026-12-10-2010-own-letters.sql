-- A part of the organisation, such as a program, may write a letter in words of its own. Words that are
-- missing mean that it writes as the organisation does again.
alter table letter_versions
  add column scope_id uuid references programs (id),
  alter column texts drop not null,
  add constraint letter_versions_have_texts check (texts is not null or scope_id is not null),
  drop constraint letter_versions_template_number_key,
  add constraint letter_versions_numbered unique nulls not distinct (template, scope_id, number);
create index letter_versions_of_scope on letter_versions (scope_id, template, number desc)
  where scope_id is not null;
