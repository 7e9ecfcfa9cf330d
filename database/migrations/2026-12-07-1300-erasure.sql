-- A person’s data can be erased on request. What stands for a value that was erased is one sign in both
-- languages; the name that an erased person goes by is the one other thing that may take a value’s place.
create function erased_sign() returns text language sql immutable parallel safe return '░░░░';

create function is_erased_text(value text) returns boolean language sql immutable parallel safe
return value = erased_sign() or value ~ '^(Erased person|Personne effacée) [0-9A-F]{4}$';

-- Every text and number in a value, its shape kept.
create function erased_leaves(value jsonb) returns jsonb language plpgsql immutable strict parallel safe as $$
begin
  return case jsonb_typeof(value)
    when 'object' then (select coalesce(jsonb_object_agg(key, erased_leaves(each.value)), '{}') from jsonb_each(value) each)
    when 'array' then (select coalesce(jsonb_agg(erased_leaves(each) order by place), '[]')
      from jsonb_array_elements(value) with ordinality as all_of(each, place))
    when 'null' then value
    else to_jsonb(erased_sign())
  end;
end $$;

-- Those leaves alone that name somebody, by an expression over text in which accents and case are folded.
create function erased_names(value jsonb, names text) returns jsonb language plpgsql immutable strict parallel safe as $$
begin
  return case jsonb_typeof(value)
    when 'object' then (select coalesce(jsonb_object_agg(key, erased_names(each.value, names)), '{}') from jsonb_each(value) each)
    when 'array' then (select coalesce(jsonb_agg(erased_names(each, names) order by place), '[]')
      from jsonb_array_elements(value) with ordinality as all_of(each, place))
    when 'string' then case when searchable(value #>> '{}') ~ names then to_jsonb(erased_sign()) else value end
    else value
  end;
end $$;

-- Every leaf below fields of these names, however deep.
create function erased_fields(value jsonb, fields text[]) returns jsonb language plpgsql immutable strict parallel safe as $$
begin
  return case jsonb_typeof(value)
    when 'object' then (select coalesce(jsonb_object_agg(key,
      case when key = any(fields) then erased_leaves(each.value) else erased_fields(each.value, fields) end), '{}')
      from jsonb_each(value) each)
    when 'array' then (select coalesce(jsonb_agg(erased_fields(each, fields) order by place), '[]')
      from jsonb_array_elements(value) with ordinality as all_of(each, place))
    else value
  end;
end $$;

-- A text without the words that name somebody; where other spellings of them are left, none of it is.
create function erased_words(value text, names text, spelled text) returns text language sql immutable strict parallel safe
return case
  when searchable(value) !~ names then value
  when searchable(regexp_replace(value, spelled, erased_sign(), 'gi')) ~ names then erased_sign()
  else regexp_replace(value, spelled, erased_sign(), 'gi')
end;

-- Whether a value is what it was, but for values that were erased.
create function is_erased_of(before jsonb, after jsonb) returns boolean language plpgsql immutable parallel safe as $$
begin
  if before is not distinct from after or after = to_jsonb(erased_sign()) then return true; end if;
  if jsonb_typeof(before) is distinct from jsonb_typeof(after) then return false; end if;
  if jsonb_typeof(before) = 'object' then
    return (select count(*) from jsonb_object_keys(before)) = (select count(*) from jsonb_object_keys(after))
      and not exists (select from jsonb_each(before) w where not (after ? w.key) or not is_erased_of(w.value, after -> w.key));
  end if;
  if jsonb_typeof(before) = 'array' then
    return jsonb_array_length(before) = jsonb_array_length(after) and not exists (
      select from generate_series(0, jsonb_array_length(before) - 1) i where not is_erased_of(before -> i, after -> i));
  end if;
  return false;
end $$;

-- What otherwise stays as it is gives way to an erasure, and to nothing else.
create function is_erasing() returns boolean language sql stable
return coalesce(current_setting('programs.erasing', true), '') = 'on';

create or replace function keep_form_answers() returns trigger language plpgsql as $$
begin
  if is_erasing() then return new; end if;
  raise exception 'what was answered stays as it is';
end $$;

create or replace function keep_information_request() returns trigger language plpgsql as $$
begin
  if old.state = 'open' or (is_erasing() and new.state = old.state) then return new; end if;
  raise exception 'an information request that is closed stays as it is';
end $$;

create or replace function refuse_change_of_stopped_message() returns trigger language plpgsql as $$
begin
  if is_erasing() and new.stopped_at is not null and new.sent_at is null then return new; end if;
  raise exception 'a message that was stopped never leaves';
end $$;

create or replace function refuse_change_of_closed_month() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and is_erasing()
    and (to_jsonb(new) - array['assignee_name', 'shared_with_name', 'closed_by_name'])
      = (to_jsonb(old) - array['assignee_name', 'shared_with_name', 'closed_by_name']) then
    return new;
  end if;
  raise exception 'a closed month stays as it was closed';
end $$;

create or replace function refuse_change_of_snapshot() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    if old.deleted_at is null or old.deleted_at > clock_now() - interval '30 days' then
      raise exception 'snapshots of orders are append-only';
    end if;
    return old;
  end if;
  if is_erasing() and is_erased_of(old.content, new.content)
    and (to_jsonb(new) - array['content', 'label', 'taken_by_name']) = (to_jsonb(old) - array['content', 'label', 'taken_by_name']) then
    return new;
  end if;
  if (to_jsonb(new) - 'deleted_at' - 'deleted_by') is distinct from (to_jsonb(old) - 'deleted_at' - 'deleted_by') then
    raise exception 'snapshots of orders are append-only';
  end if;
  if new.deleted_at is not null and new.content->>'careStatus' = 'confirmed' then
    raise exception 'a snapshot that proves a confirmation of CARE stays';
  end if;
  return new;
end $$;
