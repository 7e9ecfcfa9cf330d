import type { Language } from '#kit/contract/strings.ts'
import type { Change } from '#kit/server/call.ts'
import { issueLink } from '#modules/accounts/server/account-links.ts'
import { readOwner } from '#modules/passwords/server/owner.queries.ts'
import { sendInvitation } from '#modules/registration/server/send-invitation.ts'
import { usersLetters } from '../contract/users.letters.ts'

interface Invited {
  id: string
  email: string
  name: string
  language: Language
}

/**
 * Mails the invitation. An address that has an account elsewhere gets a letter to its owner instead,
 * and whoever invites sees the same of both.
 */
export async function mailInvitation(change: Change, invited: Invited): Promise<void> {
  const { id: userId, email, name, language } = invited
  const inviterName = change.person.name
  if (!(await isOfAnother(change, userId)))
    return sendInvitation(change, { userId, email, name, language, inviterName })
  await issueLink(change, { kind: 'invitation', userId, email, senderName: inviterName })
  const owner = await readOwner(change.db, email)
  if (owner?.status !== 'active') return change.pretendLetter(usersLetters.invitedElsewhere)
  await change.letter(
    usersLetters.invitedElsewhere,
    { userId: owner.id },
    { record: owner.id, inviter: inviterName },
  )
}

async function isOfAnother({ db }: Change, id: string): Promise<boolean> {
  const user = await db
    .selectFrom('users')
    .select('asked_email')
    .where('id', '=', id)
    .executeTakeFirst()
  return user?.asked_email != null
}
