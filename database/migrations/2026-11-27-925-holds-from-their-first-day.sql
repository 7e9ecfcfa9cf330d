-- A hold on new applications stops the decision of those alone that were sent since its first day.
create or replace function holds_stopping(employer uuid, participant uuid, program uuid, effect text, application uuid,
  sent timestamptz) returns setof holds language sql stable as $$
  select h.* from holds h
  where h.status = 'open' and (h.employer_id = employer or h.participant_id = participant)
    and (h.program_id is null or h.program_id = program)
    and (effect = any (h.effects) or effect = 'decision' and 'application' = any (h.effects)
      and sent >= greatest(h.placed_at, h.starts_on::timestamp at time zone organisation_zone()))
    and h.starts_on <= organisation_today() and (h.ends_on is null or h.ends_on >= organisation_today())
    and not exists (select from hold_bypasses b where b.hold_id = h.id and b.application_id = application
      and b.effect = holds_stopping.effect)
$$;
update applications a set is_on_hold = false where a.is_on_hold
  and not is_held(a.employer_id, a.participant_id, a.program_id, 'decision', a.id, a.submitted_at);
