create extension if not exists unaccent;
create extension if not exists pg_trgm;

-- What people search by: lower case, without accents. The dictionary is named because a
-- generated column or an index may not depend on the search path.
create function searchable(value text) returns text
  language sql immutable strict parallel safe
  return lower(public.unaccent('public.unaccent'::regdictionary, value));
