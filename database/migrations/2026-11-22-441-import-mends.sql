-- Of a row that was refused: by field, a keyed hash of the cell that was wrong, so that the same wrong
-- value is found everywhere without opening the rows.
alter table import_rows add column wrong jsonb;
-- The cells as they were in the file, encrypted, once one of them was mended.
alter table import_rows add column original text;
create index import_rows_told on import_rows (import_id, line) where problem is not null;
