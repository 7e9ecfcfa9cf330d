import { sql } from 'kysely'
import { authorizationCodeGrant, fetchUserInfo, type Configuration } from 'openid-client'
import type { ChangeCall } from '#kit/server/call.ts'
import { refused } from '#kit/server/problems.ts'
import { secretHash } from '#kit/server/secrets.ts'
import { theKnown } from '#kit/server/the-row.ts'
import { continueSignIn, type Subjects } from '#modules/accounts/server/complete-sign-in.ts'
import type { singleSignOnEndpoints } from '../contract/single-sign-on.endpoints.ts'
import { browserCookie } from './begin-single-sign-on.ts'
import { issuerOf, returnAddress } from './issuer.ts'

type Finishing = ChangeCall<typeof singleSignOnEndpoints.finishSingleSignOn>

interface Identity {
  issuer: string
  subject: string
  email: string | null
}

/**
 * Signs in whom the issuer names, if that is a member of staff with us; nobody is added. A second
 * factor that the person has set up here is still asked for.
 */
export async function finishSingleSignOn(call: Finishing, subjects: Subjects) {
  const issuer = await issuerOf(call.settings)
  const attempt = await takeAttempt(call)
  const identity = await identityFrom(call, issuer, attempt).catch(() => {
    throw refused('singleSignOnFailed')
  })
  const owner = (await linkedOwner(call, identity)) ?? (await linkByEmail(call, identity))
  if (!owner) throw refused('noStaffUser')
  return continueSignIn(call, owner, subjects)
}

/** Once, even if what follows fails. */
async function takeAttempt({ outside, body, cookies }: Finishing) {
  const attempt = await outside
    .deleteFrom('single_sign_on_attempts')
    .where('state_hash', '=', secretHash(body.state))
    .where('browser_hash', '=', secretHash(cookies[browserCookie] ?? ''))
    .where('expires_at', '>', sql<string>`clock_now()`)
    .returning(['nonce', 'verifier'])
    .executeTakeFirst()
  if (!attempt) throw refused('singleSignOnFailed')
  return attempt
}

async function identityFrom(
  { body, settings }: Finishing,
  issuer: Configuration,
  attempt: { nonce: string; verifier: string },
): Promise<Identity> {
  const cameBack = new URL(returnAddress(settings))
  for (const [name, value] of Object.entries(body))
    if (value) cameBack.searchParams.set(name, value)
  const tokens = await authorizationCodeGrant(issuer, cameBack, {
    pkceCodeVerifier: attempt.verifier,
    expectedNonce: attempt.nonce,
    expectedState: body.state,
    idTokenExpected: true,
  })
  const claims = theKnown(tokens.claims())
  const about = claims['email']
    ? claims
    : await fetchUserInfo(issuer, tokens.access_token, claims.sub)
  const { email, email_verified: isVerified } = about as Record<string, unknown>
  return {
    issuer: claims.iss,
    subject: claims.sub,
    email: isVerified === true && typeof email === 'string' ? email.toLowerCase() : null,
  }
}

const staff = (db: Finishing['db']) =>
  db
    .selectFrom('users')
    .select(['users.id', 'users.name', 'users.email'])
    .where('users.type', '=', 'staff')
    .where('users.status', '=', 'active')

const linkedOwner = ({ db }: Finishing, { issuer, subject }: Identity) =>
  staff(db)
    .innerJoin('single_sign_on_identities as i', 'i.user_id', 'users.id')
    .where('i.issuer', '=', issuer)
    .where('i.subject', '=', subject)
    .executeTakeFirst()

/** The first time: by the e-mail that the issuer has verified. Later the subject alone counts. */
async function linkByEmail(call: Finishing, { issuer, subject, email }: Identity) {
  const { db } = call
  if (!email) return undefined
  const owner = await staff(db).where('users.email', '=', email).executeTakeFirst()
  if (!owner) return undefined
  const linked = await db
    .insertInto('single_sign_on_identities')
    .values({ issuer, subject, user_id: owner.id })
    .onConflict((known) => known.doNothing())
    .executeTakeFirst()
  if (!linked.numInsertedOrUpdatedRows) return undefined
  await call.audit({
    action: 'accounts.singleSignOnLinked',
    entity: 'user',
    entityId: owner.id,
    changes: { issuer: [null, issuer] },
    by: owner.name,
  })
  return owner
}
