import { Decimal } from 'decimal.js'
import { invalidField, Problem, refused } from '#kit/server/problems.ts'
import { takeStep, type VersionedChange } from '#kit/server/steps.ts'
import { commitBudget, holdBudget } from '#modules/programs/server/commit-budget.ts'
import { createPlacement } from '#modules/placements/server/create-placement.ts'
import { applicationsLetters } from '../contract/applications.letters.ts'
import type { WholeApplication } from '../contract/applications.endpoints.ts'
import type { Funding } from '../contract/funding.ts'
import { findProgramOf } from './application.queries.ts'
import { proveContact } from '#modules/employers/server/register-employer.ts'
import { personOf } from './person-of.ts'
import { contactOf } from './contact-of.ts'
import { applicationSteps } from './application.steps.ts'
import { freezeVersion } from './freeze-version.ts'
import { tellAssignee } from './tell-assignee.ts'

/**
 * An approval reads what others' approvals write: budget, the employer's amount and placements, the
 * participant's wages and combined cap. All of it is counted per program, so the lock of the
 * program's budget covers it; it comes before that of the application.
 */
const underBalances: typeof applicationSteps = {
  ...applicationSteps,
  async hold(change, id) {
    const programId = await findProgramOf(change.db, id)
    if (programId) await holdBudget(change, programId)
  },
}

interface Approval {
  applicantNote: string | null
  /** The subsidy that the approver saw. */
  expectedAmount: string
}

/**
 * Approves an application: computes the subsidy afresh, reserves it in the budget, freezes the
 * approved version, creates the placement and tells both applicants.
 * @throws 409 `fourEyes`, `budgetExceeded` or another reason why not, and `amountChanged` with the
 * subsidy of now when it is not what was seen
 */
export async function approveApplication(
  change: VersionedChange,
  id: string,
  approval: Approval,
): Promise<void> {
  const { record } = await takeStep(change, underBalances, {
    id,
    step: 'approve',
    row: {
      decided_by: change.person.userId,
      decided_at: change.now,
      applicant_note: approval.applicantNote,
    },
    reason: approval.applicantNote,
    before: ({ record: { funding } }) => approvedAs(funding, approval),
  })
  const { total } = record.funding
  const note = approval.applicantNote ?? ''
  if (!(await commitBudget(change, { programId: record.program.id, applicationId: id }, total)))
    throw refused('budgetExceeded')
  await proveContact(change, record.employer.id)
  await freezeVersion(change, id, { kind: 'approval' })
  await createPlacement(change, { applicationId: id, committedAmount: total, note })
  await tellParticipant(change, record, { total, note })
  await tellAssignee(change, id, { kind: 'decided', list: 'approved' })
}

/** What the approval writes of the subsidy of now. */
async function approvedAs(funding: Funding, { expectedAmount }: Approval) {
  const { total } = funding
  if (!new Decimal(total).eq(expectedAmount))
    throw new Problem(409, 'amountChanged', {
      params: { expected: expectedAmount, amount: total },
      extra: { expectedAmount, funding },
    })
  if (new Decimal(total).isZero()) throw refused('nothingLeft')
  return {
    row: {
      approved_amount: total,
      approved_funding: JSON.stringify(funding),
      funding: JSON.stringify(funding),
      requested_amount: total,
    },
    changes: { approvedAmount: [null, total] as [null, string] },
  }
}

/** The employer is told with the offer, which the placement makes. */
async function tellParticipant(
  change: VersionedChange,
  record: WholeApplication,
  { total, note }: { total: string; note: string },
) {
  const { id, reference, employer, participantName: participant, program } = record
  await change.letter(applicationsLetters.approved, await personOf(change.db, id), {
    record: id,
    reference,
    participant,
    employer: employer.legalName,
    program: program.name,
    amount: total,
    note,
  })
}

export interface Rejection {
  reasonCodes: string[]
  applicantNote: string | null
}

/** A reason that the list has not is said in the note. @throws 422 where it is not */
export function needsItsReason({ reasonCodes, applicantNote }: Rejection): void {
  if (reasonCodes.includes('other') && !applicantNote)
    throw invalidField('applicantNote', 'reasonNeeded')
}

/** Rejects an application; the employer is told the reasons in plain words. */
export async function rejectApplication(
  change: VersionedChange,
  id: string,
  input: Rejection,
): Promise<void> {
  needsItsReason(input)
  const { record: before } = await takeStep(change, applicationSteps, {
    id,
    step: 'reject',
    row: {
      decided_by: change.person.userId,
      decided_at: change.now,
      reason_codes: input.reasonCodes,
      applicant_note: input.applicantNote,
    },
    changes: { reasonCodes: [[], input.reasonCodes] },
    reason: input.applicantNote,
  })
  await change.letter(applicationsLetters.rejected, await contactOf(change.db, id), {
    record: id,
    reference: before.reference,
    participant: before.participantName,
    program: before.program.name,
    ...reasonsSaid(input),
    link: `/applications/View?id=${id}`,
  })
  await tellAssignee(change, id, { kind: 'decided', list: 'rejected' })
}

/** A reason that has no words of its own says those of the note, which then is not said twice. */
function reasonsSaid({ reasonCodes, applicantNote }: Rejection) {
  const said = applicantNote ?? ''
  return {
    reasons: reasonCodes.map((code) => (code === 'other' ? { said } : code)),
    note: reasonCodes.includes('other') ? '' : said,
  }
}
