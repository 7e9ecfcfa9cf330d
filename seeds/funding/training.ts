import { Decimal } from 'decimal.js'
import { sql } from 'kysely'
import type { Db } from '#kit/server/call.ts'
import { addDays, dayOf, nextMonday } from '../clock.ts'
import { insertRows, newIds } from '../insert-rows.ts'
import { courses, type SeedCourse } from './courses.ts'
import { auditRow, type AuditRow } from './history.ts'
import { itself, type Actor } from './staff.ts'

/** What has become of a request, and how many days ago it was asked for. */
const stories = [
  ['awaitingApproval', 9],
  ['awaitingForm', 4],
  ['approved', 34],
  ['awaitingApproval', 6],
  ['awaitingForm', 13],
  ['approved', 48],
  ['returned', 16],
  ['awaitingApproval', 5],
  ['rejected', 40],
  ['approved', 27],
  ['awaitingForm', 15],
  ['cancelled', 30],
  ['expired', 45],
  ['approved', 62],
] as const
type Status = (typeof stories)[number][0]

const isSent = (status: Status) =>
  status === 'awaitingApproval' || status === 'approved' || status === 'rejected'
/** The first requests of some who work, and the second ones of others. */
const mostPerPlacement = 2

export interface Trained {
  id: string
  placementId: string
  startedOn: string
  plannedEndOn: string
  language: 'en' | 'fr'
  employer: string
  participant: string
  officer: string
  officerId: string
  officerRole: string
  approverId: string
  approver: string
  approverRole: string
}

export interface Made {
  of: Trained
  status: Status
  askedOn: string
  startsOn: string
  course: SeedCourse
  side: 'employer' | 'participant'
}

/** Courses that are asked for, filled in, approved and not, of people who work. */
export async function requestTraining(db: Db, now: Date): Promise<AuditRow[]> {
  const today = dayOf(now)
  const trained = await trainedOnes(db)
  const newId = await newIds(db, trained.length)
  const made = trained
    .map((each, at) => ofStory(each, { at, today }))
    .filter((each) => fits(each))
    .map((each) => ({ ...each, of: { ...each.of, id: newId() } }))
  await insertRows(db, 'funding_requests', made.map(rowOf))
  await insertRows(db, 'funding_request_lines', made.flatMap(linesOf))
  await sql`update funding_requests set remind_on = case when due_on - 7 > organisation_today() then due_on - 7 else due_on end
    where status in ('awaitingForm', 'returned')`.execute(db)
  const { rows } = await sql<{ id: string; reference: string }>`
    select id, reference from funding_requests`.execute(db)
  const references = new Map(rows.map(({ id, reference }) => [id, reference]))
  return made.flatMap((each) => historyOf(each, references.get(each.of.id)!))
}

function ofStory(of: Trained, { at, today }: { at: number; today: string }): Made {
  const [status, daysAgo] = stories[at % stories.length]!
  return {
    of,
    status,
    askedOn: weekday(addDays(today, -daysAgo - (at % 3))),
    startsOn: nextMonday(addDays(today, 12 + (at % 9))),
    course: courses[at % courses.length]!,
    side: at % 4 === 3 ? 'participant' : 'employer',
  }
}

export const lastDay = ({ startsOn, course }: Made) => addDays(startsOn, course.weeks * 7 - 3)

/** Asked for while they worked, and over before they leave. */
const fits = (made: Made) =>
  made.askedOn > made.of.startedOn && lastDay(made) <= made.of.plannedEndOn

export const weekday = (day: string) => {
  const over = [2, 0, 0, 0, 0, 0, 1][new Date(day).getUTCDay()]!
  return addDays(day, -over)
}

/** Who works, with who looks after them and who decides. */
async function trainedOnes(db: Db): Promise<Trained[]> {
  const { rows } = await sql<Trained>`
    select l.id as "placementId", l.started_on as "startedOn", l.planned_end_on as "plannedEndOn",
      coalesce(e.language, 'en') as language, e.contact_name as employer,
      t.first_name || ' ' || t.last_name as participant, o.id as "officerId", o.name as officer, r.name as "officerRole",
      d.id as "approverId", d.name as approver, q.name as "approverRole"
    from placements l join applications a on a.id = l.application_id join employers e on e.id = l.employer_id
      join participants t on t.id = l.participant_id join users o on o.id = a.assignee_id join roles r on r.id = o.role_id
      join users d on d.id = a.decided_by join roles q on q.id = d.role_id, generate_series(1, ${mostPerPlacement}) as n
    where l.status = 'active' and d.id <> o.id
    order by n, l.reference`.execute(db)
  return rows
}

const total = ({ costs }: SeedCourse) => Decimal.sum(0, ...Object.values(costs)).toFixed(2)

/** A line is given whole; of what is neither taught nor examined nothing. */
const givenOf = (kind: string, requested: string) => (kind === 'meals' ? '0.00' : requested)
export const given = ({ costs }: SeedCourse) =>
  Decimal.sum(0, ...Object.entries(costs).map(([kind, amount]) => givenOf(kind, amount))).toFixed(2)

