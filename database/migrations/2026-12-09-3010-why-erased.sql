-- The record of somebody who was erased says why; until now the audit log alone did.
alter table erasures add reason text check (length(reason) <= 1000);

update erasures e set reason = (select a.reason from audit_log a
  where a.entity_id = e.record_id and a.action = 'privacy.erased' order by a.at desc limit 1);
