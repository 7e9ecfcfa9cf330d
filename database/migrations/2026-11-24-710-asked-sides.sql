-- Whom an application asks: what is said to one side is not shown to the other.
alter table applications add column asked_sides text[] not null default '{}';
update applications a set asked_sides = coalesce(
  (select array_agg(side) from information_requests r where r.application_id = a.id and r.state = 'open'),
  '{employer}')
where a.status = 'infoRequested';

-- A link that somebody made who was signed in holds as long as they see the application.
alter table information_links
  add column user_id uuid references users,
  add column made_at timestamptz not null default clock_now();
create index information_links_of_user on information_links (user_id) where user_id is not null;

-- What a request leaves behind when it ends unanswered: nothing that was typed, and no file.
create function forsake_information_files(request information_requests) returns void language sql as $$
  with file as (
    delete from files where id in (select (f ->> 'id')::uuid from jsonb_array_elements(request.files) f)
    returning storage_key
  )
  insert into forsaken_files (storage_key) select storage_key from file
$$;
create function clear_information_request() returns trigger language plpgsql as $$
begin
  perform forsake_information_files(old);
  new.answers = '{}';
  new.files = '[]';
  return new;
end $$;
create trigger information_requests_clear before update of state on information_requests
  for each row when (old.state = 'open' and new.state in ('lapsed', 'withdrawn'))
  execute function clear_information_request();
