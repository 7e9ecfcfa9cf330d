-- Where a participant stands, by each application: what the list is sorted and filtered by. A row
-- without an application is the participant's own, for whoever sees all of them.
create table participant_standings (
  id uuid primary key default uuidv7(),
  participant_id uuid not null references participants on delete cascade,
  application_id uuid unique references applications on delete cascade,
  placement_id uuid references placements on delete cascade,
  program_id uuid references programs,
  employer_id uuid references employers,
  -- Null while it is not known whether the employer's people sent the application.
  seen_employer_id uuid references employers,
  reference text not null,
  -- Folded, the last name first.
  name text not null,
  standing text not null check (standing in
    ('none', 'applied', 'offered', 'accepted', 'active', 'ended', 'completed', 'expired', 'rejected', 'closed')),
  next_step text check (next_step in ('decide', 'inform', 'accept', 'start', 'finish')),
  due_on date,
  starts_on date,
  ends_on date,
  committed numeric(11, 2) not null default 0,
  -- What stands above the others of one person: the more is under way the higher, then the newest.
  rank smallint not null,
  since timestamptz not null,
  check ((next_step is null) = (due_on is null))
);
create unique index participant_standings_own on participant_standings (participant_id)
  where application_id is null;
create index participant_standings_of_participant on participant_standings
  (participant_id, rank, since, id) include (program_id, seen_employer_id);
create index participant_standings_by_due on participant_standings (due_on, participant_id) include (program_id);
create index participant_standings_by_name on participant_standings (name, participant_id) include (program_id);
create index participant_standings_by_reference on participant_standings (reference, participant_id) include (program_id);
create index participant_standings_by_end on participant_standings (ends_on, participant_id) include (program_id);
create index participant_standings_by_committed on participant_standings (committed, participant_id) include (program_id);
create index participant_standings_by_standing on participant_standings (standing, due_on, participant_id) include (program_id);
create index participant_standings_of_program on participant_standings (program_id, participant_id);
create index participant_standings_of_employer on participant_standings (seen_employer_id, due_on, participant_id);
create index participant_standings_for_employer on participant_standings (employer_id, due_on, participant_id);

create function standing_rank(standing text) returns smallint language sql immutable parallel safe
return case standing when 'active' then 6 when 'accepted' then 5 when 'offered' then 4 when 'applied' then 3
  when 'ended' then 2 when 'completed' then 2 when 'none' then 0 else 1 end;

-- A placement says more than its application, once there is one.
create view participant_standings_now as
select s.*, standing_rank(s.standing) as rank, case s.next_step
    when 'inform' then s.information_due_on when 'decide' then s.review_due_on
    when 'accept' then s.accept_by when 'start' then s.start_by when 'finish' then s.ends_on end as due_on
from (
  select a.id as application_id, a.participant_id, l.id as placement_id, a.program_id, a.employer_id,
    a.seen_employer_id, p.reference, searchable(p.last_name || ' ' || p.first_name) as name,
    case l.status when 'planned' then 'offered' when 'lapsed' then 'expired' when 'cancelled' then 'expired'
      else coalesce(l.status, case when a.stage = 'pending' then 'applied' when a.stage = 'approved' then 'offered'
        when a.stage = 'rejected' then 'rejected' else 'closed' end) end as standing,
    case when l.status = 'planned' and l.accept_by is not null then 'accept'
      when l.status = 'accepted' then 'start' when l.status = 'active' then 'finish'
      when l.status is null and a.stage = 'pending' then
        case when a.status = 'infoRequested' and a.information_due_on is not null then 'inform' else 'decide' end
      end as next_step,
    a.information_due_on, a.review_due_on, l.accept_by, l.start_by,
    case when l.id is null then a.start_on else coalesce(l.started_on, l.start_on) end as starts_on,
    case when l.id is null then a.end_on else coalesce(l.ended_on, l.planned_end_on) end as ends_on,
    case when l.status not in ('cancelled', 'lapsed') then l.committed_amount else 0 end as committed,
    a.submitted_at as since
  from applications a join participants p on p.id = a.participant_id
    left join lateral (select * from placements l where l.application_id = a.id
      order by l.created_at desc limit 1) l on true) s;

