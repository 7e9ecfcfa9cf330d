-- The mail of a letter as it was written, to be sent again; null of what was made on demand.
alter table kept_letters add column mail jsonb;
