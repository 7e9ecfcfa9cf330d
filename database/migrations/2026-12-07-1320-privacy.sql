-- Who was erased: their record remains under a neutral name, and is erased once.
create table erasures (
  id uuid primary key default uuidv7(),
  kind text not null check (kind in ('participant', 'shareholder', 'lead', 'user')),
  record_id uuid not null unique,
  erased_at timestamptz not null default clock_now(),
  erased_by uuid not null references users
);

-- Whoever may change accounts of all roles looks after personal data as well: administrators, as installed.
update roles r set rules = r.rules || '[{"action": "export", "subject": "Privacy"}, {"action": "delete", "subject": "Privacy"}]'::jsonb
where r.preset = 'admin' and not r.rules @> '[{"subject": "Privacy"}]';
