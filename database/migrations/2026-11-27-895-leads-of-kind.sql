-- Open, won or lost ones alone, in the order of the list: else the walk by next step passes by all others.
create index leads_of_kind on leads (status_kind, next_step_on, id) where deleted_at is null;
