import { sql } from 'kysely'
import type { Can } from '#kit/contract/define-entity.ts'
import type { Db, Looking } from '#kit/server/call.ts'
import { hiddenFields, withoutHidden } from '#kit/server/hidden-fields.ts'
import { notFound } from '#kit/server/problems.ts'
import { stepsNow } from '#kit/server/steps.ts'
import { selectNamed } from '#kit/server/storage.ts'
import { theRow } from '#kit/server/the-row.ts'
import { daysUntil, dueDay } from '#modules/business-days/server/due-day.ts'
import { veryLateAfter } from '../contract/monitoring-form.status.ts'
import type { MonitoringRecord } from '../contract/monitoring.endpoints.ts'
import { monitoringGroups } from '../contract/monitoring.groups.ts'
import { findOtherThanAgreed } from './other-than-agreed.queries.ts'
import {
  judgeForm,
  mayFill,
  monitoringMachines,
  scopeOf,
  viewing,
  type LoadedForm,
} from './monitoring.policy.ts'

/** A form whoever looks; null when there is none. */
export async function findForm(db: Db, id: string): Promise<LoadedForm | null> {
  const { rows } = await sql<LoadedForm>`
    select f.id, f.version, f.status, f.side, f.opens_on as "opensOn", f.due_on as "dueOn",
      f.program_id as "programId", f.employer_id as "employerId", f.participant_id as "participantId",
      l.reference, g.province, f.reminders, f.last_contact_on as "lastContactOn",
      coalesce(f.last_contact_on = organisation_today(), false) as "wasContactedToday"
    from monitoring_forms f join placements l on l.id = f.placement_id join programs g on g.id = f.program_id
    where f.id = ${id}`.execute(db)
  return rows[0] ?? null
}

/** A form to look at or to change. @throws 404 when it is missing or not to be seen */
export async function loadForm({ db, person }: Pick<Looking, 'db' | 'person'>, id: string) {
  const found = await findForm(db, id)
  if (!found) throw notFound()
  if (person.type !== 'system' && !person.permissions.allows(viewing, scopeOf(found)))
    throw notFound()
  return found
}

/** Of an open form: its day is still to come, or has passed, and for how long. */
export const isLate = sql<boolean>`(f.status = 'open' and f.due_on < organisation_today())`
export const isVeryLate = sql<boolean>`(f.status = 'open' and f.due_on < organisation_today() - ${sql.lit(veryLateAfter)})`
export const isPending = sql<boolean>`(f.status = 'open' and f.due_on >= organisation_today())`
/** In calendar days. */
export const daysLate = sql<number>`case when ${isLate} then organisation_today() - f.due_on else 0 end`

/** What a row of the list shows without any group, and the tables that it comes of. */
export const selectShown = sql`f.id, f.status, f.side, f.number, f.opens_on as "opensOn", f.due_on as "dueOn",
  case when ${isVeryLate} then 'veryLate' when ${isLate} then 'late' when ${isPending} then 'pending' end as timing,
  ${daysLate} as "daysLate", f.submitted_on as "submittedOn",
  f.reminders, f.last_contact_on as "lastContactOn", e.legal_name as employer, l.reference as "placementReference", g.code as "programCode", g.name as "programName"`
export const joinsOfShown = sql`join placements l on l.id = f.placement_id join programs g on g.id = f.program_id
  join participants t on t.id = f.participant_id join employers e on e.id = f.employer_id
  left join users u on u.id = f.assignee_id`
export const protectedShown = {
  name: sql`t.first_name || ' ' || t.last_name`,
  participantReference: sql`t.reference`,
  assignee: selectNamed('u'),
}

const protectedColumns = sql.join(
  Object.entries(protectedShown).map(([name, column]) => sql`${column} as ${sql.ref(name)}`),
)

type Computed = 'can' | 'businessDaysLeft' | 'proposedDueOn' | 'mayFill' | 'otherThanAgreed'
type Stored = Omit<MonitoringRecord, Computed>

/** A form as its screen shows it. */
export async function readForm(looking: Looking, id: string): Promise<MonitoringRecord> {
  const { db, person } = looking
  const found = await loadForm(looking, id)
  const { rows } = await sql<Stored>`
    select ${selectShown}, ${protectedColumns}, f.version, f.application_id as "applicationId",
      f.participant_id as "participantId", f.placement_id as "placementId",
      f.submitted_by as "submittedBy", f.accepted_on as "acceptedOn", v.name as "acceptedBy",
      f.changes_asked as "changesAsked", l.position_title as "positionTitle", f.waived_on as "waivedOn",
      w.name as "waivedBy", f.waived_reason as "waivedReason"
    from monitoring_forms f ${joinsOfShown} left join users w on w.id = f.waived_by
      left join users v on v.id = f.accepted_by where f.id = ${id}`.execute(db)
  const can = stepsNow(monitoringMachines, judgeForm(found), person)
  const stored = theRow(rows)
  const sees = person.permissions.groupsOn(viewing, scopeOf(found))
  const isStaff = person.type === 'staff'
  const readsAnswers = isStaff && (stored.side === 'employer' || sees('personal'))
  const whole = {
    ...stored,
    otherThanAgreed: readsAnswers ? await findOtherThanAgreed(db, stored) : [],
    businessDaysLeft: await daysLeft(looking, found),
    proposedDueOn: await proposedDay(looking, found, can),
    mayFill: found.status === 'open' && mayFill(person, found),
    can,
  }
  const hidden = hiddenFields(monitoringGroups, (group) =>
    group === 'review' ? isStaff : sees(group),
  )
  const shown = withoutHidden(whole, hidden)
  return isStaff ? shown : { ...shown, waivedBy: null, waivedReason: null, acceptedBy: null }
}

const daysLeft = (looking: Looking, { status, dueOn: day, province }: LoadedForm) =>
  day && status === 'open' ? daysUntil(looking, { day, province }) : null

const proposedDays = 10
const asksForDay = ['extend', 'askForChanges', 'reopen']

/** After the due day of a form that is still to come, since a new one has to be later. */
async function proposedDay(looking: Looking, { status, dueOn, province }: LoadedForm, can: Can) {
  if (!asksForDay.some((step) => can[step] === true)) return null
  const today = await looking.today()
  const from = status === 'open' && dueOn && dueOn > today ? dueOn : today
  return dueDay(looking, { days: proposedDays, province, from })
}
