import type { ChangeCall } from '#kit/server/call.ts'
import { writeAudit } from '#kit/server/audit.ts'
import { visitor } from '#kit/server/identity.ts'
import { Problem } from '#kit/server/problems.ts'
import { countHit, takeBackHit, type Limit } from '#kit/server/rate-limit.ts'
import type { accountsEndpoints } from '../contract/accounts.endpoints.ts'
import { passwordMatches } from './passwords.ts'
import { openSession } from './sessions.ts'

type Login = ChangeCall<typeof accountsEndpoints.login>

/**
 * Signs a person in. Wrong e-mail and wrong password are one answer and take the same time;
 * attempts are counted by account and address, and by address.
 * @returns the token of the new session and the person's id
 */
export async function signIn(call: Login): Promise<{ token: string; userId: string }> {
  const { email, password } = call.body
  const limits = limitsOf(call, email)
  for (const limit of limits) await countHit(call.outside, limit)
  const user = await call.db
    .selectFrom('users')
    .select(['id', 'name', 'status', 'password_hash'])
    .where('email', '=', email)
    .executeTakeFirst()
  const matches = await passwordMatches(password, user?.password_hash ?? null)
  if (!user || !matches || user.status !== 'active') {
    await writeAudit(
      call.outside,
      { person: { ...visitor, userId: user?.id ?? null }, requestId: call.requestId },
      { action: 'accounts.signInFailed', entity: 'user', entityId: user?.id },
    )
    throw new Problem(422, 'wrongCredentials')
  }
  for (const limit of limits) await takeBackHit(call.outside, limit)
  const token = await openSession(call.db, call.settings, { ...call, userId: user.id })
  await call.db
    .updateTable('users')
    .set({ last_sign_in_at: call.now.toISOString() })
    .where('id', '=', user.id)
    .execute()
  await writeAudit(
    call.db,
    { person: { userId: user.id, name: user.name, role: null }, requestId: call.requestId },
    { action: 'accounts.signIn', entity: 'user', entityId: user.id },
  )
  return { token, userId: user.id }
}

/** Tries are counted before the password is looked at, so that parallel ones count too. */
function limitsOf({ settings, address }: Login, email: string): Limit[] {
  const seconds = settings.signInWindow / 1000
  return [
    { key: `sign-in:${email}:${address}`, most: settings.signInTries, seconds },
    { key: `sign-in:${email}`, most: settings.signInAccountTries, seconds },
    { key: `sign-in:${address}`, most: settings.signInAddressTries, seconds },
  ]
}
