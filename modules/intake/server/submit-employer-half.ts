import type { Change, ChangeCall } from '#kit/server/call.ts'
import { fieldErrors } from '#kit/contract/validation.ts'
import { invalid, Problem, refused } from '#kit/server/problems.ts'
import { settingsOf } from '#kit/server/settings.ts'
import { positionIneligibilities } from '#modules/applications/contract/eligibility.ts'
import {
  submitApplication,
  type Submission,
} from '#modules/applications/server/submit-application.ts'
import { readProgramFacts, takesApplications } from '#modules/programs/server/program.queries.ts'
import { employerSubmission } from '../contract/intake.ts'
import type { intakeEndpoints } from '../contract/intake.endpoints.ts'
import { attachDocuments } from '#modules/applications/server/attach-documents.ts'
import { refuseMissingDocuments } from './documents.ts'
import { openDraft, type StoredDraft } from './draft.queries.ts'
import { inviteParticipant } from './invite-participant.ts'
import { settings as own } from './intake.settings.ts'

type Submit = ChangeCall<(typeof intakeEndpoints)['submitEmployerHalf']>

/**
 * Submits the employer's half once and for all: a second submission of the same draft answers
 * with the first one's result. The participant is invited by mail.
 * @throws 422 with the fields that need another look, 409 `programClosed` or `documentsMissing`
 */
export async function submitEmployerHalf(call: Submit): Promise<StoredDraft> {
  const { db, body, params } = call
  const draft = await openDraft(db, params.token, { lock: true })
  if (draft.submittedApplicationId) return draft
  refuseMachines(call, draft, body.website)
  const read = employerSubmission.safeParse(
    {
      employer: draft.answers.employer,
      position: draft.answers.position,
      statements: body.statements,
    },
    { reportInput: true },
  )
  if (!read.success) throw invalid(fieldErrors(read.error.issues))
  await refuseMissingDocuments(db, draft, 'employer')
  const { employer, position } = read.data
  const id = await submitAndInvite(call, {
    programId: draft.programId,
    language: draft.language,
    channel: 'self' as const,
    employer,
    position,
  })
  const { documents = [] } = draft.answers
  await attachDocuments(call, id, { documents, by: position.signatoryName })
  await db
    .updateTable('intake_drafts')
    .set({ submitted_application_id: id, email: employer.contactEmail, answers: '{}' })
    .where('id', '=', draft.id)
    .execute()
  return { ...draft, answers: {}, submittedApplicationId: id }
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
export async function submitAndInvite(call: Change, submission: Submission) {
  const { position, employer, programId, language } = submission
  const today = await call.today()
  if (!(await takesApplications(call.db, programId, today))) throw refused('programClosed')
  const rules = await readProgramFacts(call.db, programId)
  const unmet = positionIneligibilities(position, rules, today)
  if (unmet.length)
    throw new Problem(422, 'notEligible', {
      errors: Object.fromEntries(
        unmet.map(({ field, code, params }) => [`position.${field}`, [{ code, params }]]),
      ),
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
  })
  return id
}
