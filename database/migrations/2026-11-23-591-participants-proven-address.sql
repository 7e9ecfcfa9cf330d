-- The address that the link of whoever filled in a profile was mailed to: what is typed into it proves
-- nothing. Of a profile of before, its own address.
alter table participants add column proven_email text;
