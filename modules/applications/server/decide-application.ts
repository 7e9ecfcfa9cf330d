import { invalidField, notFound, refused } from '#kit/server/problems.ts'
import { takeStep, type VersionedChange } from '#kit/server/steps.ts'
import { commitBudget } from '#modules/programs/server/commit-budget.ts'
import { createPlacement } from '#modules/placements/server/create-placement.ts'
import { applicationsLetters } from '../contract/applications.letters.ts'
import type { ApplicationRecord } from '../contract/applications.endpoints.ts'
import { applicationSteps } from './application.steps.ts'
import { freezeVersion } from './freeze-version.ts'
import { fundingOf } from './funding.queries.ts'
import { tellAssignee } from './tell-assignee.ts'

/**
 * Approves an application: computes the subsidy afresh, reserves it in the budget, freezes the
 * approved version, creates the placement and tells both applicants.
 * @throws 409 `fourEyes`, `budgetExceeded` or another reason why not
 */
export async function approveApplication(
  change: VersionedChange,
  id: string,
  applicantNote: string | null,
): Promise<void> {
  const { db, person, now } = change
  const funding = await fundingOf(db, id)
  const { record: before } = await takeStep(change, applicationSteps, {
    id,
    step: 'approve',
    row: {
      decided_by: person.userId,
      decided_at: now,
      applicant_note: applicantNote,
      approved_amount: funding.total,
      approved_funding: JSON.stringify(funding),
      funding: JSON.stringify(funding),
      requested_amount: funding.total,
    },
    changes: { approvedAmount: [null, funding.total] },
    reason: applicantNote,
  })
  if (!(await commitBudget(change, before.program.id, funding.total)))
    throw refused('budgetExceeded')
  await freezeVersion(change, id, 'approval')
  await createPlacement(change, { applicationId: id, committedAmount: funding.total })
  await tellApplicants(change, before, funding.total)
  await tellAssignee(change, id, { kind: 'decided', list: 'approved' })
}

async function tellApplicants(change: VersionedChange, record: ApplicationRecord, total: string) {
  const { employer, participant, participantName, language } = record
  if (!participant) throw notFound()
  for (const to of [
    { email: employer.contactEmail, name: employer.contactName, language },
    { email: participant.email, name: participantName, language: participant.language },
  ])
    await change.letter(applicationsLetters.approved, to, {
      record: record.id,
      reference: record.reference,
      participant: participantName,
      employer: employer.legalName,
      program: record.program.name,
      amount: total,
    })
}

/** Rejects an application; the employer is told the reasons in plain words. */
export async function rejectApplication(
  change: VersionedChange,
  id: string,
  input: { reasonCodes: string[]; applicantNote: string | null },
): Promise<void> {
  if (input.reasonCodes.includes('other') && !input.applicantNote)
    throw invalidField('applicantNote', 'reasonNeeded')
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
  const { language } = before
  const { contactEmail: email, contactName: name } = before.employer
  await change.letter(
    applicationsLetters.rejected,
    { email, name, language },
    {
      record: id,
      reference: before.reference,
      participant: before.participantName,
      program: before.program.name,
      reasons: input.reasonCodes,
      note: input.applicantNote ?? '',
    },
  )
  await tellAssignee(change, id, { kind: 'decided', list: 'rejected' })
}
