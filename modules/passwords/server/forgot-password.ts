import type { Change, ChangeCall } from '#kit/server/call.ts'
import { settingsOf } from '#kit/server/settings.ts'
import { issueLink } from '#modules/accounts/server/account-links.ts'
import { countAskedMail } from '#modules/accounts/server/count-account-hits.ts'
import { pretendAccountMail } from '#modules/accounts/server/pretend-account-mail.ts'
import type { passwordsEndpoints } from '../contract/passwords.endpoints.ts'
import { passwordsLetters } from '../contract/passwords.letters.ts'
import { readOwner, type AccountOwner } from './owner.queries.ts'
import { settings as signingIn } from '#modules/accounts/server/accounts.settings.ts'

/** Whoever lets people in for the first time. */
interface Inviting {
  /** Sends the last invitation once more, with a new link. */
  renew(change: Change, invited: AccountOwner): Promise<void>
}
export type Inviters = readonly Inviting[]

declare module '#kit/server/server-module.ts' {
  interface Offers {
    inviters: Inviting
  }
}

type Forgot = ChangeCall<typeof passwordsEndpoints.forgotPassword>

/**
 * Mails a link to choose a new password, if there is an account. Whoever asks learns nothing: the
 * answer is the same, and a mail leaves only after it. Somebody who has been invited and has not
 * come yet gets the invitation once more.
 */
export async function forgotPassword(call: Forgot, inviters: Inviters): Promise<undefined> {
  const { email } = call.body
  await countAskedMail(call, email)
  const owner = await readOwner(call.db, email)
  await call.audit({ action: 'passwords.forgotten', entity: 'user', entityId: owner?.id ?? null })
  if (owner?.status === 'active') await mailLink(call, owner)
  else if (owner?.status === 'invited') for (const { renew } of inviters) await renew(call, owner)
  else await pretendAccountMail(call)
}

async function mailLink(call: Forgot, owner: AccountOwner) {
  const { email } = owner
  const token = await issueLink(call, { kind: 'reset', userId: owner.id, email })
  const query = new URLSearchParams({ token, email, lang: owner.language })
  await call.letter(passwordsLetters.reset, owner, {
    record: owner.id,
    minutes: Math.round(settingsOf(call.settings, signingIn).resetLinkLife / 60_000),
    link: `/reset-password?${query.toString()}`,
  })
}
