-- Masks of bank details are a group of their own: whoever sees the details sees them, and auditors do.
update roles r set rules = (
  select jsonb_agg(
    case when e.rule->>'subject' in ('Shareholders List', 'Shareholders View')
        and e.rule->'fields' is not null and not e.rule->'fields' ? 'bankMask'
        and (e.rule->'fields' ? 'bank' or (r.key = 'auditor' and e.rule->'fields' ? 'basic'))
      then jsonb_set(e.rule, '{fields}', e.rule->'fields' || '"bankMask"') else e.rule end
    order by e.at)
  from jsonb_array_elements(r.rules) with ordinality e(rule, at))
where r.rules @> '[{"subject": "Shareholders List"}]' or r.rules @> '[{"subject": "Shareholders View"}]';
