-- Who recorded a check and who let it pass are known by the person. Of a name that several bear, or
-- nobody does now, the person stays unknown.
create function pg_temp.person_named(called text) returns jsonb language sql as $$
  select case when count(*) = 1 then to_jsonb(min(id::text)) else 'null' end from users where name = called
$$;

update checkpoints set items = (
  select jsonb_agg(
    item || jsonb_build_object('byId', pg_temp.person_named(item->>'by'), 'override',
      case when jsonb_typeof(item->'override') = 'object'
        then item->'override' || jsonb_build_object('byId', pg_temp.person_named(item->'override'->>'by'))
        else 'null' end)
    order by place)
  from jsonb_array_elements(items) with ordinality as each(item, place))
where jsonb_array_length(items) > 0;
