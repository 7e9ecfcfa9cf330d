-- What the organisation calls its own mark of an order, in both languages; without words it is HCH.
alter table general_settings add column hch_label jsonb, add column hch_help jsonb;
