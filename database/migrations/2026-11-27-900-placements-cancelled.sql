-- A placement that is given up before its first day says on which day, by which side and why.
alter table placements
  add column cancelled_on date,
  add column cancelled_by uuid references users,
  add column cancel_side text check (cancel_side in ('employer', 'participant', 'program')),
  add column cancel_reason text check (cancel_reason in ('positionGone', 'otherCandidate', 'termsChanged',
    'employerIneligible', 'otherJob', 'health', 'moved', 'returnedToSchool', 'leftProgram', 'other')),
  add column cancel_note text;

-- Nothing that the product does has cancelled one so far; those of other origins are the program's.
update placements set cancelled_on = (updated_at at time zone organisation_zone())::date, cancel_side = 'program',
  cancel_reason = 'other' where status = 'cancelled';

alter table placements
  add constraint cancelled_says_why check (
    num_nonnulls(cancelled_on, cancel_side, cancel_reason) = case when status = 'cancelled' then 3 else 0 end);
