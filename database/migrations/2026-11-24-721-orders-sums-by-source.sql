-- The sums by month are kept by the source of an order's shareholder as well.
alter table order_month_sums add column source_id uuid;
alter table order_month_changes add column source_id uuid;
alter table order_month_sums
  drop constraint order_month_sums_month_assignee_id_side_status_care_status__key;
create unique index order_month_sums_once on order_month_sums
  (month, assignee_id, side, status, care_status, confirmation, hch, shared_with_id, source_id) nulls not distinct;

create or replace view order_months as
  select * from order_month_sums union all select * from order_month_changes;

create or replace function add_to_order_months(o orders, sign integer) returns void language sql as $$
  insert into order_month_changes (month, status, side, assignee_id, shared_with_id, care_status, confirmation, hch,
    orders, volume, turnover, shared, source_id)
  select date_trunc('month', o.traded_on::timestamp)::date, o.status, o.side, o.assignee_id, o.shared_with_id,
    o.care_status, o.confirmation, o.hch, sign, sign * o.volume, sign * o.turnover, sign * coalesce(o.shared_amount, 0),
    (select s.source_id from shareholders s where s.id = o.shareholder_id)
  where has_been_entered(o.status)
$$;

drop trigger changed_orders_are_summed on orders;
create trigger changed_orders_are_summed
  after update of status, side, assignee_id, shared_with_id, care_status, confirmation, hch, traded_on, volume,
    turnover, shared_amount, shareholder_id on orders
  for each row when (
    (old.status, old.side, old.assignee_id, old.shared_with_id, old.care_status, old.confirmation, old.hch,
      date_trunc('month', old.traded_on::timestamp), old.volume, old.turnover, old.shared_amount, old.shareholder_id)
    is distinct from
    (new.status, new.side, new.assignee_id, new.shared_with_id, new.care_status, new.confirmation, new.hch,
      date_trunc('month', new.traded_on::timestamp), new.volume, new.turnover, new.shared_amount, new.shareholder_id))
  execute function keep_order_months();

-- A shareholder of another source takes its orders along. They are held, for whoever changes one of
-- them at that moment does not hold the shareholder; shareholders come first, as everywhere.
create function move_order_months_to_source() returns trigger language plpgsql as $$
begin
  if not exists (select from gone g join come c using (id) where g.source_id is distinct from c.source_id) then
    return null;
  end if;
  with moved as materialized (
      select c.id, g.source_id as gone, c.source_id as come from gone g join come c using (id)
      where g.source_id is distinct from c.source_id),
    held as materialized (
      select o.*, m.gone, m.come from orders o join moved m on m.id = o.shareholder_id
      where has_been_entered(o.status) order by o.id for no key update of o)
  insert into order_month_changes (month, status, side, assignee_id, shared_with_id, care_status, confirmation, hch,
    orders, volume, turnover, shared, source_id)
  select date_trunc('month', h.traded_on::timestamp)::date, h.status, h.side, h.assignee_id, h.shared_with_id,
    h.care_status, h.confirmation, h.hch, sum(way.sign), sum(way.sign * h.volume), sum(way.sign * h.turnover),
    sum(way.sign * coalesce(h.shared_amount, 0)), way.source_id
  from held h cross join lateral (values (-1, h.gone), (1, h.come)) way (sign, source_id)
  group by 1, 2, 3, 4, 5, 6, 7, 8, way.source_id;
  return null;
end $$;
create trigger shareholders_take_sums_along after update on shareholders
  referencing old table as gone new table as come
  for each statement execute function move_order_months_to_source();

create or replace function fold_order_months() returns void language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtext('order_month_sums'));
  with gone as (delete from order_month_changes returning *)
  insert into order_month_sums as s (month, status, side, assignee_id, shared_with_id, care_status, confirmation, hch,
    orders, volume, turnover, shared, source_id)
  select month, status, side, assignee_id, shared_with_id, care_status, confirmation, hch,
    sum(orders), sum(volume), sum(turnover), sum(shared), source_id
  from gone group by 1, 2, 3, 4, 5, 6, 7, 8, source_id
  having sum(orders) <> 0 or sum(volume) <> 0 or sum(turnover) <> 0 or sum(shared) <> 0
  on conflict (month, assignee_id, side, status, care_status, confirmation, hch, shared_with_id, source_id)
  do update set
    orders = s.orders + excluded.orders, volume = s.volume + excluded.volume,
    turnover = s.turnover + excluded.turnover, shared = s.shared + excluded.shared;
  delete from order_month_sums where orders = 0 and volume = 0 and turnover = 0 and shared = 0;
end $$;

create or replace view order_months_counted as
  select date_trunc('month', o.traded_on::timestamp)::date as month, o.status, o.side, o.assignee_id, o.shared_with_id,
    o.care_status, o.confirmation, o.hch, count(*) as orders, sum(o.volume) as volume, sum(o.turnover) as turnover,
    coalesce(sum(o.shared_amount), 0) as shared, s.source_id
  from orders o join shareholders s on s.id = o.shareholder_id
  where has_been_entered(o.status) group by 1, 2, 3, 4, 5, 6, 7, 8, s.source_id;
