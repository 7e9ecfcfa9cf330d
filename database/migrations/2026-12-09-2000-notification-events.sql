-- What people were told of a task that is overdue: the day that had passed.
alter table tasks add column overdue_told_for date;
create index tasks_overdue on tasks (due_on) where done_at is null and deleted_at is null;

-- The highest share of the budget, in percent, that was told of since it was last below.
alter table program_budgets add column told_used smallint not null default 0 check (told_used in (0, 80, 95));

-- How often the participant was asked again for their half, after the invitation.
alter table applications add column asked_again smallint not null default 0 check (asked_again between 0 and 2);

-- Whether those who look after the record of the refused mail were told.
alter table refused_addresses add column is_told boolean not null default false;
update refused_addresses set is_told = true;
