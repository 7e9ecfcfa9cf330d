-- A task that the product opened is called by its reader's language, until somebody renames it; what it
-- tells of a protected answer is told to those alone who see that group of fields.
alter table tasks
  add column titles jsonb check (titles ?& array['en', 'fr']),
  add column field_group text;

-- Answers that staff entered for somebody were never a draft.
alter table form_responses alter column draft_id drop not null;
