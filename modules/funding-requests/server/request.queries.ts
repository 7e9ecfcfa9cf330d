import { sql } from 'kysely'
import type { Db, Looking } from '#kit/server/call.ts'
import { hiddenFields, withoutHidden } from '#kit/server/hidden-fields.ts'
import { notFound } from '#kit/server/problems.ts'
import { stepsNow } from '#kit/server/steps.ts'
import { selectFields, selectNamed } from '#kit/server/storage.ts'
import type { Person } from '#kit/server/person.ts'
import { theRow } from '#kit/server/the-row.ts'
import { training } from '../contract/funding-request.ts'
import { requestGroups } from '../contract/funding-request.groups.ts'
import type { RequestRecord } from '../contract/funding-requests.endpoints.ts'
import { costOrder } from './cost-order.ts'
import { mostToApprove } from './balances.queries.ts'
import { asks, isToFill } from './asked-request.queries.ts'
import {
  facts,
  judgeRequest,
  mayFill,
  requestMachines,
  scopeOf,
  subject,
  type LoadedRequest,
} from './request.policy.ts'

/** A request whoever looks; null when there is none. */
export async function findRequest(db: Db, id: string): Promise<LoadedRequest | null> {
  const { rows } = await sql<LoadedRequest>`
    select f.id, f.version, f.reference, f.status, f.side, f.due_on as "dueOn", f.placement_id as "placementId",
      f.application_id as "applicationId", f.program_id as "programId", f.employer_id as "employerId",
      f.participant_id as "participantId", f.requested_by as "requestedBy", f.approved_amount as "approvedAmount", f.assessed_amount as "assessedAmount",
      f.decided_by as "decidedBy", f.paid_by as "paidBy", f.decided_on as "decidedOn", f.ends_on as "endsOn", ${asks} as asks, f.has_certificate as "hasCertificate",
      exists (select 1 from payments y where y.funding_request_id = f.id and y.status <> 'cancelled') as "isPaidHere",
      exists (select 1 from payments y where y.funding_request_id = f.id and y.status not in ('approved', 'cancelled')) as "isOnItsWay",
      f.certificate_reason as "certificateReason", g.province, coalesce(f.last_contact_on = organisation_today(), false) as "wasContactedToday"
    from funding_requests f join programs g on g.id = f.program_id where f.id = ${id}`.execute(db)
  return rows[0] ?? null
}

const viewing = { action: 'view', subject } as const

/** A request to look at or to change. @throws 404 when it is missing or not to be seen */
export async function loadRequest({ db, person }: Pick<Looking, 'db' | 'person'>, id: string) {
  const found = await findRequest(db, id)
  if (!found) throw notFound()
  if (person.type !== 'system' && !person.permissions.allows(viewing, scopeOf(found)))
    throw notFound()
  return found
}

/** What a row of the list shows without any group, and the tables that it comes of. */
export const selectShown = sql`f.id, f.reference, f.status, f.side, f.due_on as "dueOn",
  e.legal_name as employer, l.reference as "placementReference", g.code as "programCode", g.name as "programName",
  f.course_title as "courseTitle", f.starts_on as "startsOn", f.requested_amount as "requestedAmount",
  f.approved_amount as "approvedAmount", f.assessed_amount as "assessedAmount"`
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

const course = selectFields(training, 'f', { except: ['courseTitle', 'startsOn', 'costs'] })

/** The costs of a request, in the order in which they are asked for. */
const lines = sql`(select coalesce(jsonb_agg(jsonb_build_object('kind', n.kind, 'requested', n.requested::text,
    'approved', n.approved::text, 'reductionReason', n.reduction_reason, 'claimed', n.claimed::text,
    'assessed', n.assessed::text, 'assessmentReason', n.assessment_reason)
    order by ${costOrder}), '[]')
  from funding_request_lines n where n.request_id = f.id)`

/** Who of the staff did something, the staff alone know. */
const withoutStaff = {
  requestedBy: null,
  decidedBy: null,
  reviewedBy: null,
  closedBy: null,
  cancelledBy: null,
}

/** The payment that is made of a request, where the person sees it. */
const payment = ({ permissions }: Person) => sql`(
  select jsonb_build_object('id', y.id, 'reference', y.reference) from payments y
  where y.funding_request_id = f.id and y.status <> 'cancelled'
    and ${permissions.where({ action: 'view', subject: 'Payments' }, facts)})`

type Stored = Omit<RequestRecord, 'can' | 'mayFill' | 'most'>

/** A request as its screen shows it. */
export async function readRequest(looking: Looking, id: string): Promise<RequestRecord> {
  const { db, person } = looking
  const found = await loadRequest(looking, id)
  const { rows } = await sql<Stored>`
    select ${selectShown}, ${protectedColumns}, ${course}, f.version, f.application_id as "applicationId",
      f.placement_id as "placementId", f.participant_id as "participantId", l.position_title as "positionTitle",
      f.message, f.requested_on as "requestedOn", r.name as "requestedBy", f.submitted_on as "submittedOn",
      f.submitted_by as "submittedBy", f.changes_asked as "changesAsked", f.reminders,
      f.last_contact_on as "lastContactOn", ${lines} as lines, f.decided_on as "decidedOn", d.name as "decidedBy",
      f.reason_codes as "reasonCodes", f.applicant_note as "applicantNote",
      f.evidence_asked_on as "evidenceAskedOn", f.evidence_sent_on as "evidenceSentOn",
      f.evidence_sent_by as "evidenceSentBy", f.claimed_amount as "claimedAmount",
      f.has_certificate as "hasCertificate", f.certificate_reason as "certificateReason",
      f.reviewed_on as "reviewedOn", v.name as "reviewedBy", f.review_note as "reviewNote",
      ${payment(person)} as payment, f.paid_on as "paidOn", f.paid_otherwise as "paidOtherwise",
      f.closed_on as "closedOn", w.name as "closedBy", f.cancelled_on as "cancelledOn",
      c.name as "cancelledBy", f.cancel_reason as "cancelReason"
    from funding_requests f ${joinsOfShown} left join users r on r.id = f.requested_by
      left join users d on d.id = f.decided_by left join users c on c.id = f.cancelled_by
      left join users v on v.id = f.reviewed_by left join users w on w.id = f.closed_by
    where f.id = ${id}`.execute(db)
  const can = stepsNow(requestMachines, judgeRequest(found), person)
  const whole = {
    ...theRow(rows),
    mayFill: isToFill(found) && mayFill(person, found),
    most: can.approve === undefined ? null : await mostToApprove(db, found),
    can,
  }
  const sees = person.permissions.groupsOn(viewing, scopeOf(found))
  const isStaff = person.type === 'staff'
  const hidden = hiddenFields(requestGroups, (group) =>
    group === 'review' ? isStaff : sees(group),
  )
  const told = withoutHidden(whole, hidden)
  return isStaff ? told : { ...told, ...withoutStaff }
}
