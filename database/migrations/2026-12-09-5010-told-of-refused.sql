-- The refused mail of which it was looked up who is to be told: one that is nobody's does not keep the next
-- one to the same address from being told.
alter table refused_addresses add column looked_at uuid;
update refused_addresses set looked_at = message_id;
