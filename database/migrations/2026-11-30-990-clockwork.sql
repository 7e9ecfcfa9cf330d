-- Who configures the general settings sees the background jobs and runs them; who reads the audit log
-- of everybody sees them.
update roles r set rules = r.rules || case
  when exists (select 1 from jsonb_array_elements(r.rules) rule
    where rule->>'subject' = 'Settings General' and rule->>'action' in ('configure', 'All')
      and not coalesce((rule->>'inverted')::boolean, false))
  then '[{"action": "view", "subject": "Settings Clockwork"},
    {"action": "configure", "subject": "Settings Clockwork"}]'::jsonb
  else '[{"action": "view", "subject": "Settings Clockwork"}]'::jsonb end
where not r.rules @> '[{"subject": "Settings Clockwork"}]'
  and exists (select 1 from jsonb_array_elements(r.rules) rule
    where ((rule->>'subject' = 'Settings General' and rule->>'action' in ('configure', 'All'))
        or (rule->>'subject' = 'Audit Log' and rule->>'action' in ('view', 'All')
          and not rule ?| array['scope', 'conditions']))
      and not coalesce((rule->>'inverted')::boolean, false));
