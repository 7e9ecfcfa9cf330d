import type { Change } from '#kit/server/call.ts'
import { settingsOf } from '#kit/server/settings.ts'
import { applicationsLetters } from '#modules/applications/contract/applications.letters.ts'
import { linkPath, makeLink } from './links.ts'
import { settings as own } from './intake.settings.ts'

interface Invited {
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
  const { db, now, settings } = change
  const [firstName = '', ...rest] = invited.participantName.split(' ')
  const known = {
    firstName,
    lastName: rest.join(' '),
    email: invited.participantEmail,
    language: invited.language,
  }
  const { id } = await db
    .insertInto('intake_drafts')
    .values({
      side: 'employee',
      program_id: invited.programId,
      application_id: invited.applicationId,
      language: invited.language,
      email: invited.participantEmail,
      answers: JSON.stringify({ participant: known }),
      expires_at: new Date(now.getTime() + settingsOf(settings, own).draftLinkLife).toISOString(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const token = await makeLink(change, id)
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
