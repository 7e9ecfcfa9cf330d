import { writeAudit } from '#kit/server/audit.ts'
import type { ChangeCall } from '#kit/server/call.ts'
import { invalidField } from '#kit/server/problems.ts'
import { countHit, takeBackHit } from '#kit/server/rate-limit.ts'
import { settingsOf } from '#kit/server/settings.ts'
import { passwordMatches } from '#modules/accounts/server/passwords.ts'
import { endSessionsOf, openSession } from '#modules/accounts/server/sessions.ts'
import type { passwordsEndpoints } from '../contract/passwords.endpoints.ts'
import { passwordsLetters } from '../contract/passwords.letters.ts'
import { lockOwner, type AccountOwner } from './owner.queries.ts'
import { refuseWeakPassword } from './refuse-weak-password.ts'
import { setPassword } from '#modules/accounts/server/set-password.ts'
import { settings as signingIn } from '#modules/accounts/server/accounts.settings.ts'

type ChangePassword = ChangeCall<typeof passwordsEndpoints.changePassword>

/**
 * Changes one's own password. Every session ends, and the person goes on in a new one: whoever
 * has come by the old token is out as well.
 * @returns the token of the new session
 */
export async function changePassword(call: ChangePassword): Promise<{ accessToken: string }> {
  const { db, body, settings } = call
  const userId = call.person.userId ?? ''
  const owner = await lockOwner(db, userId)
  await requireCurrentPassword(call, owner)
  await refuseWeakPassword(body.password, {
    email: owner.email,
    settings,
    current: owner.passwordHash,
  })
  await setPassword(call, userId, body.password)
  await endSessionsOf(db, userId)
  await call.audit({ action: 'passwords.changed', entity: 'user', entityId: userId })
  await call.letter(passwordsLetters.changed, owner, { record: owner.id })
  return { accessToken: await openSession(db, settings, { ...call, userId }) }
}

/** Counted before the password is looked at, so that parallel tries count too. */
async function requireCurrentPassword(call: ChangePassword, owner: AccountOwner) {
  const { outside, settings, person, requestId } = call
  const limit = {
    key: `password-change:${owner.id}`,
    most: settingsOf(settings, signingIn).signInTries,
    seconds: settingsOf(settings, signingIn).signInWindow / 1000,
  }
  await countHit(outside, limit)
  if (await passwordMatches(call.body.currentPassword, owner.passwordHash))
    return takeBackHit(outside, limit)
  await writeAudit(
    outside,
    { person, requestId },
    { action: 'passwords.changeRefused', entity: 'user', entityId: owner.id },
  )
  throw invalidField('currentPassword', 'passwordWrong')
}
