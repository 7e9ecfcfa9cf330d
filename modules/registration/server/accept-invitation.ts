import type { ChangeCall } from '#kit/server/call.ts'
import { refused } from '#kit/server/problems.ts'
import { redeemLink } from '#modules/accounts/server/account-links.ts'
import { asEdit, changeUser } from '#modules/accounts/server/change-user.ts'
import { countLinkTry } from '#modules/accounts/server/count-account-hits.ts'
import { refuseWeakPassword } from '#modules/passwords/server/refuse-weak-password.ts'
import { setPassword } from '#modules/accounts/server/set-password.ts'
import type { registrationEndpoints } from '../contract/registration.endpoints.ts'
import { connectRecord } from './add-applicant.ts'

type Accept = ChangeCall<typeof registrationEndpoints.acceptInvitation>

/**
 * The invited person sets a password and becomes active. It signs nobody in: the next step is the
 * sign-in page.
 * @throws 409 `linkExpired`, also when the account's address or state has changed since
 */
export async function acceptInvitation(call: Accept): Promise<{ email: string }> {
  const { body, settings } = call
  await countLinkTry(call)
  const { userId, email } = await redeemLink(call, 'invitation', body.token)
  const user = await changeUser(
    call,
    { id: userId, email, status: 'invited' },
    { status: 'active', language: body.language, ...asEdit },
  )
  if (!user) throw refused('linkExpired')
  await refuseWeakPassword(body.password, { email, settings })
  await setPassword(call, userId, body.password)
  await call.audit({
    action: 'registration.accepted',
    entity: 'user',
    entityId: userId,
    by: user.name,
    changes: { status: ['invited', 'active'] },
  })
  if (user.type === 'employee' && !user.participantId)
    await connectRecord(call, { userId, email, userType: user.type })
  return { email }
}
