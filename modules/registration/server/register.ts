import type { ChangeCall } from '#kit/server/call.ts'
import { settingsOf } from '#kit/server/settings.ts'
import { countAskedMail } from '#modules/accounts/server/count-account-hits.ts'
import { hashPassword } from '#modules/accounts/server/passwords.ts'
import { readOwner } from '#modules/passwords/server/owner.queries.ts'
import { refuseWeakPassword } from '#modules/passwords/server/refuse-weak-password.ts'
import type { registrationEndpoints } from '../contract/registration.endpoints.ts'
import { keepRegistration } from './keep-registration.ts'
import { tellOwner } from './tell-owner.ts'
import { settings as signingIn } from '#modules/accounts/server/accounts.settings.ts'

type Register = ChangeCall<typeof registrationEndpoints.register>

/**
 * Takes in a registration, which becomes a user once the address is confirmed. An address that
 * has an account already gets the same answer after the same work; its owner is told by mail.
 */
export async function register(call: Register): Promise<{ resendAfter: number }> {
  const { body, db, settings, language } = call
  const { userType, name, email } = body
  await countAskedMail(call, email)
  await refuseWeakPassword(body.password, { email, settings })
  const passwordHash = await hashPassword(body.password)
  const owner = await readOwner(db, email)
  await call.audit({
    action: 'registration.asked',
    entity: 'user',
    entityId: owner?.id ?? null,
    by: name,
  })
  if (owner) await tellOwner(call, owner)
  else await keepRegistration(call, { userType, name, email, language, passwordHash })
  return { resendAfter: Math.ceil(settingsOf(settings, signingIn).resendPause / 1000) }
}
