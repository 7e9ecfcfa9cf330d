-- What records are found by, folded. Names of participants stand by themselves for whoever does not see
-- how they are reached.
alter table participants
  add column search_names text not null generated always as (
    searchable(first_name || ' ' || coalesce(preferred_name || ' ', '') || last_name)) stored,
  add column search_words text not null generated always as (
    searchable(first_name || ' ' || coalesce(preferred_name || ' ', '') || last_name || ' ' || email
      || ' ' || regexp_replace(phone, '\D', '', 'g'))) stored;
create index participants_names on participants using gin (search_names gin_trgm_ops) with (fastupdate = off);
create index participants_words on participants using gin (search_words gin_trgm_ops) with (fastupdate = off);
create index participants_by_name on participants (search_names);
create index participants_by_last_name on participants (searchable(last_name || ' ' || first_name));

alter table employers add column search_words text not null generated always as (
  searchable(legal_name || ' ' || coalesce(operating_name || ' ', '') || contact_name || ' ' || contact_email
    || ' ' || regexp_replace(contact_phone, '\D', '', 'g') || ' ' || business_number)) stored;
create index employers_words on employers using gin (search_words gin_trgm_ops) with (fastupdate = off);
create index employers_by_name on employers (searchable(legal_name));

create index shareholders_by_shown_name on shareholders (searchable(display_name));
create index shareholders_by_sort_name on shareholders (sort_name);

-- An application is found by its participant's address as well.
create or replace function keep_application_search() returns trigger language plpgsql as $$
begin
  insert into application_search (application_id, stage, program_id, submitted_at, words)
  select new.id, new.stage, new.program_id, new.submitted_at,
    searchable(new.participant_name || ' ' || new.participant_email || ' ' || e.legal_name || ' '
      || coalesce(e.operating_name, ''))
  from employers e where e.id = new.employer_id
  on conflict (application_id) do update
    set stage = excluded.stage, program_id = excluded.program_id,
        submitted_at = excluded.submitted_at, words = excluded.words;
  return null;
end $$;
create or replace trigger application_search_is_kept
  after insert or update of status, program_id, submitted_at, participant_name, participant_email, employer_id
  on applications for each row execute function keep_application_search();
update application_search s
  set words = searchable(a.participant_name || ' ' || a.participant_email || ' ' || e.legal_name || ' '
    || coalesce(e.operating_name, ''))
  from applications a join employers e on e.id = a.employer_id where a.id = s.application_id;
create index application_search_by_words on application_search (words);
