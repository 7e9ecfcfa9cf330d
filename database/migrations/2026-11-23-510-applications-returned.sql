-- What nobody takes in hand within the days of its program goes back to the applicants.
alter table applications
  -- Since when nobody has had it in hand, where that is later than its submission.
  add column waits_since timestamptz,
  -- Its last day, as the staff were told of it: nothing goes back of which nobody was told.
  add column returns_after date,
  add constraint applications_status_check check (status in ('submitted', 'inReview', 'infoRequested',
    'recommendedApprove', 'recommendedReject', 'approved', 'rejected', 'withdrawn', 'returned'));

create index applications_going_back on applications (returns_after, id) where returns_after is not null;

-- Whoever takes it in hand stops the clock; given back to nobody, it begins anew.
create function keep_waiting_for_review() returns trigger language plpgsql as $$
begin
  new.returns_after := null;
  if new.status = 'submitted' then
    new.waits_since := clock_now();
  end if;
  return new;
end $$;
create trigger waiting_for_review_is_kept before update of status on applications
  for each row when (old.status is distinct from new.status) execute function keep_waiting_for_review();
