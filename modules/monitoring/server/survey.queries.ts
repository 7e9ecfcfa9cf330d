import { sql } from 'kysely'
import type { Language } from '#kit/contract/strings.ts'
import type { Bilingual } from '#kit/contract/fields.ts'
import type { Change, Db } from '#kit/server/call.ts'
import { theRow } from '#kit/server/the-row.ts'
import { addressFor } from '#modules/participants/server/participant-address.ts'
import type { Side } from '../contract/monitoring-form.ts'
import type { MonitoringStatus } from '../contract/monitoring-form.status.ts'
import { daysLate } from './monitoring.queries.ts'

/** A form as it is filled in, with whoever is asked. */
export interface Survey {
  id: string
  version: number
  status: MonitoringStatus
  side: Side
  number: number
  dueOn: string | null
  daysLate: number
  submittedOn: string | null
  changesAsked: string | null
  placementId: string
  applicationId: string
  employerId: string
  participantId: string
  assigneeId: string | null
  /** On payments, since the form did not come. */
  holdId: string | null
  programId: string
  program: Bilingual
  /** By whose calendar business days are counted. */
  province: string
  reference: string
  positionTitle: string
  /** As it began, or is to begin. */
  startsOn: string
  /** As approved, or changed since. */
  hoursPerWeek: string
  hourlyWage: string
  employer: string
  participant: string
  draftId: string | null
  /** Where its letters go. */
  asked: { email: string; name: string; language: Language }
}

/** A form with whoever fills it in. */
export async function findSurvey(db: Db, id: string): Promise<Survey> {
  const { rows } = await sql<Survey>`
    select f.id, f.version, f.status, f.side, f.number, f.due_on as "dueOn",
      ${daysLate} as "daysLate", f.submitted_on as "submittedOn",
      f.changes_asked as "changesAsked", f.placement_id as "placementId",
      f.application_id as "applicationId", f.employer_id as "employerId", f.participant_id as "participantId",
      (select id from users where id = f.assignee_id and status = 'active') as "assigneeId", f.hold_id as "holdId", f.program_id as "programId",
      g.name as program, g.province, l.reference, l.position_title as "positionTitle",
      coalesce(l.started_on, l.start_on) as "startsOn",
      l.hours_per_week as "hoursPerWeek", l.hourly_wage as "hourlyWage", e.legal_name as employer,
      t.first_name || ' ' || t.last_name as participant, f.draft_id as "draftId",
      case f.side
        when 'employer' then jsonb_build_object('email', coalesce(a.own_contact ->> 'email', e.contact_email),
          'name', coalesce(a.own_contact ->> 'name', e.contact_name), 'language', a.language)
        else jsonb_build_object('email', ${addressFor('t', 'a')},
          'name', t.first_name || ' ' || t.last_name, 'language', t.language) end as asked
    from monitoring_forms f join placements l on l.id = f.placement_id join programs g on g.id = f.program_id
      join applications a on a.id = f.application_id join employers e on e.id = f.employer_id
      join participants t on t.id = f.participant_id
    where f.id = ${id}`.execute(db)
  return theRow(rows)
}

/** The same under its lock: whoever sends, accepts, waives or asks for changes is one after the other. */
export async function holdSurvey({ db }: Pick<Change, 'db'>, id: string): Promise<Survey> {
  await sql`select 1 from monitoring_forms where id = ${id} for update`.execute(db)
  return findSurvey(db, id)
}
