-- Leads have protected fields now: a role that named no groups has what is not protected, as it had before.
update roles set rules = (
  select jsonb_agg(case when rule->>'subject' = 'Leads' and not rule ? 'fields' and not rule ? 'inverted'
    then rule || '{"fields": ["basic"]}' else rule end order by at)
  from jsonb_array_elements(rules) with ordinality each(rule, at))
where rules @> '[{"subject": "Leads"}]';
