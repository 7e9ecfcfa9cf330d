import { Decimal } from 'decimal.js'
import { sql } from 'kysely'
import type { Db, Looking } from '#kit/server/call.ts'
import type { Person } from '#kit/server/person.ts'
import { hiddenFields, withoutHidden } from '#kit/server/hidden-fields.ts'
import { notFound } from '#kit/server/problems.ts'
import { stepsNow } from '#kit/server/steps.ts'
import { selectNamed } from '#kit/server/storage.ts'
import { theKnown, theRow } from '#kit/server/the-row.ts'
import { acceptedAnswers } from '#modules/monitoring/server/accepted-answers.queries.ts'
import { mayClaim } from '#modules/supplements/server/may-claim.ts'
import { isGiven } from '../contract/payment.status.ts'
import { paymentGroups } from '../contract/payment.groups.ts'
import { secondApprovalAbove } from '../contract/payment.ts'
import type { PaymentRecord } from '../contract/payments.endpoints.ts'
import type { PaymentLine } from '../contract/payment-lines.ts'
import { computeLine } from './compute-claim.ts'
import { findingsOf } from './find-differences.ts'
import {
  isSent,
  isToEdit,
  judgePayment,
  mayView,
  paymentMachines,
  scopeOf,
  subject,
  type LoadedPayment,
} from './payment.policy.ts'
import { readWorked, type Worked } from './worked.queries.ts'

/** A payment whoever looks; null when there is none. */
export async function findPayment(db: Db, id: string): Promise<LoadedPayment | null> {
  const { rows } = await sql<LoadedPayment>`
    select y.id, y.version, y.reference, y.status, y.source, y.payee, y.entered_by as "enteredBy", y.placement_id as "placementId",
      y.supplement_id as "supplementId", y.application_id as "applicationId", y.program_id as "programId", y.employer_id as "employerId",
      y.participant_id as "participantId", y.period_from as "periodFrom", y.period_to as "periodTo",
      y.claimed_amount as "claimedAmount", y.assessed_amount as "assessedAmount", y.reduction_reason as "reductionReason", y.assessors,
      y.first_approved_by as "firstApprovedBy", y.approved_by as "approvedBy", y.approved_on as "approvedOn", ${isSent} as "isSent",
      coalesce(y.assessed_amount > ${secondApprovalAbove}::numeric, false) as "needsTwo",
      (select count(*)::int from payment_files f where f.payment_id = y.id) as files
    from payments y where y.id = ${id}`.execute(db)
  return rows[0] ?? null
}

const viewing = { action: 'view', subject } as const

/** A payment to look at or to change. @throws 404 when it is missing or not to be seen */
export async function loadPayment({ db, person }: Pick<Looking, 'db' | 'person'>, id: string) {
  const found = await findPayment(db, id)
  if (!found || !mayView(person, found)) throw notFound()
  return found
}

/** What a row of the list shows without any group, and the tables that it comes of. */
export const selectShown = ({
  userId,
}: Pick<
  Person,
  'userId'
>) => sql`y.id, y.reference, y.status, y.source, y.payee, y.period_from as "periodFrom",
  y.period_to as "periodTo", y.submitted_on as "submittedOn", e.legal_name as employer,
  l.reference as "placementReference", g.code as "programCode", g.name as "programName",
  y.claimed_amount as "claimedAmount", y.assessed_amount as "assessedAmount", y.approved_amount as "approvedAmount", y.version,
  coalesce(${userId}::uuid = any(y.assessors || array[y.first_approved_by, y.approved_by]), false) as "isJudged"`
export const joinsOfShown = sql`join placements l on l.id = y.placement_id join programs g on g.id = y.program_id
  join participants t on t.id = y.participant_id join employers e on e.id = y.employer_id
  left join users u on u.id = y.assignee_id`
export const protectedShown = {
  name: sql`t.first_name || ' ' || t.last_name`,
  participantReference: sql`t.reference`,
  assignee: selectNamed('u'),
}

