import { sql } from 'kysely'
import type { Language } from '#kit/contract/strings.ts'
import type { Change } from '#kit/server/call.ts'
import { settingsOf } from '#kit/server/settings.ts'
import { issueLink } from '#modules/accounts/server/account-links.ts'
import { registrationLetters } from '../contract/registration.letters.ts'
import { settings as signingIn } from '#modules/accounts/server/accounts.settings.ts'

type Sending = Pick<Change, 'db' | 'settings' | 'now' | 'letter'>

interface Invited {
  userId: string
  email: string
  name: string
  language: Language
  /** Null when nobody in person invites. */
  inviterName: string | null
}

/**
 * Mails the link by which an invited user sets a password and becomes active, in that person's
 * language. An older link of theirs no longer opens anything.
 */
export async function sendInvitation(change: Sending, invited: Invited): Promise<void> {
  const { userId, email, name, language, inviterName } = invited
  const token = await makeLink(change, { userId, email, inviterName })
  const facts = {
    record: userId,
    days: daysToCome(change),
    link: `/invitation?${new URLSearchParams({ token, lang: language }).toString()}`,
  } as const
  const to = { email, name, language }
  if (inviterName)
    await change.letter(registrationLetters.invited, to, { ...facts, inviter: inviterName })
  else await change.letter(registrationLetters.prepared, to, facts)
}

/** Mails a participant without an account the link by which they set a password. */
export async function sendEmployeeLink(
  change: Sending,
  { userId, email, name, language }: Omit<Invited, 'inviterName'>,
): Promise<void> {
  const token = await makeLink(change, { userId, email, inviterName: null })
  await change.letter(
    registrationLetters.employeePassword,
    { email, name, language },
    {
      record: userId,
      days: daysToCome(change),
      link: `/employee/password?${new URLSearchParams({ token, lang: language }).toString()}`,
    },
  )
}

const daysToCome = ({ settings }: Sending) =>
  Math.max(1, Math.round(settingsOf(settings, signingIn).invitationLife / 86_400_000))

/** The last invitation once more, with a new link, because the person invited asks for one. */
export async function renewInvitation(
  change: Sending,
  user: { id: string; email: string; name: string; language: Language },
): Promise<void> {
  const last = await change.db
    .selectFrom('account_links')
    .select('sender_name')
    .where('user_id', '=', user.id)
    .where('kind', '=', 'invitation')
    .orderBy(sql`created_at desc`)
    .limit(1)
    .executeTakeFirst()
  await sendInvitation(change, {
    ...user,
    userId: user.id,
    inviterName: last?.sender_name ?? null,
  })
}

/** Whoever had begun to register with the address is let in by the invitation instead. */
async function makeLink(
  change: Sending,
  { userId, email, inviterName }: Pick<Invited, 'userId' | 'email' | 'inviterName'>,
): Promise<string> {
  const { db } = change
  await db.deleteFrom('registrations').where('email', '=', email).execute()
  return issueLink(change, { kind: 'invitation', userId, email, senderName: inviterName })
}
