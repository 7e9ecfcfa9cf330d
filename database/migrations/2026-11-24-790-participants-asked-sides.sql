-- What one side is asked is between it and the staff: to the other the application is under review.
alter table participant_standings
  add column asked_sides text[] not null default '{}',
  add column review_due_on date;

drop view participant_standings_now;
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
    a.information_due_on, a.review_due_on, a.asked_sides, l.accept_by, l.start_by,
    case when l.id is null then a.start_on else coalesce(l.started_on, l.start_on) end as starts_on,
    case when l.id is null then a.end_on else coalesce(l.ended_on, l.planned_end_on) end as ends_on,
    case when l.status not in ('cancelled', 'lapsed') then l.committed_amount else 0 end as committed,
    a.submitted_at as since
  from applications a join participants p on p.id = a.participant_id
    left join lateral (select * from placements l where l.application_id = a.id
      order by l.created_at desc limit 1) l on true) s;

create or replace function keep_participant_standing(of_application uuid) returns void language sql as $$
  -- Read under the lock that it is written under: a change at the same moment waits here.
  select 1 from participant_standings where application_id = of_application for update;
  delete from participant_standings s using applications a
  where s.application_id = of_application and a.id = of_application
    and a.participant_id is distinct from s.participant_id;
  insert into participant_standings (participant_id, application_id, placement_id, program_id, employer_id,
    seen_employer_id, reference, name, standing, next_step, due_on, starts_on, ends_on, committed, rank, since,
    asked_sides, review_due_on)
  select participant_id, application_id, placement_id, program_id, employer_id, seen_employer_id, reference, name,
    standing, next_step, due_on, starts_on, ends_on, committed, rank, since, asked_sides, review_due_on
  from participant_standings_now where application_id = of_application
  on conflict (application_id) do update set placement_id = excluded.placement_id,
    program_id = excluded.program_id, employer_id = excluded.employer_id,
    seen_employer_id = excluded.seen_employer_id, reference = excluded.reference, name = excluded.name,
    standing = excluded.standing, next_step = excluded.next_step, due_on = excluded.due_on,
    starts_on = excluded.starts_on, ends_on = excluded.ends_on, committed = excluded.committed,
    rank = excluded.rank, since = excluded.since, asked_sides = excluded.asked_sides,
    review_due_on = excluded.review_due_on
$$;

drop trigger moved_standing_is_kept on applications;
create trigger moved_standing_is_kept
  after update of status, participant_id, program_id, employer_id, own_contact, review_due_on,
    information_due_on, asked_sides, start_on, end_on, submitted_at on applications
  for each row when (new.participant_id is not null or old.participant_id is not null)
  execute function keep_standing_of_application();

update participant_standings s set asked_sides = a.asked_sides, review_due_on = a.review_due_on
from applications a where a.id = s.application_id;
