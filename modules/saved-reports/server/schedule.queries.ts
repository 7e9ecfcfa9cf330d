import { sql } from 'kysely'
import type { Db } from '#kit/server/call.ts'
import type { Product } from '#kit/server/server-module.ts'
import type { ReportName } from '#modules/reports/contract/reports.ts'
import { readActiveStaff } from '#modules/accounts/server/accounts.queries.ts'
import { maySeeReport } from '#modules/reports/server/may-see-report.ts'
import type { ScheduleRecord } from '../contract/schedule.ts'

export async function readSchedule(db: Db, id: string): Promise<ScheduleRecord | null> {
  const { rows } = await sql<ScheduleRecord>`
    select s.rhythm, s.business_day as "businessDay", s.province, s.hour, s.time_zone as "timeZone",
      s.state, s.next_run_at as "nextRunAt", s.last_run_at as "lastRunAt", s.last_sent as "lastSent",
      coalesce((select jsonb_agg(jsonb_build_object('id', u.id, 'name', u.name) order by u.name, u.id)
        from saved_report_recipients r join users u on u.id = r.user_id
        where r.saved_report_id = s.saved_report_id), '[]') as recipients
    from saved_report_schedules s where s.saved_report_id = ${id}`.execute(db)
  return rows[0] ?? null
}

/** Staff with an account in use who may see a report now. */
export async function readOffered(db: Db, { subjects }: Product, report: ReportName) {
  const staff = await readActiveStaff(db, subjects)
  return staff.flatMap((person) =>
    person.userId && maySeeReport(person, 'view', report)
      ? [{ id: person.userId, name: person.name }]
      : [],
  )
}
