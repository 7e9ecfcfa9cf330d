import { sql } from 'kysely'
import type { Db } from '#kit/server/call.ts'
import { cast } from '../cast.ts'

/**
 * The forms of everybody who works, or has worked: open since their day, due on a weekday. What was
 * due more than a month ago was answered on paper.
 */
export const planMonitoring = (db: Db) =>
  sql`
    with planned as (
      select l.id, l.application_id, f.*, day + case extract(isodow from day) when 6 then 2 when 7 then 1 else 0 end as due
      from placements l, lateral monitoring_forms_of(l) f, lateral (select f.opens_on + 14 as day) d
      where l.started_on is not null and l.status in ('active', 'ended', 'completed')),
    judged as (select p.*, coalesce(p.due < organisation_today() - 30, false) as is_waived from planned p)
    insert into monitoring_forms (placement_id, side, number, status, opens_on, due_on, waived_on, waived_by, waived_reason)
    select j.id, j.side, j.number, case when j.opens_on is null then 'notRequired' when is_waived then 'waived'
        when j.opens_on <= organisation_today() then 'open' else 'scheduled' end, j.opens_on, j.due,
      case when is_waived then j.due + 3 end, case when is_waived then coalesce(a.assignee_id, u.id) end,
      case when is_waived then case a.language when 'fr' then 'Rempli sur papier' else 'Completed on paper' end end
    from judged j join applications a on a.id = j.application_id, users u
    where u.email = ${cast.caseOfficer.email}`.execute(db)