create function keep_participant_standing(of_application uuid) returns void language sql as $$
  -- Read under the lock that it is written under: a change at the same moment waits here.
  select 1 from participant_standings where application_id = of_application for update;
  delete from participant_standings s using applications a
  where s.application_id = of_application and a.id = of_application
    and a.participant_id is distinct from s.participant_id;
  insert into participant_standings (participant_id, application_id, placement_id, program_id, employer_id,
    seen_employer_id, reference, name, standing, next_step, due_on, starts_on, ends_on, committed, rank, since)
  select participant_id, application_id, placement_id, program_id, employer_id, seen_employer_id, reference, name,
    standing, next_step, due_on, starts_on, ends_on, committed, rank, since
  from participant_standings_now where application_id = of_application
  on conflict (application_id) do update set placement_id = excluded.placement_id,
    program_id = excluded.program_id, employer_id = excluded.employer_id,
    seen_employer_id = excluded.seen_employer_id, reference = excluded.reference, name = excluded.name,
    standing = excluded.standing, next_step = excluded.next_step, due_on = excluded.due_on,
    starts_on = excluded.starts_on, ends_on = excluded.ends_on, committed = excluded.committed,
    rank = excluded.rank, since = excluded.since
$$;

create function keep_standing_of_application() returns trigger language plpgsql as $$
begin
  perform keep_participant_standing(new.id);
  return null;
end $$;
create trigger standing_is_kept after insert on applications
  for each row when (new.participant_id is not null) execute function keep_standing_of_application();
create trigger moved_standing_is_kept
  after update of status, participant_id, program_id, employer_id, own_contact, review_due_on,
    information_due_on, start_on, end_on, submitted_at on applications
  for each row when (new.participant_id is not null or old.participant_id is not null)
  execute function keep_standing_of_application();

create function keep_standing_of_placement() returns trigger language plpgsql as $$
begin
  perform keep_participant_standing(new.application_id);
  return null;
end $$;
create trigger standing_is_kept
  after insert or update of status, accept_by, start_by, start_on, started_on, planned_end_on, ended_on,
    committed_amount on placements
  for each row execute function keep_standing_of_placement();

create function keep_standing_of_participant() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    perform count_in_list('participants', '', -1);
    return null;
  end if;
  if tg_op = 'INSERT' then
    perform count_in_list('participants', '', 1);
    insert into participant_standings (participant_id, reference, name, standing, rank, since)
    values (new.id, new.reference, searchable(new.last_name || ' ' || new.first_name), 'none', 0, new.created_at);
  else
    update participant_standings set name = searchable(new.last_name || ' ' || new.first_name), reference = new.reference
    where participant_id = new.id;
  end if;
  return null;
end $$;
create trigger standing_is_kept after insert or delete on participants
  for each row execute function keep_standing_of_participant();
create trigger named_standing_is_kept after update on participants
  for each row when ((old.first_name, old.last_name, old.reference)
    is distinct from (new.first_name, new.last_name, new.reference))
  execute function keep_standing_of_participant();

insert into participant_standings (participant_id, reference, name, standing, rank, since)
  select id, reference, searchable(last_name || ' ' || first_name), 'none', 0, created_at from participants;
insert into participant_standings (participant_id, application_id, placement_id, program_id, employer_id,
    seen_employer_id, reference, name, standing, next_step, due_on, starts_on, ends_on, committed, rank, since)
  select participant_id, application_id, placement_id, program_id, employer_id, seen_employer_id, reference, name,
    standing, next_step, due_on, starts_on, ends_on, committed, rank, since
  from participant_standings_now;
select count_in_list('participants', '', count(*)) from participants;
