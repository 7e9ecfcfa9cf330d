-- That a hold stops the acceptance or the first day; kept after its end until the employer has been given its days.
alter table placements add column is_on_hold boolean not null default false;
create function keep_placement_held() returns trigger language plpgsql as $$
begin
  new.is_on_hold := new.is_on_hold or new.status in ('planned', 'accepted')
    and is_held(new.employer_id, new.participant_id, new.program_id, 'agreement', new.application_id, null);
  return new;
end $$;
create trigger placements_keep_holds before insert or update of employer_id, participant_id, program_id
  on placements for each row execute function keep_placement_held();
create function mark_placements_held() returns trigger language plpgsql as $$
begin
  update placements l set is_on_hold = true
  where (l.employer_id = new.employer_id or l.participant_id = new.participant_id)
    and l.status in ('planned', 'accepted') and not l.is_on_hold
    and is_held(l.employer_id, l.participant_id, l.program_id, 'agreement', l.application_id, null);
  return null;
end $$;
create trigger holds_mark_placements after insert or update on holds
  for each row when (new.status = 'open' and 'agreement' = any (new.effects))
  execute function mark_placements_held();
update placements l set is_on_hold = true where l.status in ('planned', 'accepted')
  and is_held(l.employer_id, l.participant_id, l.program_id, 'agreement', l.application_id, null);
create index placements_on_hold on placements (id) where is_on_hold;
