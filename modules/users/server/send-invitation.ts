import type { Change } from '#kit/server/call.ts'
import { issueLink } from '#modules/accounts/server/account-links.ts'
import { sendLetter } from './letters.ts'

interface Invited {
  userId: string
  email: string
  name: string
  language: 'en' | 'fr'
}

/** Mails an invited person the link by which they set a password; an older one opens nothing. */
export async function sendInvitation(change: Change, invited: Invited): Promise<void> {
  const { userId, email, name, language } = invited
  const token = await issueLink(change, { kind: 'invitation', userId, email })
  await sendLetter(change, 'invited', {
    to: email,
    language,
    link: `${change.settings.publicUrl}/invitation?token=${token}`,
    values: {
      name,
      inviter: change.person.name,
      portal: change.settings.appTitle,
      days: Math.round(change.settings.invitationLife / 86_400_000),
    },
  })
}
