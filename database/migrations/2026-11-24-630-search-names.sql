-- An employer is found by its names alone where no more of it may be searched.
create index employers_by_names on employers
  using gin (searchable(legal_name || ' ' || coalesce(operating_name, '')) gin_trgm_ops) with (fastupdate = off);

-- What lies on an employer that was renamed is found by the new name.
create function keep_words_of_employer() returns trigger language plpgsql as $$
begin
  update application_search s
    set words = searchable(a.participant_name || ' ' || a.participant_email || ' ' || new.legal_name || ' '
      || coalesce(new.operating_name, ''))
    from applications a where a.employer_id = new.id and a.id = s.application_id;
  return null;
end $$;
create trigger words_of_employer_are_kept after update of legal_name, operating_name on employers
  for each row when ((old.legal_name, old.operating_name) is distinct from (new.legal_name, new.operating_name))
  execute function keep_words_of_employer();