const protectedColumns = sql.join(
  Object.entries(protectedShown).map(([name, column]) => sql`${column} as ${sql.ref(name)}`),
)

type StoredLine = Omit<PaymentLine, 'days' | 'counted' | 'eligible' | 'stretches' | 'computed'>

/** The lines of a payment in their order. */
export async function storedLines(db: Db, id: string): Promise<StoredLine[]> {
  const { rows } = await sql<StoredLine>`
    select from_on as "from", to_on as "to", hours, hourly_wage as "hourlyWage", gross, claimed, assessed,
      reduction_reason as "reductionReason"
    from payment_lines where payment_id = ${id} order by place`.execute(db)
  return rows
}

/** The same with what they rest on, and what they come to now. */
export async function linesOf(db: Db, id: string, worked: Worked): Promise<PaymentLine[]> {
  const stored = await storedLines(db, id)
  return stored.map(({ claimed, assessed, reductionReason, ...line }) => {
    const { claimed: computed, ...rests } = computeLine(line, worked)
    return { ...rests, claimed, computed, assessed, reductionReason }
  })
}

const files = sql`(select coalesce(jsonb_agg(jsonb_build_object('id', f.id, 'name', f.name,
    'mediaType', f.media_type, 'sizeBytes', f.size_bytes) order by p.kept_at, f.name), '[]')
  from payment_files p join files f on f.id = p.file_id where p.payment_id = y.id)`

const training = sql`(select jsonb_build_object('id', f.id, 'reference', f.reference, 'courseTitle', f.course_title)
  from funding_requests f where f.id = y.funding_request_id)`

const supplement = sql`(select jsonb_build_object('id', n.id, 'reference', n.reference, 'type', n.type,
    'frequency', n.frequency, 'fromOn', n.from_on, 'lastDay', supplement_last_day(n.id),
    'approved', n.approved_amount::text, 'left',
    case when n.status = 'closed' then '0.00' else greatest(n.approved_amount - supplement_claimed(n.id, null), 0)::text end,
    'spentOn', y.spent_on, 'reductionReason', y.reduction_reason)
  from supplements n where n.id = y.supplement_id)`

type Kept =
  | 'employerId'
  | 'applicationId'
  | 'placementId'
  | 'participantId'
  | 'positionTitle'
  | 'files'
  | 'training'
  | 'supplement'
  | 'changesAsked'
  | 'isCorrected'
  | 'submittedBy'
  | `${'assessed' | 'firstApproved' | 'approved' | 'declined'}${'On' | 'By'}`
  | 'declineReason'
  | 'declineNote'
  | 'cancelledOn'
  | `batch${'Id' | 'Reference'}`
  | `${'sent' | 'paid' | 'failed'}On`
  | `paid${'How' | 'Reference' | 'By'}`
  | 'netAmount'
  | `failure${'Reason' | 'Note'}`
type Stored = Pick<PaymentRecord, Kept> &
  Omit<PaymentRecord, 'can' | 'mayEdit' | 'lines' | 'agreed'>

