-- The columns of the pipeline, in the order in which staff put them.
create table lead_statuses (
  id uuid primary key default uuidv7(),
  name jsonb not null check (name ? 'en' and name ? 'fr'),
  description text check (length(description) <= 300),
  color text not null check (color ~ '^#[0-9A-F]{6}$'),
  kind text not null check (kind in ('open', 'won', 'lost')),
  soft_limit integer check (soft_limit between 1 and 9999),
  stale_after_days integer check (stale_after_days between 1 and 365),
  is_choosable boolean not null default true,
  place integer not null,
  version integer not null default 1,
  created_by uuid references users,
  updated_by uuid references users,
  created_at timestamptz not null default clock_now(),
  updated_at timestamptz not null default clock_now(),
  -- A lead keeps the kind of its status beside it.
  unique (id, kind)
);

-- A name is one status's, in whichever language.
create table lead_status_names (
  folded text primary key,
  status_id uuid not null references lead_statuses on delete cascade
);
create function keep_lead_status_names() returns trigger language plpgsql as $$
begin
  delete from lead_status_names where status_id = new.id;
  insert into lead_status_names (folded, status_id)
  select distinct folded_name(value), new.id from jsonb_each_text(new.name);
  return null;
end $$;
create trigger lead_statuses_keep_their_names after insert or update of name on lead_statuses
  for each row execute function keep_lead_status_names();
