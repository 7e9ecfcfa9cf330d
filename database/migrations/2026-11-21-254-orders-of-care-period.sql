-- What CARE decided in a month is added up from the index alone.
create index orders_of_care_period on orders (care_at)
  include (status, side, assignee_id, team_id, care_status, traded_moment, volume, turnover, shared_with_id, shared_amount)
  where care_at is not null;
