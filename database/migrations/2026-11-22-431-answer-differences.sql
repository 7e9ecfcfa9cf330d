-- Answers of two sides to the same thing that do not agree; flagged once, and settled by somebody.
create table answer_differences (
  id uuid primary key default uuidv7(),
  record_id uuid not null,
  -- What both were asked, e.g. `startOn`.
  role text not null,
  -- The side whose form comes first, and the other one.
  first_response_id uuid not null references form_responses,
  first_key text not null,
  second_response_id uuid not null references form_responses,
  second_key text not null,
  flagged_at timestamptz not null default clock_now(),
  settled_at timestamptz,
  settled_by uuid references users,
  note text check (length(note) between 1 and 1000),
  version integer not null default 1,
  created_at timestamptz not null default clock_now(),
  updated_at timestamptz not null default clock_now(),
  unique (role, first_response_id, second_response_id),
  check ((settled_at is null) = (settled_by is null) and (settled_at is null) = (note is null))
);
create index answer_differences_of_record on answer_differences (record_id, flagged_at);
create index answer_differences_of_second on answer_differences (second_response_id);
create index answer_differences_by_settler on answer_differences (settled_by) where settled_by is not null;
