-- What a public form says differently of an employer on file: it changes nothing until the employer's
-- own people or staff accept it.
create table employer_proposals (
  id uuid primary key default uuidv7(),
  employer_id uuid not null references employers,
  program_id uuid not null references programs,
  application_id uuid not null,
  application_reference text not null,
  proposed jsonb not null,
  proposed_by text not null,
  proposed_at timestamptz not null default clock_now(),
  outcome text check (outcome in ('accepted', 'dismissed')),
  decided_by uuid references users,
  decided_at timestamptz,
  check ((outcome is null) = (decided_at is null))
);
create index employer_proposals_open on employer_proposals (employer_id) where outcome is null;
