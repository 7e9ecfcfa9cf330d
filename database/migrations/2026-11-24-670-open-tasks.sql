-- Open tasks are counted by who has them, without their rows.
create index tasks_open on tasks (assignee_id, parent_kind, due_on) include (parent_id, team_id, field_group)
  where deleted_at is null and done_at is null;
