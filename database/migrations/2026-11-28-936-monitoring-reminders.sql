-- Whoever has not filled a form in is reminded: on set days, and by staff.

alter table monitoring_forms
  -- The next day on which a letter goes by itself; none once the last has gone.
  add column remind_on date,
  -- Letters that asked for it since it opened, besides the first.
  add column reminders integer not null default 0 check (reminders >= 0),
  add column last_contact_on date,
  -- Since when the payments of its side are held for it.
  add column hold_id uuid references holds,
  add check (remind_on is null or status = 'open');
create index monitoring_forms_to_remind on monitoring_forms (remind_on) where remind_on is not null;
create index monitoring_forms_of_hold on monitoring_forms (hold_id) where hold_id is not null;

-- What is open already is reminded of from its due day on.
update monitoring_forms set remind_on = greatest(due_on, organisation_today() + 1)
where status = 'open' and due_on >= organisation_today() - 21;
