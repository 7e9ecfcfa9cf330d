-- Whole shares alone, unless the organisation deals in parts of one.
alter table general_settings add column share_decimals integer not null default 0
  check (share_decimals between 0 and 4);
update general_settings set share_decimals = coalesce(
  (select max(scale(trim_scale(volume))) from orders where status = 'active'), 0);
