-- A draft may lack what the form asks for, has no number and counts nowhere. Discarded, it can be
-- brought back until it is purged. What has been active keeps its number for ever.
alter table orders drop constraint orders_status_check;
alter table orders add constraint orders_status_check
  check (status in ('draft', 'active', 'void', 'discarded'));

create function has_been_entered(status text) returns boolean language sql immutable parallel safe as $$
  select status in ('active', 'void')
$$;

alter table orders
  alter column number drop not null,
  alter column traded_on drop not null,
  alter column volume drop not null,
  alter column price drop not null,
  alter column turnover drop not null,
  add constraint orders_have_a_number_once_active check (has_been_entered(status) = (number is not null)),
  add constraint orders_are_whole_once_active check (not has_been_entered(status)
    or (traded_on is not null and volume is not null and price is not null and turnover is not null));

-- The halves of a shared part may be missing while it is a draft.
do $$
declare
  named text := (select conname from pg_constraint where conrelid = 'orders'::regclass
    and pg_get_constraintdef(oid) like '%share_percent IS NULL%shared_with_id IS NULL%');
  priced text := (select conname from pg_constraint where conrelid = 'orders'::regclass
    and pg_get_constraintdef(oid) like '%price_reason IS NOT NULL%');
begin
  execute format('alter table orders drop constraint %I, drop constraint %I', named, priced);
end $$;
alter table orders
  add constraint orders_are_shared_as_a_whole check (not has_been_entered(status)
    or (share_percent is null) = (shared_with_id is null)),
  add constraint orders_for_nothing_have_a_reason check (not has_been_entered(status)
    or price > 0 or price_reason is not null);

create index orders_drafts on orders (status, assignee_id) where status in ('draft', 'discarded');

-- Neither the counters nor the sums by month know a draft.
create or replace function count_order(o orders, sign integer) returns void language plpgsql as $$
declare
  of_key text := o.status || ':' || o.side || ':' || o.assignee_id;
begin
  if not has_been_entered(o.status) then return; end if;
  perform count_in_list('orders', of_key, sign);
  perform count_in_list('orderVolume', of_key, (sign * o.volume * 10000)::bigint);
  perform count_in_list('orderTurnover', of_key, (sign * o.turnover * 100)::bigint);
end $$;

create or replace function add_to_order_months(o orders, sign integer) returns void language sql as $$
  insert into order_month_changes (month, status, side, assignee_id, shared_with_id, care_status, confirmation, hch,
    orders, volume, turnover, shared)
  select date_trunc('month', o.traded_on::timestamp)::date, o.status, o.side, o.assignee_id, o.shared_with_id,
    o.care_status, o.confirmation, o.hch, sign, sign * o.volume, sign * o.turnover, sign * coalesce(o.shared_amount, 0)
  where has_been_entered(o.status)
$$;

create or replace view order_months_counted as
  select date_trunc('month', traded_on::timestamp)::date as month, status, side, assignee_id, shared_with_id,
    care_status, confirmation, hch, count(*) as orders, sum(volume) as volume, sum(turnover) as turnover,
    coalesce(sum(shared_amount), 0) as shared
  from orders where has_been_entered(status) group by 1, 2, 3, 4, 5, 6, 7, 8;
