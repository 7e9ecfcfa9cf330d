-- The year of a program's books in which a day lies, by the year in which it begins.
create function fiscal_year(day date, begins_on text) returns integer
language sql immutable parallel safe
return extract(year from day)::integer - (to_char(day, 'MM-DD') < begins_on)::integer;

-- Somebody of the staff has confirmed that the participant is one of those whom the program uplifts;
-- what the person said about themselves stays apart.
alter table applications
  add column equity_uplift_by uuid references users,
  add column equity_uplift_at timestamptz,
  add check ((equity_uplift_by is null) = (equity_uplift_at is null));

-- A placement that is over holds no place any more: its person may apply again.
alter table applications add column placement_is_over boolean not null default false;
update applications a set placement_is_over = true
from placements l where l.application_id = a.id and l.status in ('ended', 'completed', 'cancelled');

create function keep_placement_is_over() returns trigger language plpgsql as $$
begin
  update applications set placement_is_over = new.status in ('ended', 'completed', 'cancelled')
  where id = new.application_id;
  return null;
end $$;
create trigger placement_over_is_kept after insert on placements
  for each row when (new.status in ('ended', 'completed', 'cancelled'))
  execute function keep_placement_is_over();
create trigger moved_placement_over_is_kept after update of status on placements
  for each row when (old.status is distinct from new.status)
  execute function keep_placement_is_over();

drop index applications_one_open_per_person;
create unique index applications_one_open_per_person on applications (program_id, participant_id)
  where participant_id is not null and not placement_is_over and status in
    ('submitted', 'inReview', 'infoRequested', 'recommendedApprove', 'recommendedReject', 'approved', 'agreementAccepted', 'active');
