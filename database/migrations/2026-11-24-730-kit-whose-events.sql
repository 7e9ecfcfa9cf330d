-- Whose change an event tells of: a person's own other tabs are told so, and of others nothing.
alter table live_events add column actor_id uuid;
