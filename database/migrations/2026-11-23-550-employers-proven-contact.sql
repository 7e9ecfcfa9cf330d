-- The first to name an employer in a public form proves nothing: its contact is certain once staff have
-- decided about it. Until then somebody else's application in its name is answered to its own sender.
alter table employers add column contact_proven_at timestamptz;
update employers e set contact_proven_at = coalesce(e.profile_confirmed_at, e.created_at)
where exists (select from placements p where p.employer_id = e.id)
  or not exists (select from audit_log a where a.entity = 'employer' and a.entity_id = e.id
    and a.action = 'employers.registered' and a.actor_id is null);

alter table applications
  -- Whom its letters go to while the employer's contact is somebody else, and uncertain.
  add column own_contact jsonb,
  -- Whose people see it.
  add column seen_employer_id uuid generated always as (case when own_contact is null then employer_id end) stored;
create index applications_seen_by_employer on applications (seen_employer_id, submitted_at desc, id desc);

create function settle_contact() returns trigger language plpgsql as $$
begin
  update applications set own_contact = null where employer_id = new.id and own_contact is not null;
  -- Whoever came in by an address that turned out to be another's.
  update users set employer_id = null
    where employer_id = new.id and email = old.contact_email and old.contact_email <> new.contact_email;
  return new;
end $$;
create trigger contact_is_settled after update of contact_proven_at on employers
  for each row when (old.contact_proven_at is null and new.contact_proven_at is not null)
  execute function settle_contact();
