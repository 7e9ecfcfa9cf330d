import type { ChangeCall } from '#kit/server/call.ts'
import { countHit } from '#kit/server/rate-limit.ts'
import { settingsOf } from '#kit/server/settings.ts'
import { countAskedMail } from '#modules/accounts/server/count-account-hits.ts'
import { readOwner } from '#modules/passwords/server/owner.queries.ts'
import type { registrationEndpoints } from '../contract/registration.endpoints.ts'
import { renewRegistration } from './keep-registration.ts'
import { tellOwner } from './tell-owner.ts'
import { settings as signingIn } from '#modules/accounts/server/accounts.settings.ts'

type Resend = ChangeCall<typeof registrationEndpoints.resendVerification>

/** Mails another link to confirm an address; the same answer whether one is waited for or not. */
export async function resendVerification(call: Resend): Promise<{ resendAfter: number }> {
  const { body, db, settings, outside, address } = call
  const { email } = body
  const seconds = Math.ceil(settingsOf(settings, signingIn).resendPause / 1000)
  await countHit(outside, { key: `resend:${email}:${address}`, most: 1, seconds })
  await countAskedMail(call, email)
  const owner = await readOwner(db, email)
  await call.audit({
    action: 'registration.askedAgain',
    entity: 'user',
    entityId: owner?.id ?? null,
  })
  if (owner) await tellOwner(call, owner)
  else await renewRegistration(call, email)
  return { resendAfter: seconds }
}
