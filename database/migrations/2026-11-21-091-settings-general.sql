-- What holds for the whole organisation: one row. Without a time zone, the installation's holds.
create table general_settings (
  id uuid primary key default uuidv7(),
  is_only boolean not null default true unique check (is_only),
  organisation_name jsonb,
  time_zone text,
  currency text not null default 'CAD' check (currency ~ '^[A-Z]{3}$'),
  birthday_lead_days integer not null default 7 check (birthday_lead_days between 0 and 60),
  postal_address text,
  contact_email text,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
insert into general_settings default values;
