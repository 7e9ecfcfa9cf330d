-- Where the payments of employers go: entered by one person, verified by another.
create table bank_accounts (
  id uuid primary key default uuidv7(),
  employer_id uuid not null references employers,
  status text not null default 'proposed' check (status in ('proposed', 'verified', 'refused', 'replaced')),
  holder_name text not null check (length(holder_name) between 1 and 60),
  institution text not null check (institution ~ '^[0-9]{3}$'),
  transit text not null check (transit ~ '^[0-9]{5}$'),
  -- Encrypted; its last digits stand beside it, by which people know it.
  account_number text not null,
  account_end text not null check (account_end ~ '^[0-9]{3}$'),
  created_at timestamptz not null default clock_now(),
  added_by uuid not null references users,
  decided_at timestamptz,
  decided_by uuid references users,
  refusal text check (length(refusal) between 1 and 500),
  version integer not null default 1,
  updated_at timestamptz not null default clock_now(),
  check (num_nonnulls(decided_at, decided_by) <> 1),
  check ((status in ('verified', 'refused')) <= (decided_at is not null)),
  check (status <> 'proposed' or decided_at is null),
  check ((status = 'refused') = (refusal is not null)),
  check (decided_by <> added_by)
);
-- One is used, and one waits.
create unique index bank_accounts_one_of_each on bank_accounts (employer_id, status)
  where status in ('proposed', 'verified');
create index bank_accounts_of_employer on bank_accounts (employer_id, created_at desc);
