-- What orders add up to by month of trade and whatever a list or a report narrows them by. A change
-- of an order appends what it takes away and what it adds: writers never wait for one another, and
-- there is nothing over which two of them could deadlock. Every minute that is folded into the sums.
create table order_month_sums (
  month date not null,
  status text not null,
  side text not null,
  assignee_id uuid not null,
  shared_with_id uuid,
  care_status text not null,
  confirmation text not null,
  hch boolean not null,
  orders bigint not null,
  volume numeric(24, 4) not null,
  turnover numeric(24, 2) not null,
  shared numeric(24, 2) not null,
  unique nulls not distinct (month, assignee_id, side, status, care_status, confirmation, hch, shared_with_id)
);
create table order_month_changes (like order_month_sums);

-- The sums as of now: what is folded, and what is not yet.
create view order_months as
  select * from order_month_sums union all select * from order_month_changes;

create function add_to_order_months(o orders, sign integer) returns void language sql as $$
  insert into order_month_changes (month, status, side, assignee_id, shared_with_id, care_status, confirmation, hch,
    orders, volume, turnover, shared)
  values (date_trunc('month', o.traded_on::timestamp)::date, o.status, o.side, o.assignee_id, o.shared_with_id, o.care_status,
    o.confirmation, o.hch, sign, sign * o.volume, sign * o.turnover, sign * coalesce(o.shared_amount, 0))
$$;

create function keep_order_months() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then perform add_to_order_months(old, -1); end if;
  if tg_op <> 'DELETE' then perform add_to_order_months(new, 1); end if;
  return null;
end $$;
create trigger orders_are_summed after insert or delete on orders
  for each row execute function keep_order_months();
create trigger changed_orders_are_summed
  after update of status, side, assignee_id, shared_with_id, care_status, confirmation, hch, traded_on, volume,
    turnover, shared_amount on orders
  for each row when (
    (old.status, old.side, old.assignee_id, old.shared_with_id, old.care_status, old.confirmation, old.hch,
      date_trunc('month', old.traded_on::timestamp), old.volume, old.turnover, old.shared_amount)
    is distinct from
    (new.status, new.side, new.assignee_id, new.shared_with_id, new.care_status, new.confirmation, new.hch,
      date_trunc('month', new.traded_on::timestamp), new.volume, new.turnover, new.shared_amount))
  execute function keep_order_months();

-- What has been appended becomes part of the sums; one at a time, and readers see it once all along.
create function fold_order_months() returns void language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtext('order_month_sums'));
  with gone as (delete from order_month_changes returning *)
  insert into order_month_sums as s
  select month, status, side, assignee_id, shared_with_id, care_status, confirmation, hch,
    sum(orders), sum(volume), sum(turnover), sum(shared)
  from gone group by 1, 2, 3, 4, 5, 6, 7, 8
  having sum(orders) <> 0 or sum(volume) <> 0 or sum(turnover) <> 0 or sum(shared) <> 0
  on conflict (month, assignee_id, side, status, care_status, confirmation, hch, shared_with_id) do update set
    orders = s.orders + excluded.orders, volume = s.volume + excluded.volume,
    turnover = s.turnover + excluded.turnover, shared = s.shared + excluded.shared;
  delete from order_month_sums where orders = 0 and volume = 0 and turnover = 0 and shared = 0;
end $$;

-- The sums as the orders make them, to begin with and to be compared with.
create view order_months_counted as
  select date_trunc('month', traded_on::timestamp)::date as month, status, side, assignee_id, shared_with_id, care_status,
    confirmation, hch, count(*) as orders, sum(volume) as volume, sum(turnover) as turnover,
    coalesce(sum(shared_amount), 0) as shared
  from orders group by 1, 2, 3, 4, 5, 6, 7, 8;
insert into order_month_sums select * from order_months_counted;
