import { sql } from 'kysely'
import { differences, isNothing } from '#kit/server/audit.ts'
import type { Change } from '#kit/server/call.ts'
import { forbidden, invalidField, Problem } from '#kit/server/problems.ts'
import type { Product } from '#kit/server/server-module.ts'
import { maySeeReport } from '#modules/reports/server/may-see-report.ts'
import type { ScheduleBody, ScheduleRecord } from '../contract/schedule.ts'
import { openOwn } from './keep-saved-report.ts'
import { nextRun } from './next-run.ts'
import { readOffered, readSchedule } from './schedule.queries.ts'

interface Wanted {
  id: string
  body: ScheduleBody
}

/**
 * Says when a saved report is sent and to whom, or pauses that; what was stopped goes on.
 * @throws 403 for what is not the person's own, 422 for recipients who may not see the report now
 */
export async function setSchedule(
  change: Change,
  product: Product,
  { id, body }: Wanted,
): Promise<void> {
  const { db, person, now } = change
  const saved = await openOwn(change, id)
  if (person.type !== 'staff') throw new Problem(403, 'schedulingNotYours')
  if (!maySeeReport(person, 'view', saved.report)) throw forbidden()
  await requireZone(change, body.timeZone)
  const recipientIds = [...new Set(body.recipientIds)]
  const offered = await readOffered(db, product, saved.report)
  if (!recipientIds.every((one) => offered.some((other) => other.id === one)))
    throw invalidField('recipientIds', 'mayNotSeeReport')
  const before = await readSchedule(db, id)
  const state = body.isPaused ? 'paused' : 'active'
  const { rhythm, businessDay, province, hour, timeZone } = body
  const next = body.isPaused ? null : await nextRun(db, body, now)
  await sql`
    insert into saved_report_schedules
      (saved_report_id, rhythm, business_day, province, hour, time_zone, state, next_run_at)
    values (${id}, ${rhythm}, ${businessDay}, ${province}, ${hour}, ${timeZone}, ${state}, ${next})
    on conflict (saved_report_id) do update set rhythm = excluded.rhythm,
      business_day = excluded.business_day, province = excluded.province, hour = excluded.hour,
      time_zone = excluded.time_zone, state = excluded.state, next_run_at = excluded.next_run_at,
      updated_at = clock_now()`.execute(db)
  await sql`delete from saved_report_recipients where saved_report_id = ${id}`.execute(db)
  await sql`insert into saved_report_recipients (saved_report_id, user_id)
    select ${id}, unnest(${recipientIds}::uuid[])`.execute(db)
  const changes = differences(told(before), told(await readSchedule(db, id)))
  if (isNothing(changes)) return
  await change.audit({
    action: 'savedReports.scheduled',
    entity: 'savedReport',
    entityId: id,
    reference: saved.name,
    changes,
  })
}

/** What the log keeps of a schedule: people by id. */
function told(schedule: ScheduleRecord | null): Record<string, unknown> {
  if (!schedule) return {}
  const { rhythm, businessDay, province, hour, timeZone, state, recipients } = schedule
  const recipientIds = recipients.map(({ id }) => id).join(', ')
  return { rhythm, businessDay, province, hour, timeZone, state, recipientIds }
}

/** Whoever only the server knows would stop all that is sent. */
async function requireZone({ db }: Change, zone: string) {
  const { rows } = await sql`
    select 1 from pg_timezone_names where lower(name) = ${zone.toLowerCase()}`.execute(db)
  if (rows.length === 0) throw invalidField('timeZone', 'choice')
}

/** Sends a saved report no more. */
export async function removeSchedule(change: Change, id: string): Promise<void> {
  const saved = await openOwn(change, id)
  const gone = await sql`
    delete from saved_report_schedules where saved_report_id = ${id}`.execute(change.db)
  if (gone.numAffectedRows === 0n) return
  await change.audit({
    action: 'savedReports.unscheduled',
    entity: 'savedReport',
    entityId: id,
    reference: saved.name,
  })
}
