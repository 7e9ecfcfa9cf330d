import type { Change } from '#kit/server/call.ts'
import { applicationsLetters } from '#modules/applications/contract/applications.letters.ts'
import { beginFormDraft } from '#modules/forms/server/form-draft.ts'
import { participantHalf } from './form-purposes.ts'
import { linkPath } from './send-links.ts'

/** What is known of a participant beside the employer's half; they confirm it in theirs. */
export interface KnownParticipant {
  firstName: string
  lastName: string
  phone?: string
  /** In which they are written to. */
  language: 'en' | 'fr'
}

interface Invited extends Partial<KnownParticipant> {
  applicationId: string
  programId: string
  language: 'en' | 'fr'
  participantName: string
  participantEmail: string
  employerName: string
  positionTitle: string
}

/** Opens the participant's half of an application and mails the link to it. */
export async function inviteParticipant(change: Change, invited: Invited): Promise<void> {
  const { phone, ...named } = { ...namesIn(invited.participantName), ...invited }
  const { token } = await beginFormDraft(change, {
    purpose: participantHalf,
    programId: invited.programId,
    recordId: invited.applicationId,
    language: invited.language,
    email: invited.participantEmail,
    answers: {
      'participant.firstName': named.firstName,
      'participant.lastName': named.lastName,
      ...(phone && { 'participant.phone': phone }),
      'participant.email': invited.participantEmail,
      'participant.language': invited.language,
    },
  })
  const { participantEmail: email, participantName: name, language } = invited
  await change.letter(
    applicationsLetters.invited,
    { email, name, language },
    {
      record: invited.applicationId,
      participant: name,
      employer: invited.employerName,
      position: invited.positionTitle,
      link: linkPath('employee', token),
    },
  )
}

function namesIn(name: string) {
  const [firstName = '', ...rest] = name.split(' ')
  return { firstName, lastName: rest.join(' ') }
}
