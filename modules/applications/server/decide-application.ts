import { sql } from 'kysely'
import { invalidField, notFound, refused } from '#kit/server/problems.ts'
import { takeStep, type VersionedChange } from '#kit/server/steps.ts'
import { createPlacement } from '#modules/placements/server/create-placement.ts'
import type { ApplicationRecord } from '../contract/applications.endpoints.ts'
import { applicationSteps } from './application.steps.ts'
import { freezeVersion } from './freeze-version.ts'
import { fundingOf } from './funding.queries.ts'
import { sendLetter, spokenMoney, spokenReason } from './letters.ts'
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
  await reserve(change, before.program.id, funding.total)
  await freezeVersion(change, id, 'approval')
  await createPlacement(change, { applicationId: id, committedAmount: funding.total })
  await tellApplicants(change, before, funding.total)
  await tellAssignee(change, id, { kind: 'decided', list: 'approved' })
}

/** One statement checks the room that is left and takes it, so two approvals cannot overspend. */
async function reserve({ db }: VersionedChange, programId: string, amount: string) {
  const reserved = await sql`
    update program_budgets b set committed = b.committed + ${amount}::numeric from programs p
    where b.program_id = ${programId} and p.id = b.program_id
      and b.committed + ${amount}::numeric <= p.budget_total`.execute(db)
  if (reserved.numAffectedRows !== 1n) throw refused('budgetExceeded')
}

async function tellApplicants(change: VersionedChange, record: ApplicationRecord, total: string) {
  if (!record.participant) throw notFound()
  const { currency } = await change.organisation()
  const values = (language: 'en' | 'fr') => ({
    reference: record.reference,
    participant: record.participantName,
    employer: record.employer.legalName,
    program: record.program.name[language],
    amount: spokenMoney(total, language, currency),
  })
  for (const { email, language } of [
    { email: record.employer.contactEmail, language: record.language },
    { email: record.participant.email, language: record.participant.language },
  ])
    await sendLetter(change, 'approved', { to: email, language, values: values(language) })
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
  await sendLetter(change, 'rejected', {
    to: before.employer.contactEmail,
    language,
    values: {
      reference: before.reference,
      participant: before.participantName,
      program: before.program.name[language],
      reasons: input.reasonCodes.map((code) => `• ${spokenReason(code, language)}`).join('\n'),
      note: input.applicantNote ?? '',
    },
  })
  await tellAssignee(change, id, { kind: 'decided', list: 'rejected' })
}
