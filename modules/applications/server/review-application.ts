import { invalidField } from '#kit/server/problems.ts'
import { takeStep, type VersionedChange } from '#kit/server/steps.ts'
import { applicationsLetters } from '../contract/applications.letters.ts'
import { applicationSteps } from './application.steps.ts'
import { attachDocuments } from './attach-documents.ts'
import { contactOf } from './contact-of.ts'
import { needsItsReason, type Rejection } from './decide-application.ts'
import { personOf } from './person-of.ts'
import { begunAgain, resumed } from './review-clock.ts'
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
  await attachDocuments(change, id, {
    documents,
    side: 'staff',
    way: 'staff',
    by: change.person.name,
  })
  await tellAssignee(change, id, { kind: 'informationReceived', list: 'pending' })
}

interface Recommendation extends Rejection {
  outcome: 'approve' | 'reject'
  /** For whoever decides. */
  note: string | null
}

const noRejection: Rejection = { reasonCodes: [], applicantNote: null }

/** The case officer's recommendation, of a rejection with what the applicant is to read; another person decides. */
export async function recommendApplication(
  change: VersionedChange,
  id: string,
  { outcome, note, ...proposed }: Recommendation,
): Promise<void> {
  const isRejection = outcome === 'reject'
  const { reasonCodes, applicantNote } = isRejection ? proposed : noRejection
  if (isRejection && reasonCodes.length === 0) throw invalidField('reasonCodes', 'chooseOne')
  needsItsReason({ reasonCodes, applicantNote })
  await takeStep(change, applicationSteps, {
    id,
    step: isRejection ? 'recommendRejection' : 'recommendApproval',
    row: {
      recommended_by: change.person.userId,
      recommended_at: change.now,
      recommendation_note: note,
      recommended_reasons: reasonCodes,
      recommended_applicant_note: applicantNote,
    },
    changes: {
      ...(isRejection && { reasonCodes: [[], reasonCodes] }),
      ...(applicantNote && { applicantNote: [null, applicantNote] }),
    },
    reason: note,
  })
}

const withoutRecommendation = {
  recommended_by: null,
  recommended_at: null,
  recommendation_note: null,
  recommended_reasons: [] as string[],
  recommended_applicant_note: null,
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

/**
 * A closed case is looked at again, and both sides are told; the old decision stays in the history. A
 * withdrawn one has what was left of the service standard, any other one the whole of it.
 */
export async function reopenApplication(change: VersionedChange, id: string, reason: string) {
  const { record } = await takeStep(change, applicationSteps, {
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
    before: (now) => begunAgain(change, now.record),
  })
  const { reference, participantName: participant, employer, program } = record
  const about = { record: id, reference, program: program.name }
  await change.letter(applicationsLetters.reopened, await contactOf(change.db, id), {
    ...about,
    participant,
    link: `/applications/View?id=${id}`,
  })
  await change.letter(applicationsLetters.reopenedForPerson, await personOf(change.db, id), {
    ...about,
    employer: employer.legalName,
  })
}
