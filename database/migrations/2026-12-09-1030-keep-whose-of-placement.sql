-- Whose a row is follows from its placement: one function for every table that has these columns.
create function keep_whose_of_placement() returns trigger language plpgsql as $$
begin
  select l.application_id, l.program_id, l.participant_id, l.employer_id, a.assignee_id,
    searchable(t.last_name || ' ' || t.first_name)
  into new.application_id, new.program_id, new.participant_id, new.employer_id, new.assignee_id, new.name
  from placements l join applications a on a.id = l.application_id join participants t on t.id = l.participant_id
  where l.id = new.placement_id;
  return new;
end $$;

create or replace trigger monitoring_forms_keep_whose before insert on monitoring_forms
  for each row execute function keep_whose_of_placement();
create or replace trigger funding_requests_keep_whose before insert on funding_requests
  for each row execute function keep_whose_of_placement();
create or replace trigger payments_keep_whose before insert on payments
  for each row execute function keep_whose_of_placement();
create or replace trigger supplements_keep_whose before insert on supplements
  for each row execute function keep_whose_of_placement();
create or replace trigger change_requests_keep_whose before insert on change_requests
  for each row execute function keep_whose_of_placement();

drop function keep_whose_monitoring_form(), keep_whose_funding_request(), keep_whose_payment(),
  keep_whose_supplement(), keep_whose_change_request();