async function readStored(
  { db, person }: Pick<Looking, 'db' | 'person'>,
  id: string,
): Promise<Stored> {
  const { rows } = await sql<Stored>`
    select ${selectShown(person)}, ${protectedColumns}, y.employer_id as "employerId", y.application_id as "applicationId",
      y.placement_id as "placementId", y.participant_id as "participantId", l.position_title as "positionTitle",
      ${files} as files, ${training} as training, ${supplement} as supplement, y.changes_asked as "changesAsked",
      coalesce(y.status = 'returned' and y.version > y.returned_version, false) as "isCorrected", s.name as "submittedBy", y.assessed_on as "assessedOn",
      a.name as "assessedBy", y.first_approved_on as "firstApprovedOn", o.name as "firstApprovedBy",
      y.approved_on as "approvedOn", p.name as "approvedBy", y.declined_on as "declinedOn", d.name as "declinedBy",
      y.decline_reason as "declineReason", y.decline_note as "declineNote", y.cancelled_on as "cancelledOn",
      y.batch_id as "batchId", b.reference as "batchReference", y.sent_on as "sentOn", y.paid_on as "paidOn",
      (y.approved_amount - kept_of_payment(y.id))::numeric(11, 2)::text as "netAmount",
      y.paid_how as "paidHow", y.paid_reference as "paidReference", n.name as "paidBy",
      y.failed_on as "failedOn", y.failure_reason as "failureReason", y.failure_note as "failureNote"
    from payments y ${joinsOfShown} left join payment_batches b on b.id = y.batch_id left join users s on s.id = y.submitted_by left join users a on a.id = y.assessed_by
      left join users o on o.id = y.first_approved_by left join users p on p.id = y.approved_by
      left join users d on d.id = y.declined_by left join users n on n.id = y.paid_by
    where y.id = ${id}`.execute(db)
  return theRow(rows)
}

export const agreedOf = (worked: Worked): PaymentRecord['agreed'] => ({
  from: worked.startedOn,
  to: worked.lastDay,
  hoursPerWeek: worked.hoursPerWeek,
  hourlyWage: worked.hourlyWage,
  committed: worked.committedAmount,
  left: worked.leftAmount,
})

/** What is left of the money for the wages of a placement once a payment is counted too. */
function leftAfter({ leftAmount }: Worked, found: LoadedPayment): string {
  const { status, source, assessedAmount } = found
  const counts = source === 'claim' && isGiven(status)
  const left = new Decimal(leftAmount).minus((counts && assessedAmount) || 0)
  return Decimal.max(left, 0).toFixed(2)
}

/** A payment as its screen shows it. */
export async function readPayment(looking: Looking, id: string): Promise<PaymentRecord> {
  const { db, person } = looking
  const found = await loadPayment(looking, id)
  const stored = await readStored(looking, id)
  const worked = theKnown(await readWorked(db, found.placementId, id))
  const lines = await linesOf(db, id, worked)
  const isChecked = person.type === 'staff' && found.source === 'claim'
  const answers = isChecked ? await acceptedAnswers(db, stored) : []
  const whole: PaymentRecord = {
    ...stored,
    lines,
    agreed: { ...agreedOf(worked), left: leftAfter(worked, found) },
    answers,
    findings: isChecked ? findingsOf({ found, lines, worked, answers }) : [],
    mayEdit: isToEdit(found) && mayClaim(person, found),
    can: stepsNow(paymentMachines, judgePayment(found), person),
  }
  const sees = person.permissions.groupsOn(viewing, scopeOf(found))
  const hidden = hiddenFields(paymentGroups, (group) =>
    group === 'review' ? person.type === 'staff' : sees(group),
  )
  return toldTo(withoutHidden(whole, hidden), person.type)
}

/** Staff alone know who of them did something; what an employer was written is between the two, as is what a participant was. */
function toldTo(record: PaymentRecord, type: string): PaymentRecord {
  if (type === 'staff') return record
  const ofStaff = { batchId: null, batchReference: null }
  const unnamed = {
    ...ofStaff,
    assessedBy: null,
    firstApprovedBy: null,
    approvedBy: null,
    declinedBy: null,
    paidBy: null,
  }
  if (type === 'employer') return { ...record, ...unnamed }
  if (record.payee === 'participant') return { ...record, ...unnamed, submittedBy: null }
  const between = {
    files: [],
    changesAsked: null,
    declineNote: null,
    submittedBy: null,
    failureNote: null,
    netAmount: null,
  }
  const lines = record.lines.map((line) => ({ ...line, reductionReason: null }))
  const supplement = record.supplement && { ...record.supplement, reductionReason: null }
  return { ...record, ...unnamed, ...between, lines, supplement }
}
