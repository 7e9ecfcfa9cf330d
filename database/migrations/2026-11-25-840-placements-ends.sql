-- How a placement ended, what was used of its money until then, and what that released.
alter table placements
  add column last_worked_on date,
  add column end_side text check (end_side in ('employer', 'participant', 'both', 'program')),
  add column end_note text,
  add column end_recorded_at timestamptz,
  add column end_recorded_by uuid references users,
  -- What was committed before the end released of it; it is committed again if the end is taken back.
  add column amount_before_end numeric(11, 2),
  -- The subsidy to the last day worked, line by line.
  add column used_funding jsonb,
  add constraint placements_end_reason_check check (end_reason in ('laidOff', 'dismissed', 'quit',
    'employerClosed', 'employerIneligible', 'health', 'moved', 'returnedToSchool', 'leftProgram', 'other')),
  add constraint an_end_is_whole check (
    num_nonnulls(last_worked_on, end_side, end_recorded_at, amount_before_end, used_funding) in (0, 3, 5)),
  add constraint an_end_is_in_order check (last_worked_on <= ended_on),
  add constraint an_end_releases check (committed_amount <= amount_before_end);

create index placements_to_complete on placements (planned_end_on) where status = 'active';

-- An application that goes on with what another placement left.
alter table applications
  add column rematch_of uuid references placements,
  -- Days that the schedule of rates has behind it, and the days and dollars that are left.
  add column days_funded_before integer not null default 0 check (days_funded_before >= 0),
  add column left_of_placement numeric(11, 2) check (left_of_placement >= 0);
create unique index applications_one_rematch on applications (rematch_of)
  where rematch_of is not null and not placement_is_over;
