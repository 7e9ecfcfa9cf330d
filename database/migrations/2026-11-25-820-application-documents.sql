-- A document of an application is a file with a place among its versions. What is sent again under the
-- same series is the next version; the files of one sending are its parts. Nothing is overwritten.
alter table application_documents
  -- Whose it is; nobody but the staff sees what is theirs.
  add column side text check (side in ('employer', 'participant', 'staff')),
  -- The code by which the program asks for it, or of others one of their own.
  add column series text,
  add column number integer,
  add column part integer,
  -- What it is called where the program has no name for it.
  add column title text,
  add column way text check (way in ('form', 'request', 'portal', 'staff')),
  add column added_by uuid references users,
  add column status text not null default 'toReview'
    check (status in ('toReview', 'accepted', 'refused', 'removed')),
  add column reason_codes text[] not null default '{}',
  -- Of a refusal what the side reads, of a removal why.
  add column note text,
  add column judged_by uuid references users,
  add column judged_at timestamptz,
  -- From this day on it counts as missing.
  add column expires_on date,
  add column expiry_announced_for date,
  add column expiry_told_for date,
  add column version integer not null default 1,
  add column updated_at timestamptz not null default clock_now();

update application_documents d set
  side = case d.kind when 'informationOfEmployer' then 'employer' when 'informationOfParticipant' then 'participant'
    else coalesce((select r ->> 'askedOf' from applications a join programs p on p.id = a.program_id,
      jsonb_array_elements(p.required_documents) r where a.id = d.application_id and r ->> 'code' = d.kind), 'staff') end,
  series = case when d.kind in ('informationOfEmployer', 'informationOfParticipant', 'information')
    then d.id::text else d.kind end,
  way = case when d.kind in ('informationOfEmployer', 'informationOfParticipant') then 'request'
    when d.kind = 'information' then 'staff' else 'form' end;
-- What came together is one version; what came later is a later one.
update application_documents d set number = n.number, part = n.part from (
  select id, dense_rank() over (partition by application_id, side, series order by added_at) as number,
    row_number() over (partition by application_id, side, series, added_at order by id) as part
  from application_documents) n
where n.id = d.id;

alter table application_documents
  alter column side set not null,
  alter column series set not null,
  alter column number set not null,
  alter column part set not null,
  alter column way set not null,
  alter column added_at set default clock_now(),
  add constraint application_documents_in_order unique (application_id, side, series, number, part),
  add constraint application_documents_refused_says_why
    check (status <> 'refused' or cardinality(reason_codes) > 0),
  add constraint application_documents_removed_says_why check (status <> 'removed' or note is not null);
drop index application_documents_of_application;

-- What the daily look at expiring documents reads.
create index application_documents_expiring on application_documents (expires_on)
  where expires_on is not null and status in ('toReview', 'accepted');
