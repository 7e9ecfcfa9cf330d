-- What is left of a budget for a workplace in a province: of the part that it draws on, or of the whole where it
-- is not divided. What is told before a decision and what refuses it are this.
create function budget_left(program uuid, place text) returns table (region text, left_amount numeric) language sql stable as $$
  select r.region, coalesce(r.amount - r.committed, p.budget_total - b.committed)
  from programs p join program_budgets b on b.program_id = p.id
    left join lateral (select n.region, n.amount, n.committed from program_regions n
      where n.program_id = p.id and n.region in (place, 'rest') order by n.region = 'rest' limit 1) r on true
  where p.id = program
$$;
