import type { ChangeCall } from '#kit/server/call.ts'
import type { Language } from '#kit/contract/strings.ts'
import { invalidField, refused } from '#kit/server/problems.ts'
import { secretHash } from '#kit/server/secrets.ts'
import { countLinkTry } from '#modules/accounts/server/count-account-hits.ts'
import { passwordMatches } from '#modules/accounts/server/passwords.ts'
import type { ApplicantType, registrationEndpoints } from '../contract/registration.endpoints.ts'
import { addApplicant, connectRecord } from './add-applicant.ts'

type Verify = ChangeCall<typeof registrationEndpoints.verifyEmail>

/**
 * The address is the person's own, and the person the one who registered: the registration becomes
 * a user, who may sign in from now on.
 * @throws 409 `linkExpired`, also for a used one; `addressTaken` when there is an account by now;
 * 422 at the password, upon which the link stays good
 */
export async function verifyEmail(call: Verify): Promise<{ email: string }> {
  const { db, body, now } = call
  await countLinkTry(call)
  const waiting = await db
    .deleteFrom('registrations')
    .where('token_hash', '=', secretHash(body.token))
    .where('expires_at', '>', now.toISOString())
    .returning(['email', 'name', 'user_type', 'language', 'password_hash'])
    .executeTakeFirst()
  if (!waiting) throw refused('linkExpired')
  if (!(await passwordMatches(body.password, waiting.password_hash)))
    throw invalidField('password', 'notAsRegistered')
  const { email, name } = waiting
  const userType = waiting.user_type as ApplicantType
  const userId = await addApplicant(call, {
    userType,
    name,
    email,
    language: waiting.language as Language,
    passwordHash: waiting.password_hash,
  })
  if (!userId) throw refused('addressTaken')
  await call.audit({
    action: 'registration.verified',
    entity: 'user',
    entityId: userId,
    by: name,
  })
  await connectRecord(call, { userId, email, userType })
  return { email }
}
