-- A closed month keeps the source that the shareholder had then, and what it was called.
alter table closed_month_orders add column source_id uuid;
create table closed_month_sources (
  month text not null references closed_months (month),
  source_id uuid not null,
  name jsonb not null,
  primary key (month, source_id)
);
create trigger closed_month_sources_stay before update or delete on closed_month_sources
  for each row execute function refuse_change_of_closed_month();
