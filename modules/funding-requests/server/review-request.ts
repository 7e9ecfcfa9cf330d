import { Decimal } from 'decimal.js'
import { sql } from 'kysely'
import { refused } from '#kit/server/problems.ts'
import { takeStep, type VersionedChange } from '#kit/server/steps.ts'
import { refuseHeld } from '#modules/holds/server/refuse-held.ts'
import { payTraining } from '#modules/payments/server/pay-training.ts'
import { releaseBudget } from '#modules/programs/server/commit-budget.ts'
import type { AssessedLine } from '../contract/funding-requests.endpoints.ts'
import { assessedLines, type AssessedCost } from './assessed-lines.ts'
import type { LoadedRequest } from './request.policy.ts'
import { tellReviewed } from './tell-evidence.ts'
import { underBalances } from './under-balances.ts'

interface Review {
  lines: readonly AssessedLine[]
  /** The sum of the lines that the reviewer saw. */
  total: string
  reviewNote?: string | null | undefined
}

/**
 * Reviews the evidence of a request for payment: what is not assessed of what was set aside is the
 * program's again, and whoever handed the evidence in is told each amount. Of what the employer has paid
 * first, a payment is made.
 * @throws 409 `fourEyesOnReview`, `noCertificate`, `paymentHeld`; 422 with what is wrong with a line
 */
export async function reviewRequest(change: VersionedChange, id: string, review: Review) {
  const { total, reviewNote = null } = review
  let lines: AssessedCost[] = []
  const reviewed = await takeStep(change, underBalances, {
    id,
    step: 'review',
    reason: reviewNote,
    async before(request) {
      await refuseUnproven(change, request)
      lines = await assessedLines(change, id, review)
      return {
        row: {
          assessed_amount: total,
          reviewed_by: change.person.userId,
          reviewed_on: await change.today(),
          review_note: reviewNote,
        },
        changes: { assessedAmount: [null, total] },
      }
    },
  })
  await keepAssessed(change, id, lines)
  const { approvedAmount, paidBy } = reviewed
  if (paidBy === 'employer') await payTraining(change, id)
  const rest = new Decimal(approvedAmount ?? 0).minus(total)
  if (rest.gt(0)) await releaseBudget(change, reviewed, rest.toFixed(2))
  await tellReviewed(change, id, { total, lines, note: reviewNote })
}

/** Nothing is paid without a certificate, or words why there is none; nor while payments are held. @throws 409 */
async function refuseUnproven(change: VersionedChange, request: LoadedRequest) {
  const { employerId, participantId, programId, applicationId } = request
  if (!request.hasCertificate && !request.certificateReason) throw refused('noCertificate')
  await refuseHeld(change, 'payment', { employerId, participantId, programId, applicationId })
}

async function keepAssessed({ db }: VersionedChange, id: string, lines: readonly AssessedCost[]) {
  const given = lines.map(({ kind, assessed, assessmentReason }) => ({
    kind,
    assessed,
    reason: assessmentReason,
  }))
  await sql`update funding_request_lines n set assessed = g.assessed, assessment_reason = g.reason
    from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as g(kind text, assessed numeric(11, 2), reason text)
    where n.request_id = ${id} and n.kind = g.kind`.execute(db)
}
