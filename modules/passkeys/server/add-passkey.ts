import {
  generateRegistrationOptions,
  verifyRegistrationResponse,
  type RegistrationResponseJSON,
} from '@simplewebauthn/server'
import type { Change, ChangeCall } from '#kit/server/call.ts'
import { Problem } from '#kit/server/problems.ts'
import { theRow } from '#kit/server/the-row.ts'
import { requireRecentProof } from '#modules/accounts/server/recent-proof.ts'
import { endSessionsOf } from '#modules/accounts/server/sessions.ts'
import { factorAdded } from '#modules/two-factor/server/factor-added.ts'
import type { passkeysEndpoints, Registration } from '../contract/passkeys.endpoints.ts'
import { ownSite, rememberChallenge, takeChallenge } from './passkey-challenges.ts'
import { readPasskeys } from './passkey.queries.ts'

/** What the browser asks the person's device to make. */
export async function offerPasskey(change: Change) {
  await requireRecentProof(change)
  const { db, person, settings } = change
  const user = await db
    .selectFrom('users')
    .select(['id', 'email', 'name'])
    .where('id', '=', person.userId)
    .executeTakeFirstOrThrow()
  const known = await db
    .selectFrom('passkeys')
    .select('credential_id')
    .where('user_id', '=', user.id)
    .execute()
  const options = await generateRegistrationOptions({
    rpName: settings.appTitle,
    rpID: ownSite(settings).expectedRPID,
    userID: new Uint8Array(Buffer.from(user.id)),
    userName: user.email,
    userDisplayName: user.name,
    excludeCredentials: known.map(({ credential_id }) => ({ id: credential_id })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  await rememberChallenge(db, settings, { challenge: options.challenge, userId: user.id })
  return { ...options }
}

/** Keeps the public half of a passkey that the person's device has made. */
export async function addPasskey(call: ChangeCall<typeof passkeysEndpoints.addPasskey>) {
  await requireRecentProof(call)
  const userId = call.person.userId ?? ''
  const { body } = call
  const { credential } = await verified(call)
  const { id } = await call.db
    .insertInto('passkeys')
    .values({
      user_id: userId,
      credential_id: credential.id,
      public_key: Buffer.from(credential.publicKey),
      counter: credential.counter,
      transports: body.transports,
      name: body.name,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await endSessionsOf(call.db, userId, { except: call.person.sessionId })
  const recoveryCodes = await factorAdded(call, 'passkey')
  const passkey = theRow(await readPasskeys(call.db, userId, id))
  return { passkey, ...(recoveryCodes && { recoveryCodes }) }
}

/** @throws 409 `passkeyRefused` when it is not the answer to what was asked of this person */
async function verified(call: ChangeCall<typeof passkeysEndpoints.addPasskey>) {
  const { body, outside, person, settings } = call
  const expectedChallenge = await takeChallenge(outside, body.clientDataJSON, person.userId)
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      ...ownSite(settings),
      response: asStandard(body),
      expectedChallenge,
      requireUserVerification: true,
    })
    if (registrationInfo) return registrationInfo
  } catch {
    // The library says in English what is wrong with it; the person can only try again.
  }
  throw new Problem(409, 'passkeyRefused')
}

const asStandard = (given: Registration): RegistrationResponseJSON => ({
  id: given.id,
  rawId: given.id,
  type: 'public-key',
  clientExtensionResults: {},
  response: {
    clientDataJSON: given.clientDataJSON,
    attestationObject: given.attestationObject,
  },
})
