import { invalidField } from '#kit/server/problems.ts'
import { takeStep, type VersionedChange } from '#kit/server/steps.ts'
import { applicationsLetters } from '../contract/applications.letters.ts'
import { applicationSteps } from './application.steps.ts'
import { contactOf } from './contact-of.ts'
import { attachDocuments } from './attach-documents.ts'
import { tellAssignee } from './tell-assignee.ts'

/** Asks the employer for what is missing, until a day; the review waits for the answer. */
export async function requestInformation(
  change: VersionedChange,
  id: string,
  { message, dueOn }: { message: string; dueOn: string },
): Promise<void> {
  if (dueOn <= (await change.today())) throw invalidField('dueOn', 'inFuture')
  const { record: before } = await takeStep(change, applicationSteps, {
    id,
    step: 'requestInformation',
    row: { information_request: message, information_due_on: dueOn },
    reason: message,
    changes: { informationDueOn: [null, dueOn] },
  })
  await change.letter(applicationsLetters.informationRequested, await contactOf(change.db, id), {
    record: id,
    reference: before.reference,
    participant: before.participantName,
    message,
    dueOn,
  })
}

/** What was asked for has arrived, and lies with the documents from now on; the review goes on. */
export async function receiveInformation(
  change: VersionedChange,
  id: string,
  { note = null, document }: { note?: string | null; document?: string | null },
): Promise<void> {
  await takeStep(change, applicationSteps, {
    id,
    step: 'resubmit',
    row: { information_request: null, information_due_on: null },
    reason: note,
    input: { document },
  })
  const documents = document ? [{ id: document, kind: 'information' }] : []
  await attachDocuments(change, id, { documents, by: change.person.name })
  await tellAssignee(change, id, { kind: 'informationReceived', list: 'pending' })
}

/** The case officer's recommendation; another person decides. */
export async function recommendApplication(
  change: VersionedChange,
  id: string,
  { outcome, note }: { outcome: 'approve' | 'reject'; note: string | null },
): Promise<void> {
  await takeStep(change, applicationSteps, {
    id,
    step: outcome === 'approve' ? 'recommendApproval' : 'recommendRejection',
    row: {
      recommended_by: change.person.userId,
      recommended_at: change.now,
      recommendation_note: note,
    },
    reason: note,
  })
}

const withoutRecommendation = {
  recommended_by: null,
  recommended_at: null,
  recommendation_note: null,
}

/** The decider wants another look; the recommendation is taken back. */
export async function returnApplication(change: VersionedChange, id: string, note: string) {
  await takeStep(change, applicationSteps, {
    id,
    step: 'returnToReview',
    row: withoutRecommendation,
    reason: note,
  })
}

export async function withdrawApplication(change: VersionedChange, id: string, reason: string) {
  await takeStep(change, applicationSteps, { id, step: 'withdraw', reason })
}

/** A closed case is looked at again; the old decision stays in the history. */
export async function reopenApplication(change: VersionedChange, id: string, reason: string) {
  await takeStep(change, applicationSteps, {
    id,
    step: 'reopen',
    row: {
      ...withoutRecommendation,
      decided_by: null,
      decided_at: null,
      reason_codes: [],
      applicant_note: null,
    },
    reason,
  })
}
