-- Freezing a report is a permission of its own. Roles that are there and export reports have it as far as
-- they export, with what is taken from that again, but for those that only look, case officers, and applicants.
update roles r set rules = r.rules || n.added
from (
  select o.id, jsonb_agg(e.rule || '{"action": "freeze"}') as added
  from roles o, jsonb_array_elements(o.rules) e(rule)
  where e.rule->>'subject' = 'Reports' and e.rule->>'action' = 'export'
    and o.user_type = 'staff' and coalesce(o.key, '') not in ('auditor', 'caseOfficer')
    and exists (select from jsonb_array_elements(o.rules) d(rule)
      where not coalesce((d.rule->>'inverted')::boolean, false) and d.rule->>'action' not in ('view', 'export')
        and d.rule->>'subject' not in ('Notifications', 'Tasks') and d.rule->>'subject' not like 'Settings %')
  group by o.id) n
where n.id = r.id;
