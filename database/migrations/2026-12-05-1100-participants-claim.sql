-- The version that a claim had as it was returned: a later one was corrected since.
alter table payments add column returned_version integer check (returned_version > 0);

-- Who sees their own payments as a participant claims what is paid to them.
update roles r set rules = r.rules || n.added
from (
  select o.id, jsonb_agg(distinct e.rule || '{"action": "create"}'::jsonb) as added
  from roles o, jsonb_array_elements(o.rules) e(rule)
  where o.user_type = 'employee' and not coalesce((e.rule->>'inverted')::boolean, false)
    and e.rule->>'subject' = 'Payments' and e.rule->>'action' = 'view'
    and not exists (select from jsonb_array_elements(o.rules) k(rule)
      where k.rule->>'subject' = 'Payments' and k.rule->>'action' in ('create', 'manage', 'All'))
  group by o.id) n
where n.id = r.id;
