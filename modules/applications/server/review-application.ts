import { takeStep, type VersionedChange } from '#kit/server/steps.ts'
import { applicationSteps } from './application.steps.ts'
import { attachDocuments } from './attach-documents.ts'
import { resumed } from './review-clock.ts'
import { tellAssignee } from './tell-assignee.ts'

/** Nothing is asked for any more. */
export const nothingAsked = {
  information_request: null,
  information_due_on: null,
  asked_sides: [] as string[],
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
    row: nothingAsked,
    reason: note,
    input: { document },
    before: ({ record }) => resumed(change, record),
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
