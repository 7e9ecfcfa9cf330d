-- When a contact turns out to be another's, not only whoever came in by its address is outside again, but
-- whomever they let in as well. Those whom staff invited stay.
create or replace function settle_contact() returns trigger language plpgsql as $$
begin
  update applications set own_contact = null where employer_id = new.id and own_contact is not null;
  if old.contact_email <> new.contact_email then
    update users u set employer_id = null
      where u.employer_id = new.id and u.email <> new.contact_email
        and not exists (select from audit_log l join users s on s.id = l.actor_id
          where l.entity = 'user' and l.entity_id = u.id and l.action = 'users.invited' and s.type = 'staff');
  end if;
  return new;
end $$;
