-- What was confirmed of an order: the inputs that its ledger looks at. A confirmed order has no other.
create function financial_inputs(o orders) returns text language sql immutable as $$
  select o.shareholder_id || ' ' || o.side || ' ' || to_char(o.traded_on, 'YYYY-MM-DD') || ' ' || o.traded_at
    || ' ' || o.volume || ' ' || o.price
$$;

alter table orders add column care_inputs text;
update orders o set care_inputs = financial_inputs(o) where care_status = 'confirmed';

create function keep_care_inputs() returns trigger language plpgsql as $$
begin
  if new.care_status <> 'confirmed' then
    new.care_inputs := null;
  elsif new.care_inputs is null then
    new.care_inputs := financial_inputs(new);
  elsif new.care_inputs <> financial_inputs(new) then
    raise exception 'order % is confirmed with other inputs', new.number using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger orders_keep_what_was_confirmed
  before insert or update of care_status, care_inputs, shareholder_id, side, traded_on, traded_at, volume, price on orders
  for each row execute function keep_care_inputs();

-- Snapshots are numbered on, also after the last of them has been purged.
alter table orders add column last_snapshot integer not null default 0;
update orders o set last_snapshot = n.last
  from (select order_id, max(sequence) as last from order_snapshots group by 1) n where n.order_id = o.id;

create function keep_last_snapshot() returns trigger language plpgsql as $$
begin
  update orders o set last_snapshot = n.last
    from (select order_id, max(sequence) as last from added group by 1) n where n.order_id = o.id;
  return null;
end $$;
create trigger orders_know_their_last_snapshot after insert on order_snapshots
  referencing new table as added for each statement execute function keep_last_snapshot();

-- What a change left is what the next one found.
alter table order_snapshots disable trigger order_snapshots_are_append_only;
update order_snapshots set cause = 'beforeUpdate' where cause in ('added', 'edited', 'confirmation', 'hch', 'voided', 'restored');
alter table order_snapshots enable trigger order_snapshots_are_append_only;
alter table order_snapshots add constraint order_snapshots_cause_check
  check (cause in ('manual', 'beforeUpdate', 'beforeVoid', 'beforeRestore', 'care'));
alter table order_snapshots alter column schema_version set default 2;

-- A snapshot is marked as deleted for thirty days before it goes; what proves a confirmation stays.
create or replace function refuse_change_of_snapshot() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    if old.deleted_at is null or old.deleted_at > now() - interval '30 days' then
      raise exception 'snapshots of orders are append-only';
    end if;
    return old;
  end if;
  if (to_jsonb(new) - 'deleted_at' - 'deleted_by') is distinct from (to_jsonb(old) - 'deleted_at' - 'deleted_by') then
    raise exception 'snapshots of orders are append-only';
  end if;
  if new.deleted_at is not null and new.content->>'careStatus' = 'confirmed' then
    raise exception 'a snapshot that proves a confirmation of CARE stays';
  end if;
  return new;
end $$;

create index order_snapshots_deleted on order_snapshots (deleted_at) where deleted_at is not null;
