import { sql } from 'kysely'
import type { Db } from '#kit/server/call.ts'
import { cast } from '../cast.ts'
import { auditRow, type AuditRow } from './history.ts'
import { answerMonitoring } from './monitoring-answers.ts'
import { itself, type Actor } from './staff.ts'

/**
 * The forms of everybody who works, or has worked: open since their day, due on a weekday. What was
 * due more than a month ago was answered on paper.
 */
export async function planMonitoring(db: Db): Promise<AuditRow[]> {
  await sql`
    with planned as (
      select l.id, l.application_id, f.*, day + case extract(isodow from day) when 6 then 2 when 7 then 1 else 0 end as due
      from placements l, lateral monitoring_forms_of(l) f, lateral (select f.opens_on + 14 as day) d
      where l.started_on is not null and l.status in ('active', 'ended', 'completed')),
    judged as (select p.*, coalesce(p.due < organisation_today() - 30, false) as is_waived from planned p)
    insert into monitoring_forms (placement_id, side, number, status, opens_on, due_on, waived_on, waived_by, waived_reason,
      reminders, last_contact_on, remind_on)
    select j.id, j.side, j.number, case when j.opens_on is null then 'notRequired' when is_waived then 'waived'
        when j.opens_on <= organisation_today() then 'open' else 'scheduled' end, j.opens_on, j.due,
      case when is_waived then j.due + 3 end, case when is_waived then coalesce(a.assignee_id, u.id) end,
      case when is_waived then case a.language when 'fr' then 'Rempli sur papier' else 'Completed on paper' end end,
      case when is_open then letters.sent else 0 end, case when is_open then letters.last_on end,
      case when is_open then letters.next_on end
    from judged j join applications a on a.id = j.application_id, users u,
      lateral (select coalesce(not is_waived and j.opens_on <= organisation_today(), false) as is_open) now,
      -- About where business days put them; the last letter is still to come.
      lateral (select count(*) filter (where day <= organisation_today())::int as sent,
          coalesce(max(day) filter (where day <= organisation_today()), j.opens_on) as last_on,
          coalesce(min(day) filter (where day > organisation_today()), organisation_today() + 1) as next_on
        from unnest(array[j.due - 7, j.due, j.due + 5, j.due + 14]) day) letters
    where u.email = ${cast.caseOfficer.email}`.execute(db)
  const answered = await answerMonitoring(db)
  return [...(await historyOf(db)), ...answered]
}

interface Begun extends Actor {
  formId: string
  reference: string
  openedAt: string
  waivedAt: string | null
  reason: string | null
}

/** That each opened on its day, and who waived it then. */
async function historyOf(db: Db): Promise<AuditRow[]> {
  const { rows } = await sql<Begun>`
    select f.id as "formId", l.reference,
      least((f.opens_on + interval '12 hours') at time zone 'utc', clock_now() - interval '1 hour') as "openedAt",
      (f.waived_on + interval '16 hours') at time zone 'utc' as "waivedAt", f.waived_reason as reason,
      u.id, u.name, r.name as role
    from monitoring_forms f join placements l on l.id = f.placement_id
      left join users u on u.id = f.waived_by left join roles r on r.id = u.role_id
    where f.status not in ('scheduled', 'notRequired') order by f.id`.execute(db)
  return rows.flatMap(({ formId, reference, openedAt, waivedAt, reason, ...by }) => {
    const of = { entity: 'monitoringForm', entity_id: formId, reference }
    const opened = auditRow(new Date(openedAt), itself, {
      ...of,
      action: 'monitoring.open',
      changes: { status: ['scheduled', 'open'] },
    })
    if (!waivedAt) return [opened]
    const waived = auditRow(new Date(waivedAt), by, {
      ...of,
      action: 'monitoring.waive',
      changes: { status: ['open', 'waived'] },
      reason,
    })
    return [opened, waived]
  })
}
