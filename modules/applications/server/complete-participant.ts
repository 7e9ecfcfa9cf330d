import { sql } from 'kysely'
import type { Change } from '#kit/server/call.ts'
import { refused } from '#kit/server/problems.ts'
import { refuseHeld } from '#modules/holds/server/refuse-held.ts'
import {
  findOpenApplication,
  registerParticipant,
  type ParticipantProfile,
} from '#modules/participants/server/register-participant.ts'
import { applicationsLetters } from '../contract/applications.letters.ts'
import { contactOf } from './contact-of.ts'
import { refuseSharedAddress } from './refuse-shared-address.ts'
import { announceApplication } from './announce-application.ts'
import { refreshCheckpoint } from './record-checkpoint.ts'

/**
 * Takes in the participant's half of an application, sent by a link to a proven address, and looks at the automatic checks again.
 * @returns the participant's id and the application's reference
 * @throws 409 `duplicateOpen` with the reference of the person's other open application, to whoever
 * came by a link to that person's address; anybody else is taken in, and staff look at it;
 * `applicationClosed` once it was withdrawn, returned or decided
 */
export async function completeParticipant(
  change: Change,
  applicationId: string,
  { profile, proven }: { profile: ParticipantProfile; proven: string | null },
): Promise<{ participantId: string; reference: string }> {
  const { db } = change
  const application = await db
    .selectFrom('applications')
    .select([
      'applications.program_id',
      'applications.reference',
      'applications.employer_id',
      'applications.participant_completed_at',
      'applications.stage',
    ])
    .where('applications.id', '=', applicationId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  if (application.participant_completed_at) throw refused('alreadySubmitted')
  if (application.stage !== 'pending') throw refused('applicationClosed')
  const contact = await contactOf(db, applicationId)
  refuseSharedAddress('participant.email', { entered: profile.email, contact: contact.email })
  const other = await findOpenApplication(db, {
    programId: application.program_id,
    exceptId: applicationId,
    person: profile,
    proven,
  })
  if (other) throw refused('duplicateOpen', { reference: other.reference })
  const { id, others } = await registerParticipant(change, profile, proven)
  await refuseHeld(change, 'application', { participantId: id, programId: application.program_id })
  await attach(change, applicationId, { id, isDuplicateSuspected: others.length > 0, profile })
  await tellNamesakes(change, others, profile)
  await refreshCheckpoint(change, applicationId)
  await change.audit({
    action: 'applications.participantDone',
    entity: 'application',
    entityId: applicationId,
    reference: application.reference,
    by: `${profile.firstName} ${profile.lastName}`,
  })
  await announceApplication(change, { id: applicationId, topic: 'applications' })
  const { reference } = application
  await change.letter(applicationsLetters.participantDone, contact, {
    record: applicationId,
    reference,
    participant: `${profile.firstName} ${profile.lastName}`,
  })
  return { participantId: id, reference: application.reference }
}

/** Whoever is on file under the name and date hears that somebody used them; the sender hears nothing. */
async function tellNamesakes(
  change: Change,
  others: readonly { id: string; email: string; language: string }[],
  { firstName, lastName }: ParticipantProfile,
) {
  const name = `${firstName} ${lastName}`
  if (others.length === 0) return change.pretendLetter(applicationsLetters.sameName)
  for (const email of new Set(others.map((other) => other.email))) {
    const language = others.find((other) => other.email === email)?.language as 'en' | 'fr'
    await change.letter(applicationsLetters.sameName, { email, name, language }, {})
  }
}

const attach = (
  { db, now }: Change,
  applicationId: string,
  on: { id: string; isDuplicateSuspected: boolean; profile: ParticipantProfile },
) =>
  db
    .updateTable('applications')
    .set({
      participant_id: on.id,
      participant_name: `${on.profile.firstName} ${on.profile.lastName}`,
      participant_completed_at: now.toISOString(),
      is_duplicate_suspected: on.isDuplicateSuspected,
      version: sql`version + 1`,
      updated_at: now.toISOString(),
    })
    .where('id', '=', applicationId)
    .execute()
