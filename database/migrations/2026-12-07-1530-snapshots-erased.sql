-- A snapshot from which something was erased is digested as it is then; one that was false before stays so.
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
    if old.sha256 = sha256(convert_to(old.content::text, 'UTF8')) then
      new.sha256 := sha256(convert_to(new.content::text, 'UTF8'));
    end if;
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