const said = {
  message: {
    en: 'Here is the form for the course that we talked about.',
    fr: 'Voici le formulaire de la formation dont nous avons parlé.',
  },
  changes: {
    en: 'Attach a quote that names the course and the person.',
    fr: 'Joignez un devis qui nomme le cours et la personne.',
  },
  cancelled: { en: 'The course was cancelled.', fr: 'Le cours a été annulé.' },
  meals: {
    en: 'Meals are paid by the employer.',
    fr: 'Les repas sont à la charge de l’employeur.',
  },
}

const isFilledIn = (status: Status) => isSent(status) || status === 'returned'

export function rowOf(made: Made) {
  const { of, status, askedOn, side } = made
  const asked = `${askedOn}T15:00:00Z`
  return {
    id: of.id,
    placement_id: of.placementId,
    side,
    status,
    requested_by: of.officerId,
    requested_on: askedOn,
    message: said.message[of.language],
    due_on: addDays(askedOn, status === 'returned' ? 28 : 21),
    last_contact_on: askedOn,
    reminders: 0,
    ...courseOf(made),
    ...decisionOf(made),
    version: 1,
    created_at: asked,
    updated_at: asked,
  }
}

/** What the form tells, once it is filled in. */
function courseOf(made: Made) {
  const { of, status, askedOn, startsOn, course, side } = made
  const told = {
    submitted_on: isSent(status) ? addDays(askedOn, 3) : null,
    submitted_by: isSent(status) ? of[side] : null,
    course_title: course.title[of.language],
    provider_name: course.provider,
    provider_type: course.providerType,
    is_affiliated: false,
    delivery: course.delivery,
    starts_on: startsOn,
    ends_on: lastDay(made),
    hours: course.hours,
    credential: course.credential,
    skill_focus: course.skillFocus,
    relevance: course.relevance[of.language],
    why_provider: course.why[of.language],
    costs: Object.keys(course.costs),
    paid_by: 'employer',
    requested_amount: total(course),
  }
  if (isFilledIn(status)) return told
  return Object.fromEntries(Object.keys(told).map((column) => [column, null])) as {
    [column in keyof typeof told]: null
  }
}

function decisionOf({ of, status, askedOn, course }: Made) {
  const isDecided = status === 'approved' || status === 'rejected'
  const isCancelled = status === 'cancelled'
  return {
    changes_asked: status === 'returned' ? said.changes[of.language] : null,
    approved_amount: status === 'approved' ? given(course) : null,
    decided_by: isDecided ? of.approverId : null,
    decided_on: isDecided ? addDays(askedOn, 9) : null,
    reason_codes: status === 'rejected' ? ['notRelevant'] : [],
    cancelled_on: isCancelled ? addDays(askedOn, 5) : null,
    cancelled_by: isCancelled ? of.officerId : null,
    cancel_reason: isCancelled ? said.cancelled[of.language] : null,
  }
}

export const linesOf = ({ of, status, course }: Made) =>
  Object.entries(isFilledIn(status) ? course.costs : {}).map(([kind, requested]) => {
    const approved = status === 'approved' ? givenOf(kind, requested) : null
    const isReduced = approved !== null && approved !== requested
    return {
      request_id: of.id,
      kind,
      requested,
      approved,
      reduction_reason: isReduced ? said.meals[of.language] : null,
    }
  })

/** As the product itself would have written it: days since it was asked for, by whom, and what. */
export function historyOf({ of, status, askedOn, side }: Made, reference: string): AuditRow[] {
  const officer: Actor = { id: of.officerId, name: of.officer, role: of.officerRole }
  const approver: Actor = { id: of.approverId, name: of.approver, role: of.approverRole }
  const sender: Actor = { id: null, name: of[side], role: null }
  const sent = [3, sender, 'submit', 'awaitingForm', 'awaitingApproval'] as const
  const later: Record<Status, readonly Lead[]> = {
    awaitingForm: [],
    awaitingApproval: [sent],
    returned: [sent, [9, approver, 'returnForm', 'awaitingApproval', status]],
    approved: [sent, [9, approver, 'approve', 'awaitingApproval', status]],
    rejected: [sent, [9, approver, 'reject', 'awaitingApproval', status]],
    cancelled: [[5, officer, 'cancel', 'awaitingForm', status]],
    expired: [[22, itself, 'expire', 'awaitingForm', status]],
  }
  const leads: readonly Lead[] = [[0, officer, 'created', null, 'awaitingForm'], ...later[status]]
  return leads.map(([days, by, step, before, after]) =>
    auditRow(new Date(`${addDays(askedOn, days)}T15:00:00Z`), by, {
      action: `fundingRequests.${step}`,
      entity: 'fundingRequest',
      entity_id: of.id,
      reference,
      changes: { status: [before, after] },
    }),
  )
}

type Lead = readonly [days: number, by: Actor, step: string, before: Status | null, after: Status]
