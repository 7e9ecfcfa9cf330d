import type { ChangeCall } from '#kit/server/call.ts'
import { fieldErrors } from '#kit/contract/validation.ts'
import { invalid, notFound, Problem } from '#kit/server/problems.ts'
import { personIneligibilities } from '#modules/applications/contract/eligibility.ts'
import { completeParticipant } from '#modules/applications/server/complete-participant.ts'
import { keepSelfIdentification } from '#modules/participants/server/register-participant.ts'
import { readProgramFacts } from '#modules/programs/server/program.queries.ts'
import { participantSubmission } from '../contract/intake.ts'
import type { intakeEndpoints } from '../contract/intake.endpoints.ts'
import { attachDocuments } from '#modules/applications/server/attach-documents.ts'
import { refuseMissingDocuments } from './documents.ts'
import { openDraft, presentDraft, type StoredDraft } from './draft.queries.ts'
import { refuseMachines } from './submit-employer-half.ts'

type Submit = ChangeCall<(typeof intakeEndpoints)['submitParticipantHalf']>

/**
 * Submits the participant's half of the application that the invitation belongs to.
 * @throws 422 `notEligible` with the fields and rules, 409 `duplicateOpen` with the reference of
 * the person's other open application
 */
export async function submitParticipantHalf(call: Submit): Promise<StoredDraft> {
  const { db, body, params } = call
  const draft = await openDraft(db, params.token, { lock: true })
  if (draft.submittedApplicationId) return draft
  if (!draft.applicationId) throw notFound()
  refuseMachines(call, draft, body.website)
  const read = participantSubmission.safeParse(
    { participant: draft.answers.participant, statements: body.statements },
    { reportInput: true },
  )
  if (!read.success) throw invalid(fieldErrors(read.error.issues))
  const { participant } = read.data
  await refuseIneligible(call, draft, participant)
  await refuseMissingDocuments(db, draft, 'participant')
  const { participantId } = await completeParticipant(call, draft.applicationId, participant)
  if (draft.answers.selfIdentification)
    await keepSelfIdentification(call, participantId, draft.answers.selfIdentification)
  const by = `${participant.firstName} ${participant.lastName}`
  const { documents = [] } = draft.answers
  await attachDocuments(call, draft.applicationId, { documents, by })
  await db
    .updateTable('intake_drafts')
    .set({ submitted_application_id: draft.applicationId, answers: '{}' })
    .where('id', '=', draft.id)
    .execute()
  return { ...draft, answers: {}, submittedApplicationId: draft.applicationId }
}

async function refuseIneligible(
  call: Submit,
  draft: StoredDraft,
  participant: { birthDate: string; workStatus: string; relationToEmployer: string },
) {
  const [rules, { application }] = await Promise.all([
    readProgramFacts(call.db, draft.programId),
    presentDraft(call.db, draft),
  ])
  const unmet = personIneligibilities(participant, rules, application?.startOn ?? '')
  if (unmet.length)
    throw new Problem(422, 'notEligible', {
      errors: Object.fromEntries(
        unmet.map(({ field, code, params }) => [`participant.${field}`, [{ code, params }]]),
      ),
    })
}
