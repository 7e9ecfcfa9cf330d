import { sql } from 'kysely'
import type { TestServer } from '#apps/server/test-server.ts'
import type { FrozenReportRecord } from '#modules/frozen-reports/contract/frozen-reports.endpoints.ts'

export interface ReportThings {
  /** The case officer's, private, with a schedule. */
  savedReportId: string
  /** Of all the spending, and a later one that may take its place. */
  frozenReportId: string
  laterFrozenReportId: string
}

export async function makeReportThings(server: TestServer): Promise<ReportThings> {
  const [savedReportId, frozenReportId, laterFrozenReportId] = [
    crypto.randomUUID(),
    await freeze(server),
    await freeze(server),
  ]
  const things = { savedReportId, frozenReportId, laterFrozenReportId }
  await restoreReports(server, things)
  return things
}

async function freeze(server: TestServer): Promise<string> {
  const margaret = await server.as('superAdmin')
  const { body } = await margaret.post<FrozenReportRecord>('/frozen-reports', {
    asked: { report: 'spending', query: {} },
    sentTo: 'Treasury',
  })
  return body.id
}

/** What was saved is there again, sent to its owner; nothing that was frozen is withdrawn. */
export async function restoreReports(
  { db }: TestServer,
  { savedReportId, frozenReportId }: ReportThings,
) {
  await sql`insert into saved_reports (id, name, report, question, owner_id)
    select ${savedReportId}, 'Mine', 'applications',
      '{"by": "program", "period": "thisQuarter", "compare": "none"}', id
    from users where email = 'case.officer@example.org'
    on conflict (id) do update set name = excluded.name, version = 1`.execute(db)
  await sql`insert into saved_report_schedules
      (saved_report_id, rhythm, business_day, province, hour, time_zone, next_run_at)
    values (${savedReportId}, 'weekly', 1, 'ON', 8, 'America/Toronto', '2099-01-01')
    on conflict (saved_report_id) do update set rhythm = 'weekly'`.execute(db)
  await sql`alter table frozen_report_withdrawals disable trigger user`.execute(db)
  await sql`delete from frozen_report_withdrawals where frozen_report_id = ${frozenReportId}`.execute(
    db,
  )
  await sql`alter table frozen_report_withdrawals enable trigger user`.execute(db)
}
