-- How the organisation's letters on paper look; the pictures lie by their content, and are never taken away:
-- letters that were sent with them are printed again as they were.
create table letterhead (
  id uuid primary key default uuidv7(),
  is_only boolean not null default true unique check (is_only),
  signatory_name text,
  signatory_title jsonb,
  footer jsonb,
  logo_alt jsonb,
  logo_key text check (logo_key ~ '^[0-9a-f]{64}$'),
  signature_key text check (signature_key ~ '^[0-9a-f]{64}$'),
  version integer not null default 1,
  created_at timestamptz not null default clock_now(),
  updated_at timestamptz not null default clock_now()
);
insert into letterhead default values;
