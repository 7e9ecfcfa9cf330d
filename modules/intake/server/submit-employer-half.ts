import type { Change, ChangeCall } from '#kit/server/call.ts'
import { fieldErrors } from '#kit/contract/validation.ts'
import { invalid, notFound, refused } from '#kit/server/problems.ts'
import { settingsOf } from '#kit/server/settings.ts'
import {
  submitApplication,
  type Submission,
} from '#modules/applications/server/submit-application.ts'
import { employerSubmission } from '../contract/intake.ts'
import type { intakeEndpoints } from '../contract/intake.endpoints.ts'
import { refuseSharedAddress } from '#modules/applications/server/refuse-shared-address.ts'
import { attachDocuments } from '#modules/applications/server/attach-documents.ts'
import { refuseMissingDocuments } from './documents.ts'
import type * as z from 'zod/mini'
import { closeDraft, openDraft, type StoredDraft } from '#modules/forms/server/form-draft.ts'
import { carryOut } from '#modules/forms/server/carry-out.ts'
import { keepResponse } from '#modules/forms/server/keep-response.ts'
import { takeAnswers, type TakenAnswers } from '#modules/forms/server/take-answers.ts'
import { employerHalf } from './form-purposes.ts'
import { inviteParticipant, type KnownParticipant } from './invite-participant.ts'
import { refuseIneligible } from './refuse-ineligible.ts'
import { settings as own } from './intake.settings.ts'

type Submit = ChangeCall<(typeof intakeEndpoints)['submitEmployerHalf']>

/**
 * Submits the employer's half once and for all: a second submission of the same draft answers
 * with the first one's result. The participant is invited by mail.
 * @throws 422 with the fields that need another look, 409 `programClosed`, `documentsMissing` or
 * `formChanged`
 */
export async function submitEmployerHalf(call: Submit): Promise<StoredDraft> {
  const { db, body, params } = call
  const draft = await openDraft(db, params.token, { lock: true })
  if (draft.purpose !== employerHalf.key) throw notFound()
  if (draft.submittedRecordId) return draft
  refuseMachines(call, draft, body.website)
  const taken = await takeAnswers(call, draft, { purpose: employerHalf, seen: body })
  const { employer, position } = read(employerSubmission, taken)
  await refuseMissingDocuments(db, draft)
  const { programId, language } = draft
  const id = await submitAndInvite(call, {
    programId,
    language,
    channel: 'self' as const,
    employer,
    position,
  })
  await attachDocuments(call, id, {
    documents: taken.files,
    side: 'employer',
    way: 'form',
    by: position.signatoryName,
  })
  await keepResponse(call, taken, { recordId: id, by: position.signatoryName })
  await carryOut(call, taken, {
    purpose: employerHalf,
    recordId: id,
    by: position.signatoryName,
  })
  await closeDraft(call, draft.id, { recordId: id, email: employer.contactEmail })
  return { ...draft, answers: {}, submittedRecordId: id }
}

/** The answers that fill fields, as their records take them. @throws 422 by field */
export function read<S extends z.ZodMiniObject>(schema: S, { fields }: TakenAnswers): z.infer<S> {
  const asked = Object.keys(schema.shape).map((part) => [part, fields[part] ?? {}])
  const result = schema.safeParse(Object.fromEntries(asked), { reportInput: true })
  if (!result.success) throw invalid(fieldErrors(result.error.issues))
  return result.data
}

/** Programs fill in what people do not see, and are done before a person has read the page. */
export function refuseMachines(
  { settings, now }: Pick<Submit, 'settings' | 'now'>,
  draft: StoredDraft,
  honeypot: string | undefined,
) {
  const age = now.getTime() - Date.parse(draft.createdAt)
  if (honeypot || age < settingsOf(settings, own).intakeMinFill) throw refused('tooFast')
}

/** The same for applicants and for staff on their behalf: eligible, submitted, the other half invited. */
export async function submitAndInvite(
  call: Change,
  submission: Submission,
  participant?: KnownParticipant,
) {
  const { position, employer, programId, language } = submission
  await refuseIneligible(call, { programId, position, within: 'position.' })
  refuseSharedAddress('position.participantEmail', {
    entered: position.participantEmail,
    contact: employer.contactEmail,
  })
  const { id } = await submitApplication(call, submission)
  await inviteParticipant(call, {
    applicationId: id,
    programId,
    language,
    participantName: position.participantName,
    participantEmail: position.participantEmail,
    employerName: employer.operatingName ?? employer.legalName,
    positionTitle: position.positionTitle,
    ...participant,
  })
  return id
}
