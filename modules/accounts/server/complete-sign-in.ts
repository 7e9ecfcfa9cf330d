import type { SubjectDeclaration } from '#kit/contract/define-subjects.ts'
import { writeAudit } from '#kit/server/audit.ts'
import type { ChangeCall, Db } from '#kit/server/call.ts'
import type { Person } from '#kit/server/person.ts'
import { unauthenticated } from '#kit/server/problems.ts'
import { methodsOf } from './second-factors.queries.ts'
import type { SignedIn, SignInAnswer } from '../contract/accounts.endpoints.ts'
import { abilityRulesOf, identifyBy, readUserData } from './accounts.queries.ts'
import { changeUser } from './change-user.ts'
import { signInFacts } from './device-words.ts'
import { rememberDevice } from './known-devices.ts'
import { openSession } from './sessions.ts'
import { tellOfSignIn } from './tell-of-sign-in.ts'
import { forgetFailures } from './sign-in-stops.ts'

export type SigningIn = Pick<
  ChangeCall,
  | 'db'
  | 'settings'
  | 'now'
  | 'address'
  | 'agent'
  | 'requestId'
  | 'cookies'
  | 'setCookie'
  | 'letter'
  | 'organisation'
>
export type Subjects = Record<string, SubjectDeclaration>

interface Owner {
  id: string
  name: string
  email: string
}

/** The password or the issuer has said who it is: signed in, or a second factor is asked for. */
export async function continueSignIn(
  call: SigningIn,
  owner: Owner,
  subjects: Subjects,
): Promise<SignInAnswer> {
  const methods = await methodsOf(call.db, owner.id)
  if (!methods.length) return completeSignIn(call, owner, subjects)
  const challengeToken = await openSession(call.db, call.settings, {
    ...call,
    userId: owner.id,
    challenged: true,
  })
  return { twoFactorRequired: true, challengeToken, methods }
}

/** Everything that is asked was given: the person is in, and the device is known from now on. */
export async function completeSignIn(
  call: SigningIn,
  { id, name, email }: Owner,
  subjects: Subjects,
): Promise<SignedIn> {
  const token = await openSession(call.db, call.settings, { ...call, userId: id })
  const isNewDevice = await rememberDevice(call, id)
  if (isNewDevice) await tellOfSignIn(call, id)
  await forgetFailures(call.db, email)
  await changeUser(call, { id }, { last_sign_in_at: call.now })
  await writeAudit(
    call.db,
    { person: { userId: id, name, role: null }, requestId: call.requestId },
    { action: 'accounts.signIn', entity: 'user', entityId: id, changes: signInFacts(call) },
  )
  const identity = await identifyBy(call.db, call.settings, subjects)(token, { isAttended: true })
  if (!identity) throw unauthenticated()
  return { accessToken: token, ...(await profileOf(call.db, identity.person)) }
}

export async function profileOf(db: Db, person: Person) {
  return {
    userData: await readUserData(db, person.userId ?? ''),
    userAbilityRules: abilityRulesOf(person.permissions),
  }
}
