-- A row of a file is recognised by its telephone number too.
create index leads_by_phone on leads (phone) where phone is not null;
