-- A task that the product opens waits for whoever takes the record on.
alter table tasks alter column assignee_id drop not null,
  add constraint tasks_given_by_somebody check (assignee_id is not null or created_by is null);
