-- What an applicant is asked for while an application is reviewed: questions of a version of the form,
-- documents, and until when. What is answered under way is kept here, and then how it was before and after.
create table information_requests (
  id uuid primary key default uuidv7(),
  application_id uuid not null references applications,
  side text not null check (side in ('employer', 'employee')),
  state text not null default 'open' check (state in ('open', 'answered', 'lapsed', 'withdrawn')),
  message text not null,
  due_on date not null,
  version_id uuid not null references form_versions,
  -- Keys of the questions that are asked.
  fields text[] not null default '{}',
  -- Documents that are asked for: code, kind, name in either language, and what exactly.
  documents jsonb not null default '[]',
  -- Whom it was sent to.
  email text not null,
  name text not null,
  language text not null check (language in ('en', 'fr')),
  asked_by uuid references users,
  asked_at timestamptz not null default clock_now(),
  reminded_on date,
  answers jsonb not null default '{}',
  files jsonb not null default '[]',
  step text not null default '',
  revision integer not null default 0,
  saved_at timestamptz not null default clock_now(),
  closed_at timestamptz,
  answered_by text,
  reply text,
  before jsonb,
  after jsonb,
  received jsonb not null default '[]',
  check ((state = 'open') = (closed_at is null))
);
create index information_requests_of_application on information_requests (application_id, asked_at);
create unique index information_requests_one_open on information_requests (application_id, side) where state = 'open';
create index information_requests_due on information_requests (due_on) where state = 'open';

create function keep_information_request() returns trigger language plpgsql as $$
begin
  if old.state = 'open' then return new; end if;
  raise exception 'an information request that is closed stays as it is';
end $$;
create trigger information_requests_stay before update on information_requests
  for each row execute function keep_information_request();

create table information_links (
  token_hash bytea primary key,
  request_id uuid not null references information_requests,
  expires_at timestamptz not null
);
create index information_links_of_request on information_links (request_id);

-- While an applicant is asked for something the service standard waits: so many business days are left of
-- it. Null: it runs.
alter table applications add column review_days_left integer;

-- Who was asked before there were such requests answers in words.
insert into information_requests (application_id, side, message, due_on, version_id, email, name, language)
select a.id, 'employer', a.information_request, a.information_due_on, v.id,
  coalesce(a.own_contact ->> 'email', e.contact_email), coalesce(a.own_contact ->> 'name', e.contact_name), a.language
from applications a join employers e on e.id = a.employer_id
  join forms f on f.purpose = 'application.employer' and f.program_id is null
  join form_versions v on v.form_id = f.id and v.state = 'published'
where a.status = 'infoRequested' and a.information_request is not null and a.information_due_on is not null;

-- Whatever else ends the asking ends what was asked.
create function close_information_requests() returns trigger language plpgsql as $$
begin
  update information_requests set state = 'withdrawn', closed_at = clock_now(), answers = '{}', files = '[]'
  where application_id = new.id and state = 'open';
  return null;
end $$;
create trigger information_requests_end after update of status on applications
  for each row when (old.status = 'infoRequested' and new.status <> 'infoRequested')
  execute function close_information_requests();
