-- What a participant was paid and does not keep, the participant owes back; all else the employer.
drop trigger overpaid_employer_is_held on overpayments;
drop function hold_overpaid_employer();

-- One of both, and never another than who was paid.
alter table overpayments add column owed_by text not null default 'employer'
  constraint overpayments_owed_by check (owed_by in ('employer', 'participant'));
create or replace function keep_whose_overpayment() returns trigger language plpgsql as $$
begin
  select y.application_id, y.placement_id, y.program_id, y.participant_id, y.employer_id, y.assignee_id, y.name, y.payee
  into new.application_id, new.placement_id, new.program_id, new.participant_id, new.employer_id, new.assignee_id, new.name,
    new.owed_by
  from payments y where y.id = new.payment_id;
  return new;
end $$;
create function keep_who_owes() returns trigger language plpgsql as $$
begin
  new.owed_by := (select payee from payments where id = new.payment_id);
  return new;
end $$;
create trigger overpayments_keep_who_owes before update of owed_by, payment_id on overpayments
  for each row execute function keep_who_owes();
create function hold_overpaid_payee() returns trigger language plpgsql as $$
begin
  if exists (select from overpayments where payment_id = new.id) then
    raise exception 'who was paid owes it back' using errcode = 'check_violation', constraint = 'payments_owed_back';
  end if;
  return null;
end $$;
create trigger overpaid_payee_stays after update on payments
  for each row when (old.payee <> new.payee) execute function hold_overpaid_payee();
create index overpayments_of_participants on overpayments (participant_id, due_on, id) where owed_by = 'participant';
