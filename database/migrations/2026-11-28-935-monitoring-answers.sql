-- Monitoring forms are filled in: from the link of a letter, or by whoever is signed in.

alter table monitoring_forms
  drop constraint monitoring_forms_status_check,
  add constraint monitoring_forms_status_check
    check (status in ('scheduled', 'open', 'submitted', 'accepted', 'waived', 'notRequired')),
  -- What is typed until it is sent.
  add column draft_id uuid references form_drafts on delete set null,
  add column submitted_on date,
  add column submitted_by text,
  add column accepted_on date,
  add column accepted_by uuid references users,
  -- What is to be put right before it is sent again.
  add column changes_asked text check (length(changes_asked) between 1 and 1000),
  add check (num_nonnulls(submitted_on, submitted_by) = case when status in ('submitted', 'accepted') then 2 else 0 end),
  add check (num_nonnulls(accepted_on, accepted_by) = case when status = 'accepted' then 2 else 0 end),
  add check (changes_asked is null or status = 'open');
create unique index monitoring_forms_of_draft on monitoring_forms (draft_id) where draft_id is not null;

-- Secret links to a form; only their hash is kept.
create table monitoring_links (
  token_hash bytea primary key,
  form_id uuid not null references monitoring_forms on delete cascade,
  expires_at timestamptz not null,
  made_at timestamptz not null default clock_now(),
  -- Who made it, signed in; none: it went to the address on file.
  user_id uuid references users,
  -- When what it led to was sent: it sends nothing a second time.
  used_at timestamptz
);
create index monitoring_links_of_form on monitoring_links (form_id, made_at);

-- A token that is a part of the path is a secret as well.
alter table outbox_messages drop constraint outbox_secret_is_known,
  add constraint outbox_secret_is_known check (secret is not null
    or link !~ '[?&](token|draft|unlock)=[A-Za-z0-9_-]' and link !~ '/[A-Za-z0-9_-]{43}(/|$)');
