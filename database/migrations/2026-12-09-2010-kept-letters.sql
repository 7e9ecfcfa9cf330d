-- Whether characters that the font has not are printed as question marks, as it is when the letter is made.
alter table kept_letters add column is_replaced boolean not null default false;
-- Of those that were made before: of scripts that the font has none of.
update kept_letters set is_replaced = true
  where paper::text ~ '[\u0530-\u1cff\u2e80-\uabff\uac00-\ud7ff\uf900-\ufaff]';

-- A letter that could not be printed waits behind those that were not tried so far.
alter table kept_letters add column print_failed_at timestamptz;
create index kept_letters_unprinted on kept_letters (print_failed_at nulls first, id) where file_id is null;
