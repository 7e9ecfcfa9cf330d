import type { ChangeCall } from '#kit/server/call.ts'
import { refused } from '#kit/server/problems.ts'
import { redeemLink } from '#modules/accounts/server/account-links.ts'
import { countLinkTry } from '#modules/accounts/server/count-account-hits.ts'
import { endSessionsOf } from '#modules/accounts/server/sessions.ts'
import type { passwordsEndpoints } from '../contract/passwords.endpoints.ts'
import { passwordsLetters } from '../contract/passwords.letters.ts'
import { lockOwner } from './owner.queries.ts'
import { refuseWeakPassword } from './refuse-weak-password.ts'
import { setPassword } from '#modules/accounts/server/set-password.ts'

type Reset = ChangeCall<typeof passwordsEndpoints.resetPassword>

/**
 * Sets a new password by the link in a mail. It signs nobody in and ends every session: whoever
 * has the link still has to sign in, with the second factor where there is one.
 * @throws 409 `linkExpired`, also when the link was made for another address
 */
export async function resetPassword(call: Reset): Promise<undefined> {
  const { db, body, settings } = call
  await countLinkTry(call)
  const link = await redeemLink(call, 'reset', body.token)
  const owner = await lockOwner(db, link.userId)
  if (owner.status !== 'active' || owner.email !== link.email || link.email !== body.email)
    throw refused('linkExpired')
  await refuseWeakPassword(body.password, {
    email: owner.email,
    settings,
    current: owner.passwordHash,
  })
  await setPassword(call, owner.id, body.password)
  await endSessionsOf(db, owner.id)
  await call.audit({
    action: 'passwords.reset',
    entity: 'user',
    entityId: owner.id,
    by: owner.name,
  })
  await call.letter(passwordsLetters.changed, owner, { record: owner.id })
}
