-- A name that was put right is that of every application, which others sort and search by; what was
-- frozen keeps the old one.
create function name_applications_of_participant() returns trigger language plpgsql as $$
begin
  update applications set participant_name = new.first_name || ' ' || new.last_name
  where participant_id = new.id and participant_name <> new.first_name || ' ' || new.last_name;
  return null;
end $$;
create trigger applications_are_named after update of first_name, last_name on participants
  for each row when ((old.first_name, old.last_name) is distinct from (new.first_name, new.last_name))
  execute function name_applications_of_participant();
update applications a set participant_name = p.first_name || ' ' || p.last_name
from participants p where p.id = a.participant_id and a.participant_name <> p.first_name || ' ' || p.last_name;
