-- An employer accepts an offer until a day, and the person starts until another; what is let pass
-- lapses. Offers of before have no last day until somebody gives them one.
alter table placements
  add column accept_by date,
  add column accepted_at timestamptz,
  add column accepted_by uuid references users,
  add column signatory_name text,
  add column signatory_title text,
  add column agreement_language text check (agreement_language in ('en', 'fr')),
  add column acceptance_note text,
  -- What was agreed, as it was shown; never changed afterwards.
  add column agreement jsonb,
  add column start_by date,
  add column started_on date,
  add column lapsed_on date,
  drop constraint placements_status_check,
  add constraint placements_status_check
    check (status in ('planned', 'accepted', 'active', 'lapsed', 'ended', 'completed', 'cancelled')),
  add constraint an_acceptance_is_whole check (
    num_nonnulls(accepted_at, signatory_name, signatory_title, agreement_language, agreement) in (0, 5)),
  add constraint accepted_is_agreed check (status <> 'accepted' or (accepted_at is not null and start_by is not null)),
  add constraint lapsed_has_its_day check ((status = 'lapsed') = (lapsed_on is not null));

create index placements_to_accept on placements (accept_by) where status = 'planned';
create index placements_to_start on placements (start_by) where status = 'accepted';

-- What lapsed is over as well: its person may apply again.
create or replace function keep_placement_is_over() returns trigger language plpgsql as $$
begin
  update applications set placement_is_over = new.status in ('lapsed', 'ended', 'completed', 'cancelled')
  where id = new.application_id;
  return null;
end $$;
drop trigger placement_over_is_kept on placements;
create trigger placement_over_is_kept after insert on placements
  for each row when (new.status in ('lapsed', 'ended', 'completed', 'cancelled'))
  execute function keep_placement_is_over();
