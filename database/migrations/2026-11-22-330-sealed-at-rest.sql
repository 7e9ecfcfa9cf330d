-- What was answered to a repeated request may hold a secret link: it is kept sealed.
alter table idempotency_keys add column sealed_answer text;

-- Voluntary answers about oneself are sealed under the key of the installation. What was answered
-- before is sealed by a job at the first start; the column is empty from then on.
alter table self_identifications
  add column sealed text,
  alter column answers drop not null;

-- The keys under which values are sealed, each with a value to try it by.
create table encryption_keys (
  id text primary key,
  sealed text not null,
  used_since timestamptz not null default clock_now()
);
