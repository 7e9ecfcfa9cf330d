-- Frozen versions of applications spoke of columns; they speak of fields, whose names are permanent.
create function pg_temp.by_field(content jsonb) returns jsonb language sql as $$
  select jsonb_object_agg(
    (select string_agg(case when place = 1 then word else initcap(word) end, '' order by place)
      from regexp_split_to_table(key, '_') with ordinality as words(word, place)), value)
  from jsonb_each(content)
$$;

update application_versions set content = (
  select jsonb_object_agg(key, case when jsonb_typeof(value) = 'object' then pg_temp.by_field(value) else value end)
  from jsonb_each(content));

drop function pg_temp.by_field(jsonb);
