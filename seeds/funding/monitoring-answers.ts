import { sql } from 'kysely'
import type { Db } from '#kit/server/call.ts'
import { flagDifferences } from '#modules/forms/server/flag-differences.ts'
import { projectForm } from '#modules/forms/contract/project.ts'
import { shownOf } from '#modules/forms/contract/shown.ts'
import { publishedVersion } from '#modules/forms/server/form.queries.ts'
import { keepResponse } from '#modules/forms/server/keep-response.ts'
import { ensureFormsOf } from '#modules/forms/server/standard-forms.ts'
import type { Side } from '#modules/monitoring/contract/monitoring-form.ts'
import { surveyPurposeOf, surveyPurposes } from '#modules/monitoring/server/survey-purposes.ts'
import { cast } from '../cast.ts'
import { Random } from '../random.ts'
import { auditRow, type AuditRow } from './history.ts'
import type { Actor } from './staff.ts'
import { surveyAnswers, type Work } from './survey-answers.ts'

interface Due extends Omit<Work, 'isOver'> {
  id: string
  placementId: string
  programId: string
  reference: string
  side: Side
  number: number
  wasWaived: boolean
  isOfCast: boolean
  /** The other side has sent the same form. */
  isSecond: boolean
  lastWorkedOn: string | null
  /** A day after it opened and before today. */
  on: string
  officer: Actor
}

/**
 * What came in of the forms: most that were due long ago were answered and accepted, and some that are
 * open now wait to be looked at, one of them with two sides that do not say the same.
 */
export async function answerMonitoring(db: Db): Promise<AuditRow[]> {
  await ensureFormsOf(db, surveyPurposes)
  const random = new Random(20_261_130)
  const history: AuditRow[] = []
  let sent: Omit<Due, 'isSecond'> | null = null
  for (const due of await formsDue(db)) {
    const isSecond = sent?.placementId === due.placementId && sent.number === due.number
    const isSent = due.wasWaived
      ? random.chance(0.8)
      : !due.isOfCast && random.chance(isSecond ? 0.8 : 0.4)
    if (!isSent) continue
    // Differences are flagged between the first side and the second one.
    // oxlint-disable-next-line no-await-in-loop
    history.push(...(await send(db, { ...due, isSecond }, random)))
    sent = due
  }
  return history
}

/** Whose day has come, and that nothing is held for; the employer's form of each before the participant's. */
async function formsDue(db: Db): Promise<Omit<Due, 'isSecond'>[]> {
  const { rows } = await sql<Omit<Due, 'isSecond'>>`
    select f.id, f.placement_id as "placementId", f.program_id as "programId", l.reference, f.side, f.number,
      f.status = 'waived' as "wasWaived", e.contact_email = ${cast.employer.email} as "isOfCast",
      l.hours_per_week::text as "hoursPerWeek", l.hourly_wage::text as "hourlyWage", l.started_on as "startedOn",
      l.last_worked_on as "lastWorkedOn", coalesce(l.last_worked_on, l.planned_end_on) as "lastDay",
      case when f.status = 'waived' then f.due_on - f.number else least(organisation_today() - 1, f.due_on - 2) end as "on",
      case f.side when 'employer' then a.language else t.language end as language,
      case f.side when 'employer' then e.contact_name else t.first_name || ' ' || t.last_name end as by,
      json_build_object('id', u.id, 'name', u.name, 'role', r.name) as officer
    from monitoring_forms f join placements l on l.id = f.placement_id join applications a on a.id = f.application_id
      join employers e on e.id = f.employer_id join participants t on t.id = f.participant_id
      join users u on u.id = coalesce(f.waived_by, a.assignee_id, (select id from users where email = ${cast.caseOfficer.email}))
      join roles r on r.id = u.role_id
    where f.status = 'waived' or f.status = 'open' and f.opens_on < organisation_today() - 1 and f.hold_id is null
    order by l.reference, f.number, f.side`.execute(db)
  return rows
}

async function send(db: Db, due: Due, random: Random): Promise<AuditRow[]> {
  const { placementId: recordId, by, on, wasWaived, lastWorkedOn } = due
  const isOver = lastWorkedOn !== null && lastWorkedOn <= on
  const isLess = !wasWaived && due.isSecond && random.chance(0.5)
  const said = isLess ? { ...due, hoursPerWeek: lessThan(due.hoursPerWeek) } : due
  const at = new Date(`${on}T${random.whole(13, 21)}:${random.whole(10, 59)}:00Z`)
  await answer(db, { due, at, work: { ...said, isOver } }, random)
  await markSent(db, due)
  const history = sentHistory(due, at)
  if (wasWaived) return history
  const flagged = { entity: 'placement', entity_id: recordId, reference: due.reference }
  await flagDifferences(
    {
      db,
      audit: async ({ action, changes = {} }) => {
        const entry = { ...flagged, action, changes: changes as AuditRow['changes'] }
        history.push(auditRow(at, visitorNamed(by), entry))
      },
    },
    { purpose: surveyPurposeOf(due), recordId, by },
  )
  return history
}

const lessThan = (hours: string) => (Number(hours) - 5).toFixed(1)
const visitorNamed = (name: string): Actor => ({ id: null, name, role: null })

async function answer(
  db: Db,
  { due, at, work }: { due: Due; at: Date; work: Work },
  random: Random,
): Promise<void> {
  const purpose = surveyPurposeOf(due)
  const { programId, language, by, placementId: recordId } = due
  const version = await publishedVersion(db, programId, purpose)
  const form = projectForm(version.content, { catalogue: purpose.catalogue, language })
  const { asked, answers } = shownOf(form, surveyAnswers(form, work, random))
  const draft = { id: null, programId, purpose: purpose.key, language }
  await keepResponse({ db, now: at }, { draft, version, form, asked, answers }, { recordId, by })
}

/** Accepted three days later what was due long ago; the rest waits. */
const markSent = (db: Db, { id, on, by, wasWaived, officer }: Due) =>
  sql`update monitoring_forms set status = ${wasWaived ? 'accepted' : 'submitted'},
      submitted_on = ${on}, submitted_by = ${by}, remind_on = null,
      waived_on = null, waived_by = null, waived_reason = null,
      accepted_on = ${wasWaived ? sql`${on}::date + 3` : null}, accepted_by = ${wasWaived ? officer.id : null}
    where id = ${id}`.execute(db)

function sentHistory({ id, reference, by, officer, wasWaived }: Due, at: Date): AuditRow[] {
  const of = { entity: 'monitoringForm', entity_id: id, reference }
  const sent = auditRow(at, visitorNamed(by), {
    ...of,
    action: 'monitoring.submit',
    changes: { status: ['open', 'submitted'] },
  })
  if (!wasWaived) return [sent]
  const accepted = auditRow(new Date(at.getTime() + 3 * 86_400_000), officer, {
    ...of,
    action: 'monitoring.accept',
    changes: { status: ['submitted', 'accepted'] },
  })
  return [sent, accepted]
}
