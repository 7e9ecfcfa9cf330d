import type { ChangeCall } from '#kit/server/call.ts'
import { notFound, Problem } from '#kit/server/problems.ts'
import { personIneligibilities } from '#modules/applications/contract/eligibility.ts'
import { completeParticipant } from '#modules/applications/server/complete-participant.ts'
import { keepSelfIdentification } from '#modules/participants/server/register-participant.ts'
import { readProgramFacts } from '#modules/programs/server/program.queries.ts'
import { participantSubmission } from '../contract/intake.ts'
import type { intakeEndpoints } from '../contract/intake.endpoints.ts'
import { attachDocuments } from '#modules/applications/server/attach-documents.ts'
import { refuseMissingDocuments } from './documents.ts'
import { closeDraft, openDraft, type StoredDraft } from '#modules/forms/server/form-draft.ts'
import { carryOut } from '#modules/forms/server/carry-out.ts'
import { keepResponse } from '#modules/forms/server/keep-response.ts'
import { takeAnswers } from '#modules/forms/server/take-answers.ts'
import { participantHalf } from './form-purposes.ts'
import { readInvitation } from './present-half.ts'
import { read, refuseMachines } from './submit-employer-half.ts'

type Submit = ChangeCall<(typeof intakeEndpoints)['submitParticipantHalf']>

/**
 * Submits the participant's half of the application that the invitation belongs to.
 * @throws 422 `notEligible` with the fields and rules, 409 `duplicateOpen` with the reference of
 * the person's other open application
 */
export async function submitParticipantHalf(call: Submit): Promise<StoredDraft> {
  const { db, body, params } = call
  const draft = await openDraft(db, params.token, { lock: true })
  if (draft.purpose !== participantHalf.key || !draft.recordId) throw notFound()
  if (draft.submittedRecordId) return draft
  refuseMachines(call, draft, body.website)
  const taken = await takeAnswers(call, draft, { purpose: participantHalf, seen: body })
  const { participant } = read(participantSubmission, taken)
  await refuseIneligible(call, draft, participant)
  await refuseMissingDocuments(db, draft)
  const { participantId } = await completeParticipant(call, draft.recordId, {
    profile: participant,
    proven: draft.email,
  })
  const chosen = taken.answers['selfIdentification'] as string[] | undefined
  const by = `${participant.firstName} ${participant.lastName}`
  if (chosen) await keepSelfIdentification(call, participantId, { answers: identityOf(chosen), by })
  await attachDocuments(call, draft.recordId, {
    documents: taken.files,
    side: 'participant',
    way: 'form',
    by,
  })
  await keepResponse(call, taken, { recordId: draft.recordId, by })
  await carryOut(call, taken, { purpose: participantHalf, recordId: draft.recordId, by })
  await closeDraft(call, draft.id, { recordId: draft.recordId })
  return { ...draft, answers: {}, submittedRecordId: draft.recordId }
}

const identityOf = (chosen: readonly string[]) => ({
  groups: chosen.filter((each) => each !== 'preferNotToSay'),
  preferNotToSay: chosen.includes('preferNotToSay'),
})

async function refuseIneligible(
  call: Submit,
  draft: StoredDraft,
  participant: { birthDate: string; workStatus: string; relationToEmployer: string },
) {
  const [rules, application] = await Promise.all([
    readProgramFacts(call.db, draft.programId),
    readInvitation(call.db, draft.recordId ?? ''),
  ])
  const unmet = personIneligibilities(participant, rules, application?.startOn ?? '')
  if (unmet.length)
    throw new Problem(422, 'notEligible', {
      errors: Object.fromEntries(
        unmet.map(({ field, code, params }) => [`participant.${field}`, [{ code, params }]]),
      ),
    })
}
