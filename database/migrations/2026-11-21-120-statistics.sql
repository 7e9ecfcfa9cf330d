-- Months are added up from the index alone.
create index orders_of_period on orders (traded_moment)
  include (status, side, assignee_id, team_id, care_status, confirmation, volume, turnover, shared_with_id, shared_amount, care_at);
create index orders_by_care_moment on orders (care_at, id) where care_at is not null;

create index shareholders_of_country on shareholders (status, country)
  include (assignee_id, team_id, number_of_shares, amount_invested, realised_result);
create index shareholders_by_end on shareholders (status, ceased_on, id) where ceased_on is not null;

-- A closed month is printed from what its orders were then, whatever happens to them later.
create table closed_months (
  id uuid primary key default uuidv7(),
  month text not null unique check (month ~ '^\d{4}-(0[1-9]|1[0-2])$'),
  closed_by uuid references users,
  closed_by_name text not null,
  closed_at timestamptz not null default now()
);

-- `basis`: whether the order belongs to the month by its trade or by its CARE decision.
create table closed_month_orders (
  month text not null references closed_months (month),
  basis text not null check (basis in ('trade', 'care')),
  order_id uuid not null references orders,
  number text not null,
  side text not null,
  assignee_id uuid not null,
  assignee_name text not null,
  team_id uuid,
  traded_on date not null,
  volume numeric(18, 4) not null,
  turnover numeric(18, 2) not null,
  shared_with_id uuid,
  shared_with_name text,
  shared_amount numeric(18, 2),
  care_status text not null,
  care_on date,
  primary key (month, basis, order_id)
);

create function refuse_change_of_closed_month() returns trigger language plpgsql as $$
begin
  raise exception 'a closed month stays as it was closed';
end $$;
create trigger closed_months_stay before update or delete on closed_months
  for each row execute function refuse_change_of_closed_month();
create trigger closed_month_orders_stay before update or delete on closed_month_orders
  for each row execute function refuse_change_of_closed_month();
