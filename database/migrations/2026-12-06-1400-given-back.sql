-- Who judged a payment that is still to be paid, gives nothing of it back either: what is paid of it would be more. What is
-- returned to whoever claims it loses what was kept back with it, also by its judge; so it is looked at in the end.
create function hold_given_back() returns trigger language plpgsql as $$
begin
  if exists (select from payments y where y.id = new.payment_id and y.status = 'approved'
      and new.ended_by = any(y.assessors || array[y.first_approved_by, y.approved_by])) then
    raise exception 'another person gives it back' using errcode = 'check_violation', constraint = 'overpayment_keeps_given_back';
  end if;
  return null;
end $$;
create constraint trigger given_back_is_held after update of ended_by on overpayment_keeps
  deferrable initially deferred for each row execute function hold_given_back();
