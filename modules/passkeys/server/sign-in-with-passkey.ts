import {
  generateAuthenticationOptions,
  verifyAuthenticationResponse,
  type AuthenticationResponseJSON,
} from '@simplewebauthn/server'
import { sql } from 'kysely'
import type { ChangeCall } from '#kit/server/call.ts'
import { Problem } from '#kit/server/problems.ts'
import { countHit } from '#kit/server/rate-limit.ts'
import { completeSignIn, type Subjects } from '#modules/accounts/server/complete-sign-in.ts'
import { challengedBy, endChallenge } from '#modules/two-factor/server/challenged-session.ts'
import type { Assertion, passkeysEndpoints } from '../contract/passkeys.endpoints.ts'
import { ownSite, rememberChallenge, takeChallenge } from './passkey-challenges.ts'

type SigningIn = ChangeCall<typeof passkeysEndpoints.signInWithPasskey>

/** What the device is asked to sign; which passkey it is, the device says itself. */
export async function askForPasskey(call: ChangeCall<typeof passkeysEndpoints.askForPasskey>) {
  await countPasskeyCall(call)
  const options = await generateAuthenticationOptions({
    rpID: ownSite(call.settings).expectedRPID,
    userVerification: 'required',
  })
  await rememberChallenge(call.db, call.settings, { challenge: options.challenge, userId: null })
  return { ...options }
}

/**
 * Signs in with a passkey: instead of password and second factor, since the device has made sure
 * who holds it; or as the second factor, when the password was given before.
 */
export async function signInWithPasskey(call: SigningIn, subjects: Subjects) {
  await countPasskeyCall(call)
  const { body } = call
  const expectedChallenge = await takeChallenge(call.outside, body.clientDataJSON, null)
  const passkey = await findPasskey(call, body.id)
  const counter = await newCounterOf(call, passkey, expectedChallenge)
  await advance(call, passkey, counter)
  if (body.challengeToken) {
    const challenged = await challengedBy(call, body.challengeToken)
    if (challenged.id !== passkey.userId) throw new Problem(409, 'passkeyRefused')
    await endChallenge(call, challenged)
  }
  return completeSignIn(call, { ...passkey, id: passkey.userId }, subjects)
}

const countPasskeyCall = ({ outside, address }: Pick<SigningIn, 'outside' | 'address'>) =>
  countHit(outside, { key: `passkey:${address}`, most: 60, seconds: 60 })

async function findPasskey({ db }: SigningIn, credentialId: string) {
  const found = await db
    .selectFrom('passkeys as p')
    .innerJoin('users as u', 'u.id', 'p.user_id')
    .select(['p.id as passkeyId', 'p.public_key', 'p.counter', 'p.credential_id'])
    .select(['u.id as userId', 'u.name', 'u.email'])
    .where('p.credential_id', '=', credentialId)
    .where('u.status', '=', 'active')
    .executeTakeFirst()
  if (!found) throw new Problem(409, 'passkeyRefused')
  return found
}

type Found = Awaited<ReturnType<typeof findPasskey>>

async function newCounterOf(
  { body, settings }: SigningIn,
  passkey: Found,
  expectedChallenge: string,
): Promise<number> {
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      ...ownSite(settings),
      response: asStandard(body),
      expectedChallenge,
      requireUserVerification: true,
      credential: {
        id: passkey.credential_id,
        publicKey: new Uint8Array(passkey.public_key),
        counter: passkey.counter,
      },
    })
    if (verified) return authenticationInfo.newCounter
  } catch {
    // The library says in English what is wrong with it; the person can only try again.
  }
  throw new Problem(409, 'passkeyRefused')
}

/** A counter that does not grow is that of a copy; devices without one always say zero. */
async function advance({ db, now }: SigningIn, { passkeyId }: Found, counter: number) {
  const used = await db
    .updateTable('passkeys')
    .set({ counter: counter, last_used_at: now.toISOString() })
    .where('id', '=', passkeyId)
    .where(sql<boolean>`(counter < ${counter} or (counter = 0 and ${counter} = 0))`)
    .executeTakeFirst()
  if (!used.numUpdatedRows) throw new Problem(409, 'passkeyRefused')
}

const asStandard = (given: Assertion): AuthenticationResponseJSON => ({
  id: given.id,
  rawId: given.id,
  type: 'public-key',
  clientExtensionResults: {},
  response: {
    clientDataJSON: given.clientDataJSON,
    authenticatorData: given.authenticatorData,
    signature: given.signature,
  },
})
