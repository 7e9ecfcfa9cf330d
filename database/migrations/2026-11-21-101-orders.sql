create table share_prices (
  id uuid primary key default uuidv7(),
  effective_on date not null unique,
  price numeric(18, 6) not null check (price > 0),
  note text,
  created_by uuid references users,
  updated_by uuid references users,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

-- The price in force on a day: the latest that had taken effect; none before the first.
create function share_price_on(day date) returns numeric language sql stable parallel safe as $$
  select price from share_prices where effective_on <= day order by effective_on desc limit 1
$$;

-- Order numbers leave no gap: the counter's row is held until the order that took one is kept.
create table order_numbers (
  year integer primary key,
  last integer not null
);

create table orders (
  id uuid primary key default uuidv7(),
  number text not null unique,
  sequence bigint generated always as identity unique,
  status text not null default 'active' check (status in ('active', 'void')),
  shareholder_id uuid not null references shareholders,
  assignee_id uuid not null references users,
  team_id uuid references teams,
  side text not null check (side in ('buy', 'sell')),
  traded_on date not null,
  traded_at text not null default '00:00' check (traded_at ~ '^([01]\d|2[0-3]):[0-5]\d$'),
  traded_moment timestamp generated always as (
    traded_on + make_time(left(traded_at, 2)::int, right(traded_at, 2)::int, 0)) stored,
  volume numeric(18, 4) not null check (volume > 0),
  price numeric(18, 6) not null check (price >= 0),
  price_reason text check (price_reason in ('gift', 'inheritance', 'bonus')),
  currency text not null default 'CAD',
  share_class text not null default 'ordinary',
  share_percent numeric(5, 2) check (share_percent > 0 and share_percent <= 100),
  shared_with_id uuid references users,
  shared_amount numeric(18, 2),
  counterparty_order_id uuid unique references orders deferrable initially deferred,
  note text,
  void_reason text,
  care_status text not null default 'pending' check (care_status in ('pending', 'confirmed', 'rejected')),
  care_by uuid references users,
  care_at timestamptz,
  care_note text,
  confirmation text not null default 'notSent' check (confirmation in ('notSent', 'sent', 'received')),
  confirmation_by uuid references users,
  confirmation_at timestamptz,
  hch boolean not null default false,
  hch_by uuid references users,
  hch_at timestamptz,
  -- The projection of the ledger, null while the order is void.
  turnover numeric(18, 2) not null,
  running_volume numeric(18, 4) check (running_volume >= 0),
  running_turnover numeric(18, 2),
  running_gross numeric(18, 2),
  running_cost numeric(18, 2),
  average_price numeric(18, 6),
  cost_released numeric(18, 2),
  realised numeric(18, 2),
  sale_performance numeric(18, 2),
  created_by uuid references users,
  -- Who last set what the ledger looks at; that person does not verify the order.
  entered_by uuid references users,
  updated_by uuid references users,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check ((share_percent is null) = (shared_with_id is null)),
  check (shared_with_id <> assignee_id),
  check (price > 0 or price_reason is not null),
  check (status <> 'void' or void_reason is not null),
  check (care_status = 'pending' or care_by is null or (care_by <> assignee_id and care_by is distinct from entered_by and care_by is distinct from created_by))
);

create index orders_by_trade on orders (traded_moment, id);
create index orders_by_number on orders (number, id);
create index orders_by_volume on orders (volume, id);
create index orders_by_price on orders (price, id);
create index orders_by_turnover on orders (turnover, id);
create index orders_of_shareholder on orders (shareholder_id, traded_moment, id);
create index orders_of_assignee on orders (assignee_id, traded_moment, id);
create index orders_of_team on orders (team_id, traded_moment, id);
create index orders_shared_with on orders (shared_with_id, traded_moment, id) where shared_with_id is not null;
create index orders_void on orders (traded_moment, id) where status = 'void';
create index orders_care_open on orders (care_status, traded_moment, id) where care_status <> 'confirmed';
create index orders_unconfirmed on orders (confirmation, traded_moment, id) where confirmation <> 'received';

create trigger orders_follow_the_team before insert or update of assignee_id on orders
  for each row execute function keep_team_of_assignee();

create function move_orders_to_team() returns trigger language plpgsql as $$
begin
  update orders set team_id = new.team_id where assignee_id = new.id;
  return null;
end $$;
create trigger users_take_orders_along after update of team_id on users
  for each row when (old.team_id is distinct from new.team_id)
  execute function move_orders_to_team();

-- Counts and sums by status, side and assigned user: volumes in ten-thousandths, money in cents.
create function count_order(o orders, sign integer) returns void language plpgsql as $$
declare
  of_key text := o.status || ':' || o.side || ':' || o.assignee_id;
begin
  perform count_in_list('orders', of_key, sign);
  perform count_in_list('orderVolume', of_key, (sign * o.volume * 10000)::bigint);
  perform count_in_list('orderTurnover', of_key, (sign * o.turnover * 100)::bigint);
end $$;

create function count_orders() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then perform count_order(old, -1); end if;
  if tg_op <> 'DELETE' then perform count_order(new, 1); end if;
  return null;
end $$;
create trigger orders_are_counted after insert or delete on orders
  for each row execute function count_orders();
create trigger changed_orders_are_counted
  after update of status, side, assignee_id, volume, turnover on orders
  for each row when ((old.status, old.side, old.assignee_id, old.volume, old.turnover)
    is distinct from (new.status, new.side, new.assignee_id, new.volume, new.turnover))
  execute function count_orders();

-- An order's inputs as each change left them, with the figures of that moment. What was kept is
-- never altered; a snapshot is only marked as deleted.
create table order_snapshots (
  id uuid primary key default uuidv7(),
  order_id uuid not null references orders,
  sequence integer not null,
  schema_version integer not null default 1,
  taken_at timestamptz not null default now(),
  taken_by uuid references users,
  taken_by_name text not null,
  cause text not null,
  label text check (length(label) <= 80),
  content jsonb not null,
  figures jsonb not null,
  sha256 bytea not null,
  deleted_at timestamptz,
  deleted_by uuid references users,
  unique (order_id, sequence)
);

create function refuse_change_of_snapshot() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or (to_jsonb(new) - 'deleted_at' - 'deleted_by') is distinct from (to_jsonb(old) - 'deleted_at' - 'deleted_by') then
    raise exception 'snapshots of orders are append-only';
  end if;
  return new;
end $$;
create trigger order_snapshots_are_append_only before update or delete on order_snapshots
  for each row execute function refuse_change_of_snapshot();
