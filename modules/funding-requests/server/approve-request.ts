import { Decimal } from 'decimal.js'
import { sql } from 'kysely'
import type { Language } from '#kit/contract/strings.ts'
import { spokenMoney } from '#kit/server/letter-facts.ts'
import { invalidField, refused } from '#kit/server/problems.ts'
import { takeStep, type VersionedChange } from '#kit/server/steps.ts'
import { theRow } from '#kit/server/the-row.ts'
import { refuseHeld } from '#modules/holds/server/refuse-held.ts'
import { commitBudget } from '#modules/programs/server/commit-budget.ts'
import type { ApprovedLine } from '../contract/funding-requests.endpoints.ts'
import { mostToApprove } from './balances.queries.ts'
import { complaintsAboutCourse, type Course } from '../contract/course-rules.ts'
import { approvedLines, type DecidedLine } from './approved-lines.ts'
import type { LoadedRequest } from './request.policy.ts'
import { tellApproved } from './tell-decided.ts'
import { underBalances } from './under-balances.ts'

/** In which language amounts are told. */
type Approving = VersionedChange & { language: Language }

interface Approval {
  lines: readonly ApprovedLine[]
  /** The sum of the lines that the approver saw. */
  total: string
  applicantNote?: string | null | undefined
}

/**
 * Approves a request: sets aside what is given of each cost, and tells whoever filled in the form.
 * @throws 409 `fourEyes`, `paymentHeld`, `placementNotUnderWay` or what is wrong with the course; 422
 * with what is left where it is too much
 */
export async function approveRequest(change: Approving, id: string, approval: Approval) {
  const { total, applicantNote = null } = approval
  let decided: DecidedLine[] = []
  const request = await takeStep(change, underBalances, {
    id,
    step: 'approve',
    reason: applicantNote,
    async before(request) {
      await refuseCase(change, request)
      decided = await approvedLines(change, id, approval)
      await refuseTooMuch(change, request, total)
      return {
        row: {
          approved_amount: total,
          decided_by: change.person.userId,
          decided_on: await change.today(),
          applicant_note: applicantNote,
        },
        changes: { approvedAmount: [null, total] },
      }
    },
  })
  await keepApproved(change, id, decided)
  if (!(await commitBudget(change, request, total))) throw refused('budgetExceeded')
  await tellApproved(change, id, { total, lines: decided, note: applicantNote })
}

type Stored = Course & { submittedOn: string; lastDay: string; placement: string }

/** What no amount makes right: the placement, a hold on either side, the course itself. @throws 409 */
async function refuseCase(change: VersionedChange, request: LoadedRequest) {
  const { employerId, participantId, programId, applicationId } = request
  const { rows } = await sql<Stored>`
    select f.starts_on as "startsOn", f.ends_on as "endsOn", f.hours, f.is_affiliated as "isAffiliated",
      f.submitted_on as "submittedOn", coalesce(l.last_worked_on, l.planned_end_on) as "lastDay", l.status as placement
    from funding_requests f join placements l on l.id = f.placement_id where f.id = ${request.id}`.execute(
    change.db,
  )
  const { placement, ...course } = theRow(rows)
  if (placement !== 'active' && placement !== 'accepted') throw refused('placementNotUnderWay')
  await refuseHeld(change, 'payment', { employerId, participantId, programId, applicationId })
  const [complaint] = complaintsAboutCourse(course, { ...course, today: await change.today() })
  if (complaint) throw refused(complaint.code)
}

/** @throws 422 with what the tightest limit leaves */
async function refuseTooMuch(change: Approving, request: LoadedRequest, total: string) {
  const { amount, limit } = await mostToApprove(change.db, request)
  if (new Decimal(total).lte(amount)) return
  const { currency } = await change.organisation()
  const left = spokenMoney(amount, { language: change.language, currency })
  throw invalidField('total', limit, { left })
}

async function keepApproved({ db }: VersionedChange, id: string, lines: readonly DecidedLine[]) {
  const given = lines.map(({ kind, approved, reductionReason }) => ({
    kind,
    approved,
    reason: reductionReason,
  }))
  await sql`update funding_request_lines n set approved = g.approved, reduction_reason = g.reason
    from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as g(kind text, approved numeric(11, 2), reason text)
    where n.request_id = ${id} and n.kind = g.kind`.execute(db)
}
