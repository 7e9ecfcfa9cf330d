import type { Change } from '#kit/server/call.ts'
import { pretendAccountMail } from '#modules/accounts/server/pretend-account-mail.ts'
import type { AccountOwner } from '#modules/passwords/server/owner.queries.ts'
import { registrationLetters } from '../contract/registration.letters.ts'
import { renewInvitation } from './send-invitation.ts'

/** Tells the owner of an account, and nobody else, that there is one already, and the way in. */
export async function tellOwner(change: Change, owner: AccountOwner): Promise<void> {
  if (owner.status === 'invited') return renewInvitation(change, owner)
  if (owner.status !== 'active') return pretendAccountMail(change)
  const { id, language } = owner
  await change.letter(registrationLetters.known, owner, {
    record: id,
    link: `/login?lang=${language}`,
  })
}
