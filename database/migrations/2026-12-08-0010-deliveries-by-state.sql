-- The log of a webhook by state, page after page, however long it is.
create index webhook_deliveries_by_state on webhook_deliveries (webhook_id, state, id desc);
-- An event is told once, however often it was chosen.
update webhooks set events = (select jsonb_agg(distinct each) from jsonb_array_elements(events) each)
where jsonb_array_length(events) > (select count(distinct each) from jsonb_array_elements(events) each);
