-- A shareholder may have a share price of its own, where the organisation allows that.
alter table general_settings add column allows_own_share_prices boolean not null default false;
alter table shareholders add column share_price_override numeric(18, 6) check (share_price_override > 0);

-- The own price while own prices are allowed, else null: the price list holds.
create function own_share_price(own numeric) returns numeric language sql stable parallel safe as $$
  select own from general_settings where allows_own_share_prices
$$;

create index shareholders_with_own_price on shareholders (status, assignee_id)
  include (team_id, number_of_shares, share_price_override) where share_price_override is not null;
