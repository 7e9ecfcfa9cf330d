import { sql } from 'kysely'
import type { Db } from '#kit/server/call.ts'

/** The forms of everybody who works, or has worked: open since their day, due on a weekday. */
export const planMonitoring = (db: Db) =>
  sql`
    insert into monitoring_forms (placement_id, side, number, status, opens_on, due_on)
    select l.id, side, f.number, case when f.opens_on is null then 'notRequired'
        when f.opens_on <= organisation_today() then 'open' else 'scheduled' end,
      f.opens_on, day + case extract(isodow from day) when 6 then 2 when 7 then 1 else 0 end
    from placements l,
      lateral monitoring_plan(l.started_on, coalesce(l.last_worked_on, l.planned_end_on)) f,
      lateral (select f.opens_on + 14 as day) planned,
      (values ('employer'), ('participant')) sides (side)
    where l.started_on is not null and l.status in ('active', 'ended', 'completed')`.execute(db)
