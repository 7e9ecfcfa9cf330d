import type { Change } from '#kit/server/call.ts'
import { pretendAccountMail } from '#modules/accounts/server/pretend-account-mail.ts'
import type { AccountOwner } from '#modules/passwords/server/owner.queries.ts'
import { sendLetter } from './letters.ts'
import { renewInvitation } from './send-invitation.ts'

/** Tells the owner of an account, and nobody else, that there is one already, and the way in. */
export async function tellOwner(change: Change, owner: AccountOwner): Promise<void> {
  if (owner.status === 'invited') return renewInvitation(change, owner)
  if (owner.status !== 'active') return pretendAccountMail(change)
  const { email, name, language } = owner
  await sendLetter(change, 'known', { to: email, language, name, path: `/login?lang=${language}` })
}
