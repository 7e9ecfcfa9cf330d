import type { ChangeCall } from '#kit/server/call.ts'
import { writeAudit } from '#kit/server/audit.ts'
import { visitor } from '#kit/server/identity.ts'
import { Problem } from '#kit/server/problems.ts'
import type { accountsEndpoints, SignInAnswer } from '../contract/accounts.endpoints.ts'
import { continueSignIn, type Subjects } from './complete-sign-in.ts'
import { signInFacts } from './device-words.ts'
import { forgetDevice, knownDeviceOf } from './known-devices.ts'
import { passwordMatches } from './passwords.ts'
import { countTry, forgiveTries, limitsOf } from './sign-in-limits.ts'
import { countFailure, forgetFailures, refuseStopped } from './sign-in-stops.ts'

type Login = ChangeCall<typeof accountsEndpoints.login>

/**
 * Signs a person in by password. Wrong e-mail, wrong password and an account that is not active
 * are one answer and take the same time. A known device is counted by itself, so that strangers
 * can neither slow down nor stop the owner.
 */
export async function signIn(call: Login, subjects: Subjects): Promise<SignInAnswer> {
  const { email, password } = call.body
  const device = await knownDeviceOf(call, email)
  const limits = limitsOf(call.settings, { email, address: call.address, device })
  if (!device) await refuseStopped(call, email)
  for (const limit of limits) await countTry(call.outside, call.settings, limit)
  const user = await call.db
    .selectFrom('users')
    .select(['id', 'name', 'email', 'status', 'password_hash'])
    .where('email', '=', email)
    .executeTakeFirst()
  const matches = await passwordMatches(password, user?.password_hash ?? null)
  if (!user || !matches || user.status !== 'active') {
    await recordFailure(call, { userId: user?.id ?? null, device })
    throw new Problem(422, 'wrongCredentials')
  }
  await forgiveTries(call.outside, limits)
  if (device) await forgetFailures(call.outside, keyOf(device))
  return continueSignIn(call, user, subjects)
}

/** Where the failures in a row of a known device are counted, beside those of the account. */
const keyOf = (device: string) => `device:${device}`

async function recordFailure(
  call: Login,
  { userId, device }: { userId: string | null; device: string | null },
) {
  await countFailure(call, device ? keyOf(device) : call.body.email)
  if (device && (await isWornOut(call, device))) await forgetDevice(call.outside, device)
  await writeAudit(
    call.outside,
    { person: { ...visitor, userId }, requestId: call.requestId },
    {
      action: 'accounts.signInFailed',
      entity: 'user',
      entityId: userId,
      changes: signInFacts(call),
    },
  )
}

/** Failures in a row with one known device are limited as those from everywhere else are. */
const isWornOut = async ({ outside }: Login, device: string) =>
  (await outside
    .selectFrom('sign_in_stops')
    .select('stopped_at')
    .where('email', '=', keyOf(device))
    .where('stopped_at', 'is not', null)
    .executeTakeFirst()) !== undefined
