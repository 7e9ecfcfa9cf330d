-- Who entered or left in a period is counted from the index alone, also within a team or for one person.
drop index shareholders_by_entry;
create index shareholders_by_entry on shareholders (status, entered_register_on, id) include (assignee_id, team_id);
drop index shareholders_by_end;
create index shareholders_by_end on shareholders (status, ceased_on, id) include (assignee_id, team_id)
  where ceased_on is not null;
