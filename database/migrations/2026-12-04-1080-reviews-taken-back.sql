-- A request is looked at again only where nothing is paid of it: its payment is given up before.
create function hold_paid_request() returns trigger language plpgsql as $$
begin
  if exists (select from payments where funding_request_id = new.id and status <> 'cancelled') then
    raise exception 'a payment is made of this request' using errcode = 'check_violation', constraint = 'funding_requests_paid';
  end if;
  return null;
end $$;
create trigger paid_request_stays after update on funding_requests
  for each row when (old.status in ('paymentApproved', 'paid', 'closed')
    and new.status not in ('paymentApproved', 'paid', 'closed'))
  execute function hold_paid_request();
-- Nor is a payment made of what is not reviewed.
create function hold_payment_of_request() returns trigger language plpgsql as $$
begin
  if not exists (select from funding_requests where id = new.funding_request_id
      and status in ('paymentApproved', 'paid', 'closed') for key share) then
    raise exception 'only what is reviewed is paid' using errcode = 'check_violation', constraint = 'payments_of_reviewed_request';
  end if;
  return null;
end $$;
create trigger payments_of_requests_are_held after insert on payments
  for each row when (new.funding_request_id is not null) execute function hold_payment_of_request();
create trigger payments_of_requests_are_held_again after update on payments
  for each row when (new.funding_request_id is not null and old.status = 'cancelled' and new.status <> 'cancelled')
  execute function hold_payment_of_request();
