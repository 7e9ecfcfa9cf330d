import { sql } from 'kysely'
import type { Caller } from '#apps/server/test-server.ts'
import { runJob } from '#kit/server/jobs.ts'
import { server } from '#modules/applications/server/applications.test-people.ts'
import { schedules, underWay } from '#modules/placements/server/placements.test-people.ts'
import { cast } from '#seeds/cast.ts'
import type { Side } from '../contract/monitoring-form.ts'
import type { MonitoringRecord, MonitoringRow } from '../contract/monitoring.endpoints.ts'
import { openForms } from './open-forms.ts'

/** Moves to a day, and does what the morning does. */
export async function goTo(day: string) {
  server.clock.moveTo(new Date(`${day}T15:00:00Z`))
  await runJob(server.system, openForms)
}

/**
 * Somebody works for Rachel Okafor's organisation from 8 February to 27 June 2027, in a program of
 * Amina's; Zoé, who works, has the employee's account.
 */
export async function twentyWeeks() {
  const { id: placementId, applicationId } = await underWay(
    new Date('2027-01-18T15:00:00Z'),
    schedules.falling,
  )
  await sql`update users set participant_id = (select participant_id from applications where id = ${applicationId})
    where email = ${cast.employee.email}`.execute(server.db)
  return { placementId, applicationId }
}

export async function formOf(placementId: string, side: Side, number: number): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    select id from monitoring_forms
    where placement_id = ${placementId} and side = ${side} and number = ${number}`.execute(
    server.db,
  )
  return rows[0]?.id ?? ''
}

/** One of a program that is none of Amina's. */
export async function formElsewhere(): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    select f.id from monitoring_forms f where f.status = 'open' and not exists (
      select 1 from user_programs m join users u on u.id = m.user_id
      where u.email = ${cast.caseOfficer.email} and m.program_id = f.program_id)
    order by f.id limit 1`.execute(server.db)
  return rows[0]?.id ?? ''
}

export const readForm = async (by: Caller, id: string) =>
  (await by.get<MonitoringRecord>(`/monitoring-forms/${id}`)).body

export const listed = async (by: Caller, query: string) =>
  (await by.get<{ data: MonitoringRow[] }>(`/monitoring-forms?perPage=100&${query}`)).body.data

/** Takes a step at the version of now. */
export async function act(by: Caller, id: string, noun: string, body: object) {
  const { version } = await readForm(await server.as('superAdmin'), id)
  return by.post<MonitoringRecord>(`/monitoring-forms/${id}/${noun}`, body, { version })
}

/** The auditor, who may look at all forms, without what is personal. */
export async function withoutThePersonal(): Promise<Caller> {
  await sql`update roles set version = version + 1, rules = (
      select jsonb_agg(case when rule ->> 'subject' = 'Monitoring Forms List'
        then rule || '{"fields": ["basic"]}' else rule end) from jsonb_array_elements(rules) rule)
    where id = (select role_id from users where email = ${cast.auditor.email})`.execute(server.db)
  return server.as('auditor')
}
