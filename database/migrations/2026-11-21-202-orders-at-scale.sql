-- Filters of the blotter on running figures, which else read every order.
create index orders_by_running_volume on orders (running_volume);
create index orders_by_running_turnover on orders (running_turnover);
-- Sorts of one person's own orders: scope first, then the sort.
create index orders_of_assignee_by_turnover on orders (assignee_id, turnover, id);
create index orders_of_assignee_by_volume on orders (assignee_id, volume, id);
create index orders_of_assignee_by_price on orders (assignee_id, price, id);
